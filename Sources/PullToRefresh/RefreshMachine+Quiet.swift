/// The scroll callbacks and finger samples that a machine need not be notified of.
extension RefreshMachine {
  /// The offsets that the machine need not be notified of, because a change to them does nothing.
  ///
  /// | state | a change does nothing while |
  /// |---|---|
  /// | idle | there is no pull |
  /// | pulling | there is a pull, and it stays short of the threshold if passing that could arm |
  /// | armed | the pull is beyond threshold − hysteresis, and the machine does not wait for the first change after the release |
  /// | refreshing, with the inset to be added at the release and no finger | never |
  /// | refreshing, finishing | always; if pulls count during a refresh (no busy lock), as above |
  /// | any, not re-armed | as above, and the change does not re-arm: not at rest, pull not below the re-arming level |
  /// | any, with a cooldown | a finger is down: whether content moved a moment ago depends on each change |
  ///
  /// In all these cases the pull stays on its side of the threshold. For a policy that measures travel, `quietTravel(_:)` covers the pull.
  public func quietOffsets(_ view: ScrollSituation) -> QuietInterval {
    if policy.gates.cooldown > 0, !view.isTracking { return .nothing }
    if makesRoomSoon(view) { return .nothing }
    let rest = quietRest(view)
    if policy.input == .offset { return rest.intersection(quietPull(view) { quiet($0) }) }
    return view.isTracking || isSettled(view) ? rest : .nothing
  }

  /// The finger travel at which a sample does nothing, by the table of ``quietOffsets(_:)``; all travel if the policy watches the offset.
  public func quietTravel(_ view: ScrollSituation) -> QuietInterval {
    policy.input == .offset ? .everything : quietPull(view) { quietTravel($0) }
  }

  /// A range of pulls, relative to the levels at which the machine changes state.
  private enum Pulls {
    case all, none, some
    case below(Double), beyond(Double)
  }

  private func makesRoomSoon(_ view: ScrollSituation) -> Bool {
    display?.state == .refreshing && policy.inset.timing == .release && !view.isTracking && ownInset == 0
      && policy.inset.height > 0
  }

  /// The offsets at which the content does not count as at rest, at any speed, so that the machine is not re-armed.
  private func quietRest(_ view: ScrollSituation) -> QuietInterval {
    guard !isRearmed, policy.rearm == .atRest, !view.isTracking else { return .everything }
    return QuietInterval(high: (-PullGesture.restDistance).nextDown).before(adding: originalTopInset)
  }

  /// The pulls that leave the machine unchanged; `interval` turns each range of pulls into offsets or travel.
  private func quietPull(_ view: ScrollSituation, _ interval: (Pulls) -> QuietInterval) -> QuietInterval {
    let side = interval(policy.isBeyond(pull(view), threshold) ? .beyond(threshold) : .below(threshold))
    let quiet = side.intersection(interval(unrearming))
    guard display == nil || !policy.hasBusyLock else { return quiet }
    switch pullState {
    case .idle: return quiet.intersection(interval(.none))
    case .pulling:
      return quiet.intersection(interval(.some)).intersection(
        interval(couldArm(view) ? .below(threshold) : .all))
    case .armed:
      if awaitsBounce, !view.isTracking { return .nothing }
      return quiet.intersection(interval(.beyond(threshold - policy.hysteresis)))
    case .refreshing, .finishing: return quiet
    }
  }

  private var unrearming: Pulls {
    if case .below(let points) = policy.rearm, !isRearmed { return .beyond(points.nextUp) }
    return .all
  }

  /// True if a pull beyond the threshold could arm the machine, at any angle that the finger could reach.
  private func couldArm(_ view: ScrollSituation) -> Bool {
    guard isRearmed, gesture.couldPass(policy.gates, view) else { return false }
    switch policy.moment {
    case .crossing, .dwell: return view.isTracking || !policy.gates.requiresFinger
    case .release, .bounceBack: return view.isTracking
    }
  }

  // MARK: By offsets

  private func quiet(_ pulls: Pulls) -> QuietInterval {
    switch pulls {
    case .all: .everything
    case .none: .pulls(upTo: 0, past: originalTopInset)
    case .some: .pulls(above: 0, past: originalTopInset)
    case .below(let level):
      policy.isStrict
        ? .pulls(upTo: level, past: originalTopInset) : .pulls(below: level, past: originalTopInset)
    case .beyond(let level):
      policy.isStrict
        ? .pulls(above: level, past: originalTopInset) : .pulls(from: level, past: originalTopInset)
    }
  }

  // MARK: By travel

  private func quietTravel(_ pulls: Pulls) -> QuietInterval {
    let past: QuietInterval =
      switch pulls {
      case .all: .everything
      case .none: unpulled
      case .some: .well(above: lostTravel)
      case .below(let level):
        level > 0
          ? .well(below: leastTravel(beyond: level)) : (policy.isStrict && level == 0 ? unpulled : .nothing)
      case .beyond(let level):
        level > 0
          ? .well(above: leastTravel(beyond: level))
          : (policy.isStrict && level == 0 ? .well(above: lostTravel) : .everything)
      }
    return past.before(adding: -gesture.travelAtEdge)
  }

  /// The travel past the edge up to which there is no pull, in points.
  private var lostTravel: Double {
    switch policy.input {
    case .offset, .travel, .travelCurve(.resisted): 0
    case .travelCurve(.beyond(let slop)), .travelCurve(.after(let slop, _)): slop
    // The pull is in whole pixels, so the smallest is 1.
    case .travelCurve(.damped): travel(forPull: 1)
    }
  }

  /// The travel past the edge at which there is no pull.
  private var unpulled: QuietInterval {
    if case .travelCurve(.damped) = policy.input { return .well(below: lostTravel) }
    return QuietInterval(high: lostTravel)
  }

  /// The least travel past the edge with a pull beyond `level`, in points.
  private func leastTravel(beyond level: Double) -> Double {
    // The pull is in whole pixels, so the next one is the first above the level.
    if case .travelCurve(.damped) = policy.input, policy.isStrict {
      return travel(forPull: level.rounded(.down) + 1)
    }
    return travel(forPull: level)
  }

  private func travel(forPull pull: Double) -> Double {
    switch policy.input {
    case .offset: pull
    case .travel(let gain): pull / gain
    case .travelCurve(let curve): curve.travel(forPull: pull)
    }
  }

  /// True if a change of the offset does nothing, as long as the pull does not change because no finger is down to measure it.
  private func isSettled(_ view: ScrollSituation) -> Bool {
    let pull = pull(view)
    if case .below(let points) = policy.rearm, !isRearmed, pull <= points { return false }
    guard display == nil || !policy.hasBusyLock else { return true }
    switch pullState {
    case .idle: return pull <= 0
    case .pulling: return pull > 0 && !(policy.isBeyond(pull, threshold) && couldArm(view))
    case .armed: return !awaitsBounce && policy.isBeyond(pull, threshold - policy.hysteresis)
    case .refreshing, .finishing: return true
    }
  }
}
