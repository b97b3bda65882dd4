/// The frames that a machine need not be told of.
extension RefreshMachine {
  /// The offsets at which no change does anything.
  ///
  /// | state | quiet while |
  /// |---|---|
  /// | idle | there is no pull |
  /// | pulling | there is a pull, short of the threshold where it could arm |
  /// | armed | the pull is beyond threshold − hysteresis, and no first change after the lift is waited for |
  /// | refreshing, with room to make at the lift and no finger | never |
  /// | refreshing, finishing | always; without the busy lock as above |
  /// | any, not re-armed | and it does not re-arm: not at rest, not below the pull that would |
  /// | any, with a cooldown | a finger is down: whether content still moved a moment ago depends on each change |
  ///
  /// And the pull stays on its side of the threshold. A policy that measures travel asks `quietTravel(_:)` about the pull.
  public func quietOffsets(_ view: ScrollSituation) -> QuietInterval {
    if policy.gates.cooldown > 0, !view.isTracking { return .nothing }
    if makesRoomSoon(view) { return .nothing }
    let rest = quietRest(view)
    if policy.input == .offset { return rest.intersection(quietPull(view) { quiet($0) }) }
    return view.isTracking || isSettled(view) ? rest : .nothing
  }

  /// The travel at which no sample does anything: by the same table, and all of it where a policy watches the offset.
  public func quietTravel(_ view: ScrollSituation) -> QuietInterval {
    policy.input == .offset ? .everything : quietPull(view) { quietTravel($0) }
  }

  /// A part of the pulls that there are.
  private enum Pulls {
    case all, none, some
    case below(Double), beyond(Double)
  }

  private func makesRoomSoon(_ view: ScrollSituation) -> Bool {
    display?.state == .refreshing && policy.inset.timing == .release && !view.isTracking && ownInset == 0
      && policy.inset.height > 0
  }

  /// The offsets at which it does not re-arm for being at rest, at any speed.
  private func quietRest(_ view: ScrollSituation) -> QuietInterval {
    guard !isRearmed, policy.rearm == .atRest, !view.isTracking else { return .everything }
    return QuietInterval(high: (-PullGesture.restDistance).nextDown).before(adding: originalTopInset)
  }

  /// The pulls that leave it as it is, each part of them turned into offsets or travel by `interval`.
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

  /// True if a pull beyond the threshold could arm it, at any angle that a finger may come to have.
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

  /// The travel past the edge beyond which there is a pull, in points.
  private var lostTravel: Double {
    switch policy.input {
    case .offset, .travel, .travelCurve(.resisted): 0
    case .travelCurve(.beyond(let slop)), .travelCurve(.after(let slop, _)): slop
    // Whole pixels: the first is the least pull.
    case .travelCurve(.damped): travel(forPull: 1)
    }
  }

  /// The travel past the edge that is no pull.
  private var unpulled: QuietInterval {
    if case .travelCurve(.damped) = policy.input { return .well(below: lostTravel) }
    return QuietInterval(high: lostTravel)
  }

  /// The travel past the edge from which a pull is beyond `level`, in points.
  private func leastTravel(beyond level: Double) -> Double {
    // Of whole pixels the next is the first that is more.
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

  /// True if a change of the offset does nothing while the pull is what it is: no finger measures it.
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
