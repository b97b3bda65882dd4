import GestureTraces

extension ScriptedTrace {
  /// Adds one to four gestures of one to three strokes each, some caught in mid-bounce, some taken away.
  ///
  /// - Parameters:
  ///   - random: Where the numbers come from.
  ///   - least: The furthest that a stroke goes up, in points, below 0; down it goes 500 at most.
  ///   - holds: Whether the finger rests after half of the strokes.
  package mutating func dragAtRandom(_ random: inout SeededRandom, upTo least: Double, holds: Bool) {
    var time = 0
    for _ in 0..<(1 + Int(random.nextUnit() * 4)) {
      var positions: [(y: Double, time: Int)] = []
      var (moment, y) = (time, 0.0)
      for _ in 0..<(1 + Int(random.nextUnit() * 3)) {
        moment += 30 + Int(random.nextUnit() * 300)
        y += random.nextEven(least, 500)
        positions.append((y, moment))
        if holds, random.nextUnit() < 0.5 {
          moment += 100 + Int(random.nextUnit() * 700)
          positions.append((y, moment))
        }
      }
      let isCancelled = random.nextUnit() < 0.25
      drag(at: time, from: 0, to: positions, step: 8, lift: !isCancelled)
      if isCancelled { cancel(at: moment + 1) }
      time = moment + 20 + Int(random.nextUnit() * 900)
    }
  }
}
