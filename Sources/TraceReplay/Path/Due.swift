import PullToRefresh

/// The event that makes a trigger due (a crossing of the threshold or a release), and its time.
struct DueMoment: Equatable {
  /// The time of the crossing or the release, in seconds since the trace's zero.
  let since: Double
  /// How long the policy wants the pull to stay past the threshold after that event, in seconds; 0 for policies without a dwell.
  var dwell = 0.0
  /// The kind of input by which an engine learns of the event; nil for content that moves by itself.
  let shownBy: ReplayInput.Kind?

  /// The time at which a perfect engine would trigger, in seconds since the trace's zero.
  var time: Double { since + dwell }
}

extension GestureFigures {
  /// The moment at which a perfect engine with the same policy would trigger; nil if it never would.
  ///
  /// Depending on the policy: the first crossing; the release while past the threshold or still armed; or the end of the dwell after the
  /// first crossing that lasts long enough. If the policy requires a finger, only crossings under it count. An armed bounce-back is due at
  /// the release. An engine that also fires under the finger is due at the earlier of the two.
  func due(by traits: RefreshTraits, gesture: FingerGesture, measure: PullMeasure) -> DueMoment? {
    if let dragFire { return Self.due(dragFire, dwell: 0) }
    let counted = crossings.filter { $0.isContact || !traits.requiresFinger }
    switch traits.moment {
    case .crossing: return counted.first(where: { $0.isUp }).map { Self.due($0, dwell: 0) }
    case .release, .bounceBack:
      guard let releasePull, isStillArmed || measure.isPast(releasePull) else { return nil }
      return DueMoment(since: gesture.ended, shownBy: .lift)
    case .dwell(let dwell):
      let last = traits.requiresFinger ? gesture.ended : .infinity
      return Self.startOfFirst(dwell, in: counted, last: last).map { Self.due($0, dwell: dwell) }
    }
  }

  private static func due(_ crossing: Crossing, dwell: Double) -> DueMoment {
    DueMoment(since: crossing.time, dwell: dwell, shownBy: crossing.isContact ? .sample : nil)
  }

  /// The time at which the pull first passes the threshold and then stays past it for at least `dwell` seconds; nil if it never does.
  private static func startOfFirst(_ dwell: Double, in crossings: [Crossing], last: Double) -> Crossing? {
    for (index, crossing) in crossings.enumerated() where crossing.isUp {
      let end = index + 1 < crossings.count ? crossings[index + 1].time : last
      if end - crossing.time >= dwell { return crossing }
    }
    return nil
  }
}
