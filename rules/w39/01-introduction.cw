[1.0] Introduction
  commentary "what the series is about, and that its games and maps can be joined; nothing to decide"
