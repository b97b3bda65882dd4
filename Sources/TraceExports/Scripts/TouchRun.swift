/// Fingers that do the same thing at the same time, each finger once.
struct TouchRun {
  /// What each of the fingers does; never empty.
  var touches: [ScreenTouch]

  /// What all of the fingers do at this time.
  var phase: ScreenTouch.Phase { touches[0].phase }
  /// Microseconds since the trace's zero.
  var timeMicroseconds: Int64 { touches[0].timeMicroseconds }

  /// The touches of a trace, in groups of fingers that do the same thing at the same time.
  static func runs(of touches: ScreenTouches) -> [TouchRun] {
    var runs: [TouchRun] = []
    for touch in touches.touches {
      if let last = runs.last, last.phase == touch.phase, last.touches[0].time == touch.time,
        !last.touches.contains(where: { $0.id == touch.id })
      {
        runs[runs.count - 1].touches.append(touch)
      } else {
        runs.append(TouchRun(touches: [touch]))
      }
    }
    return runs
  }
}
