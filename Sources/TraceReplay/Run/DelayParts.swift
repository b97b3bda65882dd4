/// The parts of the delay between the moment at which a trigger was due and the app's callback.
///
/// | part | from | to |
/// |---|---|---|
/// | sample | what makes it due happens on the finger's path | the first sample that shows it, or the release |
/// | delivery | that sample's own time | it reaches the program; 0 without `--arrival` |
/// | frame | it has reached the program | the first display frame at or after |
/// | policy | that frame, plus the dwell if the policy has one | the trigger |
/// | callback | the trigger | the app's callback |
///
/// Content that moves by itself needs no sample, so its first two parts are 0, unless an earlier input
/// has not reached the program yet. The parts add up to callback minus due, except for rounding. `policy` is negative
/// if an engine fires before it is due by its own threshold, for example one that decides at the crossing of
/// another threshold, or that a smaller pull has armed.
public struct DelayParts: Equatable, Sendable {
  /// Seconds from the due moment until a sample of the finger shows it, ≥ 0.
  public package(set) var sample: Double
  /// Seconds from that sample's own time until it reaches the program, ≥ 0; 0 without `--arrival`. The sample is the one that shows the due
  /// moment.
  public package(set) var delivery: Double
  /// Seconds from the sample's delivery to the first display frame at or after it, ≥ 0 and less than one frame.
  public package(set) var frame: Double
  /// Seconds from that display frame to the trigger, minus the policy's dwell; negative if the engine fires before it is due.
  public package(set) var policy: Double
  /// Seconds from the trigger to the callback, ≥ 0.
  public package(set) var callback: Double
  /// Seconds from the due moment to the callback, signed: the sum of the five parts.
  public package(set) var total: Double

  /// The parts of a delay and their sum, in seconds.
  package init(
    sample: Double, delivery: Double, frame: Double, policy: Double, callback: Double, total: Double
  ) {
    (self.sample, self.delivery, self.frame) = (sample, delivery, frame)
    (self.policy, self.callback, self.total) = (policy, callback, total)
  }

  /// The five parts in order of time, without `total`, in seconds.
  public var parts: [Double] { [sample, delivery, frame, policy, callback] }
}

extension DelayParts {
  /// The parts for one trigger; nil if the callback came before it, because the app began the refresh itself.
  ///
  /// - Parameters:
  ///   - due: What made the trigger due.
  ///   - gesture: The index of the gesture that `due` belongs to, from 0.
  ///   - timeline: When inputs happened, and when they reached the program.
  ///   - clock: The display's frames.
  ///   - trigger: The first trigger, in seconds.
  ///   - callback: The first callback, in seconds.
  init?(
    of due: DueMoment, gesture: Int, in timeline: ReplayTimeline, clock: FrameClock, trigger: Double,
    callback: Double
  ) {
    guard callback >= trigger else { return nil }
    let (shown, reached) = timeline.news(of: due, gesture: gesture)
    let frame = clock.time(of: clock.index(atOrAfter: reached))
    sample = shown - due.since
    delivery = reached - shown
    self.frame = frame - reached
    policy = trigger - frame - due.dwell
    self.callback = callback - trigger
    total = callback - due.time
  }
}

extension ReplayTimeline {
  /// True if the gesture's end had already reached the program at the frame that would have shown that a trigger was due.
  ///
  /// - Parameters:
  ///   - due: The event that made the trigger due.
  ///   - gesture: The index of the gesture that `due` belongs to, from 0.
  ///   - clock: The display's frames.
  /// - Returns: False for a release, which itself is the end, and for momentum.
  func isUnseen(_ due: DueMoment, gesture: Int, clock: FrameClock) -> Bool {
    guard due.shownBy == .sample else { return false }
    let (_, reached) = news(of: due, gesture: gesture)
    let frame = clock.time(of: clock.index(atOrAfter: reached))
    // A finger makes nothing due after its end, so the end is not among the earlier inputs.
    let end = input(of: gesture, atOrAfter: due.since) { $0 == .lift || $0 == .cancel }
    return end.map { $0.delivery <= frame } ?? false
  }

  /// How much later than the sample that caused it a solved crossing may lie because of rounding, in seconds.
  private static var crossingSlack: Double { 1e-9 }

  /// The time of the input that shows that a trigger is due, and the time at which it has reached the program, both in seconds.
  fileprivate func news(of due: DueMoment, gesture: Int) -> (shown: Double, reached: Double) {
    if let kind = due.shownBy {
      guard let input = input(of: gesture, atOrAfter: due.since, where: { $0 == kind }) else {
        return (due.since, due.since)
      }
      let shown = max(due.since, input.time)
      return (shown, max(shown, input.delivery))
    }
    // Content that moves by itself is visible once all earlier inputs have arrived.
    let before = inputs[..<firstInput(from: due.since + Self.crossingSlack)].last
    return (due.since, max(due.since, before?.delivery ?? due.since))
  }

  /// The first input of a gesture's finger at or after `time`, except for rounding, that satisfies a condition; nil for none.
  ///
  /// The search ends with the gesture; otherwise a trace with many gestures would take quadratic time.
  private func input(
    of gesture: Int, atOrAfter time: Double, where isWanted: (ReplayInput.Kind) -> Bool
  ) -> ReplayInput? {
    for input in inputs[firstInput(from: time - Self.crossingSlack)...] where input.kind != .wheel {
      if input.gesture > gesture { return nil }
      if input.gesture == gesture, isWanted(input.kind) { return input }
    }
    return nil
  }

  /// The index of the first input at or after `time`; the count if there is none.
  private func firstInput(from time: Double) -> Int {
    var (low, high) = (0, inputs.count)
    while low < high {
      let middle = (low + high) / 2
      if inputs[middle].time < time { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
