import ReplayExperiments

/// The reason why two engines disagree on a gesture, found from the figures of both replays, never from the engines' names.
///
/// If only one engine fired, the first row of the table that applies decides. "It" is the engine that did not fire, "the other" the engine
/// that fired:
///
/// | it … | kind |
/// |---|---|
/// | has no finger data to use | `noFinger` |
/// | never reached its threshold with a finger down, but momentum passed it and the other fired on momentum | `inertia` |
/// | never reached its threshold, but would have reached the other's; or the other fired on momentum | `threshold` |
/// | never reached its threshold and would not have reached the other's: it turns finger travel into less pull | `resistance` |
/// | reached its threshold, but the touch was cancelled | `cancel` |
/// | waits beyond its threshold, and the pull did not last long enough | `dwell` |
/// | reached its threshold, but was below it at the release | `calledOff` |
/// | passed it after the last display frame before the release, and samples on frames | `unseen` |
/// | was beyond it at the decisive moment, and another rule still blocked it | `rule` |
///
/// If both fired: `repeats` if one fired more often, `moment` if they fired in different phases of the gesture, otherwise `delay`.
package enum DisagreementKind: String, CaseIterable, Sendable {
  /// One engine fired although the gesture has no finger data; the other engine needs such data.
  case noFinger = "no-finger"
  /// One engine fired because momentum carried the content past its threshold; the other one needs a finger.
  case inertia
  /// The pull lay between the thresholds of the two engines.
  case threshold
  /// One engine turns the same finger travel into less pull.
  case resistance
  /// The touch was cancelled, and one engine fires only at a release.
  case cancel
  /// One engine requires the pull to stay beyond its threshold for longer.
  case dwell
  /// One engine decides at the release, when the pull had already gone back below its threshold.
  case calledOff = "called-off"
  /// The pull passed one engine's threshold between the last display frame and the release, where this engine takes no sample.
  case unseen
  /// The pull was past one engine's threshold, but another of its rules blocked the refresh.
  case rule
  /// Both engines fired, one of them more often.
  case repeats
  /// Both engines fired, but in different phases of the gesture.
  case moment
  /// Both engines fired in the same phase of the gesture, at least ``leastDelay`` apart.
  case delay

  /// The smallest delay between two triggers that counts as a difference, in seconds: what a person notices (0.1 s, Miller 1968).
  package static let leastDelay = 0.1

  /// The reason for the disagreement; nil if both engines did the same, or nearly the same.
  ///
  /// - Parameters:
  ///   - first: What the first engine did.
  ///   - second: What the second engine did.
  /// - Returns: The reason, or nil.
  static func of(_ first: PairedGesture.Side, _ second: PairedGesture.Side) -> DisagreementKind? {
    switch (first.fired, second.fired) {
    case (false, false): nil
    case (true, false): missing(in: second, beside: first)
    case (false, true): missing(in: first, beside: second)
    case (true, true): ofTwoThatFired(first, second)
    }
  }

  private static func missing(
    in quiet: PairedGesture.Side, beside fired: PairedGesture.Side
  ) -> DisagreementKind {
    guard let peakMargin = quiet.peakMargin else { return .noFinger }
    guard isBeyond(peakMargin, quiet.rule) else {
      if fired.phase == .settling { return ofMomentum(fired, quiet) }
      // `threshold + peakMargin` is the greatest pull as the engine that did not fire measures it.
      return quiet.threshold + peakMargin >= fired.threshold ? .threshold : .resistance
    }
    if quiet.isDue { return quiet.isDueUnseen ? .unseen : .rule }
    if quiet.rule.moment == .dwell { return .dwell }
    return quiet.endsInLift ? .calledOff : .cancel
  }

  /// The reason if one engine fired on momentum: the other needs a finger, or momentum did not carry the content past its threshold.
  private static func ofMomentum(
    _ fired: PairedGesture.Side, _ quiet: PairedGesture.Side
  ) -> DisagreementKind {
    guard quiet.rule.measure == .offset, let peak = fired.peakOverscroll else { return .inertia }
    return isBeyond(peak - quiet.threshold, quiet.rule) ? .inertia : .threshold
  }

  private static func isBeyond(_ margin: Double, _ rule: EngineRule) -> Bool {
    rule.isStrict ? margin > 0 : margin >= 0
  }

  private static func ofTwoThatFired(
    _ first: PairedGesture.Side, _ second: PairedGesture.Side
  ) -> DisagreementKind? {
    guard first.triggers == second.triggers else { return .repeats }
    guard let one = first.trigger, let other = second.trigger, abs(one - other) >= leastDelay else {
      return nil
    }
    return first.phase == second.phase ? .delay : .moment
  }
}
