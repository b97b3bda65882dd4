/// The parts of the delay between the moment a trigger was due and the moment the app was told.
///
/// | part | from | to |
/// |---|---|---|
/// | sample | what makes it due happens on the finger's path | the first sample that shows it, or the lift |
/// | delivery | that sample's own time | it reaches the program; 0 but with `--arrival` |
/// | frame | it has reached the program | the first display frame at or after |
/// | policy | that frame, and the dwell where the policy has one | the trigger |
/// | callback | the trigger | the app is told |
///
/// Content in motion needs no sample: there the first two parts are 0, but where an input that came before
/// has not reached the program. The parts add up to callback less due, to rounding. `policy` is negative
/// where an engine fires before it is due by its own threshold, as one that decides at the crossing of
/// another, or that a smaller pull has armed.
public struct DelayParts: Equatable, Sendable {
  /// The time until a sample shows it, in seconds, ≥ 0.
  public package(set) var sample: Double
  /// The time until that sample reaches the program, in seconds, ≥ 0.
  public package(set) var delivery: Double
  /// The time until the first frame from then on, in seconds, ≥ 0 and below one frame's time.
  public package(set) var frame: Double
  /// The time that the policy waits beyond its dwell, in seconds, signed.
  public package(set) var policy: Double
  /// The time from the trigger to the callback, in seconds, ≥ 0.
  public package(set) var callback: Double
  /// Callback less due, in seconds, signed.
  public package(set) var total: Double

  /// Parts that are known, in seconds.
  package init(
    sample: Double, delivery: Double, frame: Double, policy: Double, callback: Double, total: Double
  ) {
    (self.sample, self.delivery, self.frame) = (sample, delivery, frame)
    (self.policy, self.callback, self.total) = (policy, callback, total)
  }

  /// The parts in order, `total` not among them.
  public var parts: [Double] { [sample, delivery, frame, policy, callback] }
}

extension DelayParts {
  /// The parts of one trigger; nil where the app was told before it, by a refresh it began itself.
  ///
  /// - Parameters:
  ///   - due: What made it due.
  ///   - gesture: The gesture that `due` is of, from 0.
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
  /// True if the end of the gesture has reached the program by the frame that would show what made a trigger
  /// due.
  ///
  /// - Parameters:
  ///   - due: The event that made it due.
  ///   - gesture: The gesture that `due` is of, from 0.
  ///   - clock: The display's frames.
  /// - Returns: False for a release, which ends it itself, and for what momentum does.
  func isUnseen(_ due: DueMoment, gesture: Int, clock: FrameClock) -> Bool {
    guard due.shownBy == .sample else { return false }
    let (_, reached) = news(of: due, gesture: gesture)
    let frame = clock.time(of: clock.index(atOrAfter: reached))
    // A finger makes nothing due once it has gone: its end is not among the inputs before.
    let end = input(of: gesture, atOrAfter: due.since) { $0 == .lift || $0 == .cancel }
    return end.map { $0.delivery <= frame } ?? false
  }

  /// The most that a solved crossing may lie behind the sample that made it, by rounding, in seconds.
  private static var crossingSlack: Double { 1e-9 }

  /// The times at which an input shows what made a trigger due and at which that has reached the program, in
  /// seconds.
  fileprivate func news(of due: DueMoment, gesture: Int) -> (shown: Double, reached: Double) {
    if let kind = due.shownBy {
      guard let input = input(of: gesture, atOrAfter: due.since, where: { $0 == kind }) else {
        return (due.since, due.since)
      }
      let shown = max(due.since, input.time)
      return (shown, max(shown, input.delivery))
    }
    // Content that moves by itself is seen as it is once all inputs before have arrived.
    let before = inputs[..<firstInput(from: due.since + Self.crossingSlack)].last
    return (due.since, max(due.since, before?.delivery ?? due.since))
  }

  /// The first input of a gesture's finger at or after `time`, but for rounding, that is of some kind; nil for none.
  ///
  /// Not searched for beyond the gesture: of a trace of many that would take a time that grows with their square.
  private func input(
    of gesture: Int, atOrAfter time: Double, where isWanted: (ReplayInput.Kind) -> Bool
  ) -> ReplayInput? {
    for input in inputs[firstInput(from: time - Self.crossingSlack)...] where input.kind != .wheel {
      if input.gesture > gesture { return nil }
      if input.gesture == gesture, isWanted(input.kind) { return input }
    }
    return nil
  }

  /// The first input at or after `time`; the count where there is none.
  private func firstInput(from time: Double) -> Int {
    var (low, high) = (0, inputs.count)
    while low < high {
      let middle = (low + high) / 2
      if inputs[middle].time < time { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
