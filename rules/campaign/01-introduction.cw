[1.0] Introduction
  | How the campaign went in 1939, and what each player has to aim at: the Germans are short of time, the Poles gain by every
  | day and by not being surrounded.
  commentary "history and advice; what the aims are worth is scored in 10.2"
  defect cam-21 "numbers the war that followed as the first of the world wars"
  see 10.2
