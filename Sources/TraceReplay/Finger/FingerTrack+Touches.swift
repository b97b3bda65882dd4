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
      gestures: touches.map { Self.gesture(of: $0, end) }, layer: .libinput, source: .touchscreen,
      lastEvent: Double(touches.last?.last?.time ?? 0) / 1e6)
  }

  private static func gesture(of touch: [Report], _ end: GestureEnd) -> FingerGesture {
    precondition(touch.count > 1, "a touch has a first report and a lift")
    let (first, lift) = (touch[0], touch[touch.count - 1])
    var gesture = FingerGesture(time: first.time, arrival: first.time)
    for report in touch.dropLast() {
      let sample = sample(
        at: report.time, travel: report.position - first.position, across: report.across - first.across)
      // What happens at one time is one sample.
      if gesture.samples.last?.timeMicroseconds == report.time { gesture.samples.removeLast() }
      gesture.samples.append(sample)
    }
    finish(&gesture, at: lift.time)
    gesture.end = end
    return gesture
  }

  private static func finish(_ gesture: inout FingerGesture, at time: Int64) {
    let last = gesture.samples.count - 1
    if gesture.samples[last].timeMicroseconds == time {
      gesture.samples[last].contacts = 0
    } else {
      var lift = sample(at: time, travel: gesture.samples[last].travel, across: gesture.samples[last].across)
      (lift.contacts, lift.carriesPosition) = (0, false)
      gesture.samples.append(lift)
    }
    gesture.endedMicroseconds = time
    gesture.endedArrivalMicroseconds = time
  }

  private static func sample(at time: Int64, travel: Double, across: Double) -> FingerSample {
    FingerSample(
      timeMicroseconds: time, arrivalMicroseconds: time, travel: travel, across: across, contacts: 1,
      carriesPosition: true)
  }
}
