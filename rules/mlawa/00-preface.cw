[preface] The campaign
  commentary "the history of the battle and notes on the design; the Soviet advance is left out of the game on purpose"
