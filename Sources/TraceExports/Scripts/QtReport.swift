/// One report of a touch screen as Qt takes it: every finger on the screen, with what became of it since the last.
struct QtReport {
  /// What became of a finger, by the names of `QEventPoint::State`.
  enum State: String {
    /// It came.
    case pressed = "Pressed"
    /// It moved.
    case updated = "Updated"
    /// It rests.
    case stationary = "Stationary"
    /// It was lifted.
    case released = "Released"
  }

  /// A finger in a report.
  struct Point {
    /// Where it is.
    var touch: ScreenTouch
    /// What became of it.
    var state: State
  }

  /// Microseconds since the trace's zero.
  var timeMicroseconds: Int64
  /// The fingers, in order of `id`; none where all are cancelled.
  var points: [Point]

  /// The reports of a trace, in order of time.
  ///
  /// - Parameter touches: The touches of the trace.
  /// - Returns: The reports, and how many fingers had to be lifted where the trace cancels them.
  static func reports(of touches: ScreenTouches) -> (reports: [QtReport], lifted: Int) {
    var reader = QtReportReader()
    for frame in touches.frames { reader.take(frame) }
    return (reader.reports, reader.lifted)
  }
}

/// Makes reports of a trace's frames.
private struct QtReportReader {
  var reports: [QtReport] = []
  var lifted = 0
  /// The fingers on the screen, by their number.
  private var down: [Int: ScreenTouch] = [:]
  /// What became of fingers since the last report.
  private var changed: [Int: QtReport.Point] = [:]

  /// Takes what happens at one time: one report, or more where a finger does two things that one report cannot say.
  mutating func take(_ frame: TouchFrame) {
    let cancels = frame.changes.filter { $0.phase == .cancel }
    for change in frame.changes {
      guard change.phase != .cancel || cancels.count < down.count else {
        finish(frame.timeMicroseconds)
        reports.append(QtReport(timeMicroseconds: frame.timeMicroseconds, points: []))
        down = [:]
        return
      }
      take(change)
    }
    finish(frame.timeMicroseconds)
  }

  private mutating func take(_ touch: ScreenTouch) {
    let state: QtReport.State =
      switch touch.phase {
      case .down: .pressed
      case .move: .updated
      case .up, .cancel: .released
      }
    if touch.phase == .cancel { lifted += 1 }
    if let before = changed[touch.id], before.state != .updated { finish(touch.timeMicroseconds) }
    changed[touch.id] = QtReport.Point(touch: touch, state: state)
    down[touch.id] = touch
  }

  private mutating func finish(_ time: Int64) {
    guard !changed.isEmpty else { return }
    let points = down.values.map { changed[$0.id] ?? QtReport.Point(touch: $0, state: .stationary) }
    reports.append(QtReport(timeMicroseconds: time, points: points.sorted { $0.touch.id < $1.touch.id }))
    for case (let id, .released) in changed.mapValues(\.state) { down[id] = nil }
    changed = [:]
  }
}

extension TouchFrame {
  /// Microseconds since the trace's zero, exactly.
  fileprivate var timeMicroseconds: Int64 { time / 1000 }
}
