scenario kock1 "Kock, 1 October"

[scenario-kock1/note-7] Germans and Soviets side by side
  | Soviets and Germans do not stack with each other, but they may attack together in one phase.
  see 5.24, 8.30
  forbid stack(H, _) when at(U) = H and U is german and at(F) = H and F is soviet

  dispute w39-C10 "whether they may share a battle, or only a phase"
    reading a preferred "it is put as an exception to keeping apart: one battle may have both"
      except 8.30 on fight(X) when attacker(X, U) and attacker(X, V) and U is german and V is soviet
        unless attacker(X, W) and W is slovak or lithuanian
    reading b "3.1 lets both act in the phase anyway; each still fights battles of its own"

  example "a German and a Soviet regiment strike together"
    given
      scenario = kock1
      unit u: german, infantry, at 3228
      unit s: soviet, infantry, at 3230
      unit e: polish, infantry, at 3229
      battle x: attacker u + s, target e
      phase = german_attack
    ask may fight(x)
    expect yes not by 8.30

  example "a German and a Soviet on one hex"
    given
      scenario = kock1
      unit u: german, infantry, strength 3, at 3228
      unit s: soviet, infantry, strength 3, at 3228
    ask may stack(3228, german)
    expect no by scenario-kock1/note-7

  example "a joint counter-attack"
    given
      scenario = kock1
      unit u: german, infantry, at 3228
      unit s: soviet, infantry, at 3230
      unit e: polish, infantry, at 3229
      battle x: attacker u + s, target e
      phase = german_counter
    ask may counter_fight(x)
    expect yes not by 8.30

  example "a Slovak joins the two"
    given
      scenario = kock1
      unit u: german, infantry, at 3228
      unit s: soviet, infantry, at 3230
      unit v: slovak, infantry, at 3329
      unit e: polish, infantry, at 3229
      battle x: attacker u + s + v, target e
      phase = german_attack
    ask may fight(x)
    expect no by 8.30

  example "a Slovak is no Soviet"
    given
      scenario = kock1
      unit u: german, infantry, at 3228
      unit v: slovak, infantry, at 3230
      unit e: polish, infantry, at 3229
      battle x: attacker u + v, target e
      phase = german_attack
    ask may fight(x)
    expect no by 8.30
