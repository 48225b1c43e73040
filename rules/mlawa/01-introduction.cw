[1.0] Introduction
  commentary "what the game is about; the Polish player has to choose between the army Modlin and a line behind the Narew"
