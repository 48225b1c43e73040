[1.1] Nothing
  commentary "nothing"
