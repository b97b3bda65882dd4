import ReplayExperiments

/// The reason why two engines disagree on a trace, found from the figures of both replays, never from the engines' names.
///
/// If only one fired, the first matching row decides, where "it" is the engine that did not fire:
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
  /// One fired without any finger; the other needs finger data.
  case noFinger = "no-finger"
  /// One fired because momentum carried the content past its threshold.
  case inertia
  /// The pull lay between the two thresholds.
  case threshold
  /// One turns the same finger travel into less pull.
  case resistance
  /// The touch was cancelled, and one engine requires a release.
  case cancel
  /// One requires the pull to last longer.
  case dwell
  /// One decides at the release, and by then the pull had gone back below its threshold.
  case calledOff = "called-off"
  /// One passed its threshold between the last display frame and the release, where it takes no sample.
  case unseen
  /// One was past its threshold, but another of its rules blocked it.
  case rule
  /// Both fired, one of them more often.
  case repeats
  /// Both fired, in different phases of the gesture.
  case moment
  /// Both fired in the same phase, noticeably far apart in time.
  case delay

  /// The smallest delay, in seconds, at which two triggers count as different: what a person notices (0.1 s, Miller 1968).
  package static let leastDelay = 0.1

  /// The reason for the disagreement; nil if both did the same, or so nearly that nobody notices.
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

  /// The kind if one fired on momentum: the other requires a finger, or momentum did not carry it past its own threshold.
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
