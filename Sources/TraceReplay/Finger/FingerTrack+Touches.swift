import GestureTraces
import PullToRefresh

extension FingerTrack {
  /// One report of a finger on a touchscreen: a time and a position.
  package struct Report: Equatable, Sendable {
    /// Microseconds since the first touch-down.
    package let time: Int64
    /// Vertical finger position, in points, positive downwards.
    package let position: Double
    /// Horizontal finger position, in points, positive to the right.
    package let across: Double

    /// A report of a finger at a position, in points, and a time, in microseconds.
    package init(time: Int64, position: Double, across: Double = 0) {
      (self.time, self.position, self.across) = (time, position, across)
    }
  }

  /// A track built from a touchscreen's reports.
  ///
  /// - Parameters:
  ///   - touches: For each touch at least two reports in time order: the first is the touch-down, the last the release,
  ///     whose position is ignored.
  ///   - isCancelled: True if the system cancelled every touch instead of a release.
  package init(touches: [[Report]], isCancelled: Bool = false) {
    let end = isCancelled ? GestureEnd.cancel : .lift
    self.init(
      gestures: Self.gestures(of: touches, end), layer: .libinput, source: .touchscreen,
      lastEvent: Double(touches.last?.last?.time ?? 0) / 1e6)
  }

  private static func gestures(of touches: [[Report]], _ end: GestureEnd) -> [FingerGesture] {
    var builder = GestureBuilder()
    for touch in touches {
      precondition(touch.count > 1, "a touch has a first report and a release")
      let (first, lift) = (touch[0], touch[touch.count - 1])
      builder.begin(at: first.time, arrival: first.time)
      for report in touch.dropLast() {
        builder.put(
          FingerSample(
            timeMicroseconds: report.time, arrivalMicroseconds: report.time,
            travel: report.position - first.position, across: report.across - first.across, contacts: 1,
            carriesPosition: true))
      }
      builder.leave(end, at: lift.time)
    }
    return builder.ended
  }
}
