/// One touchscreen report as Qt takes it: every finger on the screen, with its change since the last report.
struct QtReport {
  /// A finger's change, by the names of `QEventPoint::State`.
  enum State: String {
    /// The finger came down.
    case pressed = "Pressed"
    /// The finger moved.
    case updated = "Updated"
    /// The finger rests.
    case stationary = "Stationary"
    /// The finger was released.
    case released = "Released"
  }

  /// A finger in a report.
  struct Point {
    /// The finger's position.
    var touch: ScreenTouch
    /// The finger's change since the last report.
    var state: State
  }

  /// Microseconds since the trace's zero.
  var timeMicroseconds: Int64
  /// The fingers, in order of `id`; empty if all are cancelled.
  var points: [Point]

  /// The reports of a trace, in time order.
  ///
  /// - Parameter touches: The touches of the trace.
  /// - Returns: The reports, and the number of fingers that are released although the trace cancels them.
  static func reports(of touches: ScreenTouches) -> (reports: [QtReport], lifted: Int) {
    var reader = QtReportReader()
    for run in TouchRun.runs(of: touches) { reader.take(run) }
    reader.finish()
    return (reader.reports, reader.lifted)
  }
}

/// Turns runs of touches into reports: one per time, or more if a finger does two things that one report cannot express.
private struct QtReportReader {
  var reports: [QtReport] = []
  var lifted = 0
  /// The fingers on the screen at the last report, and those that came since.
  private var down: [Int: ScreenTouch] = [:]
  /// The changes of fingers since the last report, at `time`.
  private var changed: [Int: QtReport.Point] = [:]
  private var time: Int64 = 0

  mutating func take(_ run: TouchRun) {
    if run.timeMicroseconds != time { finish() }
    time = run.timeMicroseconds
    let lifts = changed.values.count { $0.state == .released }
    if run.phase == .cancel, run.touches.count == down.count - lifts {
      finish()
      reports.append(QtReport(timeMicroseconds: time, points: []))
      down = [:]
      return
    }
    if run.phase == .cancel { lifted += run.touches.count }
    for touch in run.touches { take(touch, Self.state(after: run.phase)) }
  }

  private static func state(after phase: ScreenTouch.Phase) -> QtReport.State {
    switch phase {
    case .down: .pressed
    case .move: .updated
    case .up, .cancel: .released
    }
  }

  /// Adds a touch. A finger that moves and is released at the new position becomes one release there; any other two changes of a finger
  /// take two reports.
  private mutating func take(_ touch: ScreenTouch, _ state: QtReport.State) {
    if let before = changed[touch.id], before.state != .updated || state != .released { finish() }
    changed[touch.id] = QtReport.Point(touch: touch, state: state)
    down[touch.id] = touch
  }

  /// Ends the report that is open, if any.
  mutating func finish() {
    guard !changed.isEmpty else { return }
    let points = down.values.map { changed[$0.id] ?? QtReport.Point(touch: $0, state: .stationary) }
    reports.append(QtReport(timeMicroseconds: time, points: points.sorted { $0.touch.id < $1.touch.id }))
    for (id, point) in changed where point.state == .released { down[id] = nil }
    changed = [:]
  }
}
