import GestureTraces
import PullToRefresh

extension FingerTrack {
  /// One report of a touchscreen's finger.
  package struct Report: Equatable, Sendable {
    /// Microseconds since the first touch.
    package let time: Int64
    /// Where the finger is, in points, growing downwards.
    package let position: Double
    /// Where it is across, in points, growing to the right.
    package let across: Double

    /// A finger at a place at a time.
    package init(time: Int64, position: Double, across: Double = 0) {
      (self.time, self.position, self.across) = (time, position, across)
    }
  }

  /// The finger of reports, as a touchscreen sends them.
  ///
  /// - Parameters:
  ///   - touches: For each touch its reports in order of time: the first is where it comes down, the last one its lift,
  ///     whose position counts for nothing. Each has two at least.
  ///   - isCancelled: True if the system took every touch away, in place of a lift.
  package init(touches: [[Report]], isCancelled: Bool = false) {
    let end = isCancelled ? GestureEnd.cancel : .lift
    self.init(
      gestures: Self.gestures(of: touches, end), layer: .libinput, source: .touchscreen,
      lastEvent: Double(touches.last?.last?.time ?? 0) / 1e6)
  }

  private static func gestures(of touches: [[Report]], _ end: GestureEnd) -> [FingerGesture] {
    var builder = GestureBuilder()
    for touch in touches {
      precondition(touch.count > 1, "a touch has a first report and a lift")
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
