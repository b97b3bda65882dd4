import GestureTraces
import PullToRefresh
import TextFormats

extension FingerTrack {
  /// The movements of a script's finger, sampled like a touchscreen's.
  ///
  /// While the finger moves there is a sample every 1 / `rate` seconds from the start of the move, and one at each of its
  /// ends. A finger at rest gives none.
  ///
  /// - Parameters:
  ///   - script: What the finger does.
  ///   - rate: Reports per second, above 0.
  public init(of script: FingerScript, rate: Double) {
    precondition(rate > 0 && rate < .infinity, "a finger's report rate must be above 0 and finite")
    var finger = ScriptedFinger(rate: rate)
    for step in script.steps { finger.take(step) }
    self.init(
      gestures: finger.gestures, layer: .libinput, source: .touchscreen,
      lastEvent: Double(finger.time) / 1e6)
  }
}

/// Turns the steps of a script into samples; times are whole microseconds, as in a trace.
private struct ScriptedFinger {
  let rate: Double
  private(set) var time: Int64 = 0
  private var builder = GestureBuilder()
  private var travel = 0.0

  init(rate: Double) { self.rate = rate }

  /// All gestures of the script. One without an end lasts until its last sample, as in a trace.
  var gestures: [FingerGesture] {
    guard var open = builder.open else { return builder.ended }
    open.endedMicroseconds = open.samples.last?.timeMicroseconds ?? open.beganMicroseconds
    open.endedArrivalMicroseconds = open.endedMicroseconds
    return builder.ended + [open]
  }

  mutating func take(_ step: FingerScript.Step) {
    switch step {
    case .down:
      travel = 0
      builder.begin(at: time, arrival: time)
      add(travel: 0)
    case .move(let target, let microseconds): move(to: target, microseconds)
    case .hold(let microseconds), .wait(let microseconds): time += microseconds
    case .release: builder.leave(.lift, at: time)
    case .cancel: builder.leave(.cancel, at: time)
    }
  }

  private mutating func move(to target: Double, _ microseconds: Int64) {
    let (start, from) = (time, travel)
    // The end of a rest: the finger has not moved since the previous sample.
    if let last = builder.open?.samples.last, last.timeMicroseconds < start { add(travel: from) }
    var count = 1.0
    while case let since = Int64(clamping: (count * 1e6 / rate).rounded()), since < microseconds {
      time = start + since
      if time > (builder.open?.samples.last?.timeMicroseconds ?? start) {
        add(travel: from + (target - from) * (Double(since) / Double(microseconds)))
      }
      count += 1
    }
    time = start + microseconds
    travel = target
    add(travel: target)
  }

  private mutating func add(travel: Double) {
    builder.add(
      FingerSample(
        timeMicroseconds: time, arrivalMicroseconds: time, travel: travel, across: 0, contacts: 1,
        carriesPosition: true))
  }
}
