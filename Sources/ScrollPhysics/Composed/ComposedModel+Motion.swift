extension ComposedModel {
  /// The motion of released content: the fling inside the bounds, at an edge the rule for the crossing, and the return beyond it.
  ///
  /// A circular return starts with infinite velocity; content that is stopped in that moment continues from rest.
  public func trajectory(from offset: Double, velocity: Double, ticks: FrameTicks) -> ScrollTrajectory {
    moved(from: offset, velocity: velocity, isReleased: true)
  }

  /// The motion of content that was already moving, without what a release adds: least speeds, kicks and shares.
  public func trajectory(resumedFrom offset: Double, velocity: Double, ticks: FrameTicks) -> ScrollTrajectory
  {
    moved(from: offset, velocity: velocity, isReleased: false)
  }

  private func moved(from shown: Double, velocity: Double, isReleased: Bool) -> ScrollTrajectory {
    let velocity = velocity.isInfinite ? 0 : velocity
    if let lost = ScrollTrajectory.unless(finite: shown, velocity) { return lost }
    let offset = started(shown)
    let past = offset - extent.nearestRest(to: offset)
    if past != 0 {
      let start = isReleased ? parts.start.counted(velocity, past: past) : velocity
      return back(from: offset, velocity: start, isResumed: !isReleased)
    }
    let least = isReleased ? parts.fling.least : 0
    guard velocity != 0, abs(velocity) >= least else { return ScrollTrajectory(.rest(offset)) }
    if parts.crossing == .stop, offset == (velocity < 0 ? extent.lowestOffset : extent.highestOffset) {
      return ScrollTrajectory(.rest(offset))
    }
    return inside(from: offset, velocity: velocity, isReleased: isReleased)
  }

  /// The offset from which released content starts: a whole point if iScroll's fling decides.
  private func started(_ offset: Double) -> Double {
    if case .circular = parts.curves.fling { -BetterScrollModel.rounded(-offset) } else { offset }
  }

  private func inside(from offset: Double, velocity: Double, isReleased: Bool) -> ScrollTrajectory {
    switch parts.curves.fling {
    case .decay(let perSecond):
      let deceleration = Deceleration(perSecond: perSecond)
      let reach = isReleased ? parts.fling.reach : 0
      let start = reach > 0 ? reach * velocity * perSecond : velocity
      let stop = parts.fling.stop
      guard stop == 0 || abs(start) > stop else { break }
      return stop > 0
        ? extent.decayed(deceleration, downTo: stop, from: offset, velocity: start, back: { crossed($0, $1) })
        : .flung(
          .decay(deceleration, from: offset, velocity: start), velocity: start, in: extent,
          back: { crossed($0, $1) })
    case .quintic(let deceleration):
      var momentum = BetterScrollModel.Momentum()
      momentum.deceleration = deceleration
      let target = BetterScrollModel.momentum(
        from: -offset, velocity: -velocity / BetterScrollModel.millisecondsPerSecond,
        lower: -extent.highestOffset, upper: -extent.lowestOffset, wrapper: wrapper, momentum: momentum)
      return extent.thrown(from: offset, by: target, .outQuintic, back: { fromTarget($0, $1) })
    case .circular(let deceleration):
      let target = IScrollModel.momentum(
        from: -offset, velocity: -velocity / BetterScrollModel.millisecondsPerSecond,
        lower: -extent.highestOffset, upper: -extent.lowestOffset, wrapper: wrapper,
        deceleration: deceleration)
      return extent.thrown(from: offset, by: target, .outCircular, back: { fromTarget($0, $1) })
    default:
      guard let fling = fling(from: offset, velocity: velocity) else { break }
      return .flung(fling, velocity: velocity, in: extent, back: { crossed($0, $1) })
    }
    return ScrollTrajectory(.rest(offset))
  }

  /// The length that decides how far a fling to a target may go past an edge, in points; 0 if it ends at the edge.
  private var wrapper: Double { parts.crossing == .stop ? 0 : extent.viewportLength }

  private func fromTarget(_ offset: Double, _ edge: Double) -> ScrollTrajectory {
    back(from: offset, velocity: 0, isResumed: false)
  }

  /// The motion inside the bounds without an edge; nil for none.
  private func fling(from offset: Double, velocity: Double) -> ScrollPiece? {
    switch parts.curves.fling {
    case .brakedDecay(let perSecond, let deceleration):
      .friction(
        FlutterFriction(
          from: offset, velocity: velocity, perSecond: perSecond, constantDeceleration: deceleration))
    case .braking(let deceleration):
      .braking(Braking(from: offset, velocity: velocity, deceleration: deceleration), entered: 0)
    case .power(let friction):
      .clampingFling(FlutterClampingFling(from: offset, velocity: velocity, friction: friction))
    case .quartic(let speed):
      .momentum(AppKitMomentum(velocity: velocity, speedOfOneSecond: speed), from: offset)
    case .touchpad(let gamma, let beta):
      .touchpadFling(ChromiumTouchpadFling(velocity: velocity, gamma: gamma, beta: beta), from: offset)
    case .windows(let pixelsPerInch):
      .windowsFling(
        ChromiumWindowsFling(
          velocity: velocity, length: extent.viewportLength, pixelsPerInch: pixelsPerInch), from: offset)
    default: nil
    }
  }

  /// The motion of content that meets an edge with a velocity.
  private func crossed(_ edge: Double, _ velocity: Double) -> ScrollTrajectory {
    if parts.crossing == .stop { return ScrollTrajectory(.rest(edge)) }
    let velocity = limited(velocity, to: parts.start.greatestAtEdge)
    return back(from: edge, velocity: velocity, isResumed: false)
  }

  /// The return to the nearest edge; rest on it at once without one.
  private func back(from offset: Double, velocity: Double, isResumed: Bool) -> ScrollTrajectory {
    let edge = extent.nearestRest(to: offset)
    let (start, past) = (parts.start, offset - edge)
    let isSmooth = !parts.rounding.roundsOverscroll
    switch parts.curves.bounce {
    case .spring(let spring):
      let velocity = isResumed ? velocity : start.pushed(velocity, past: past)
      guard start.snaps else { return extent.bounce(spring, from: offset, velocity: velocity) }
      return ScrollTrajectory(
        .flutterReturn(
          FlutterSpringReturn(
            to: edge, from: offset, velocity: velocity, spring: spring, tolerance: parts.rest)))
    case .critical(let frequency):
      let rule = ChromiumExponential(
        amplitude: start.share, period: ChromiumExponential.stiffness / frequency)
      if isResumed { return rule.resumed(to: edge, stretch: past, velocity: velocity, isSmooth: isSmooth) }
      return rule.back(
        to: edge, stretch: past, velocity: limited(velocity, to: start.greatest), isSmooth: isSmooth)
    case .bezier(let longest):
      let rule = ChromiumBezier(size: extent.viewportLength)
      let back = ChromiumBezierRelease(
        rule: rule, stretch: past, velocity: limited(velocity, to: start.greatest),
        longestBack: longest)
      return ScrollTrajectory(.bezierReturn(back, about: edge, isSmooth: isSmooth))
    case .quartic(let duration): return eased(.outQuartic, duration, from: offset, to: edge)
    case .circular(let duration): return eased(.outCircular, duration, from: offset, to: edge)
    default: return ScrollTrajectory(.rest(edge))
    }
  }

  private func eased(
    _ easing: Easing, _ duration: Double, from offset: Double, to edge: Double
  ) -> ScrollTrajectory {
    guard offset != edge else { return ScrollTrajectory(.rest(edge)) }
    return ScrollTrajectory(.move(EasedMove(from: offset, to: edge, duration: duration, easing: easing)))
  }
}
