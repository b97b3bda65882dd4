import ReplayExperiments

/// The reason why two engines disagree on a trace: found from the figures of both replays, never from the engines' names.
///
/// The one that did not fire is asked first what it lacked:
///
/// | it … | kind |
/// |---|---|
/// | has no gesture to look at | `noFinger` |
/// | never saw its threshold under the finger, but momentum passed it and the other fired on that | `inertia` |
/// | never saw its threshold, but would have passed the other's, or the other fired on momentum | `threshold` |
/// | never saw its threshold, nor would have the other's: it makes less of the finger's travel | `resistance` |
/// | saw its threshold, the touch was cancelled | `cancel` |
/// | waits beyond its threshold, and not so long | `dwell` |
/// | saw its threshold, was below it at the lift | `calledOff` |
/// | passed it after the last display frame before the lift, and looks at frames | `unseen` |
/// | was beyond it when it counts, and yet kept still: a gate forbids it | `rule` |
///
/// Where both fired: `repeats` if one fired more often, `moment` if at another stage of the gesture, else `delay`.
package enum DisagreementKind: String, CaseIterable, Sendable {
  /// One fired without any finger; the other looks at fingers only.
  case noFinger = "no-finger"
  /// One fired on what momentum carried past its threshold.
  case inertia
  /// The pull lay between the two thresholds.
  case threshold
  /// One makes less of the same finger travel.
  case resistance
  /// The touch was cancelled, and one wants a lift.
  case cancel
  /// One wants the pull held for longer.
  case dwell
  /// One decides at the lift, and the pull had been taken back.
  case calledOff = "called-off"
  /// One passed its threshold between the last display frame and the lift, where nothing looks.
  case unseen
  /// One was due by its threshold, and another of its rules forbade it.
  case rule
  /// Both fired, one more often.
  case repeats
  /// Both fired, at different stages of the gesture.
  case moment
  /// Both fired at the same stage, far apart in time.
  case delay

  /// Both fired so far apart in time, in seconds, that they count as different: what a person notices (0.1 s, Miller 1968).
  package static let leastDelay = 0.1

  /// The kind; nil where both did the same, or so nearly that nobody notices.
  ///
  /// - Parameters:
  ///   - first: What one made of the trace.
  ///   - second: What the other made of it.
  /// - Returns: The reason.
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
      // How far the quiet one saw itself pulled.
      return quiet.threshold + peakMargin >= fired.threshold ? .threshold : .resistance
    }
    if quiet.isDue { return quiet.isDueUnseen ? .unseen : .rule }
    if quiet.rule.moment == .dwell { return .dwell }
    return quiet.endsInLift ? .calledOff : .cancel
  }

  /// One fired on what momentum did; the other keeps still because it wants a finger, or because momentum did not reach so far.
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
