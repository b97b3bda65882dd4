/// One touchscreen report as Qt receives it: every finger on the screen, with what changed since the last report.
struct QtReport {
  /// What a finger did since the last report, by the names of `QEventPoint::State`.
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

  /// A finger in a report: its position and what it did.
  struct Point {
    /// The finger's position, in points.
    var touch: ScreenTouch
    /// What the finger did since the last report.
    var state: State
  }

  /// Microseconds since the trace's zero.
  var timeMicroseconds: Int64
  /// The fingers, in order of `id`; empty if all are cancelled.
  var points: [Point]

  /// The reports for the touches of a trace, in time order.
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

/// Turns touches into reports: one per time, or more if a finger does two things that one report cannot express.
private struct QtReportReader {
  var reports: [QtReport] = []
  var lifted = 0
  /// The fingers on the screen at the last report, and those that have come down since, by number.
  private var down: [Int: ScreenTouch] = [:]
  /// The fingers that have changed since the last report, at the time `time`, by number.
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

  /// Adds what a touch does to the open report. A finger that moves and is released at the new position becomes one release there; any
  /// other two changes of a finger take two reports.
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
