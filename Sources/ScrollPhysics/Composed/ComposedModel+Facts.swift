extension ComposedModel: DescribedModel {
  public var facts: ModelFacts {
    ModelFacts(
      family: .own, summary: "Your own model, from a file or from the app that embeds the library.",
      source: OriginalSource(
        observed: .init("nothing; its constants were given", on: "this program", by: "the model's own file")),
      fixed: nil, cases: nil, known: "")
  }

  public var curves: ModelCurves { parts.curves }

  /// Whether the model claims a property: what follows from its parts.
  public func promise(of property: CertificateProperty) -> CertificatePromise {
    switch property {
    case .catchOffset where parts.catching == .atTravel || !holdsEverywhere || isCutTwice: .broken
    case .mirror where parts.start.direction == .towardsStart: .broken
    default: .byMapping
    }
  }

  /// True if a finger can hold content wherever a motion may take it.
  private var holdsEverywhere: Bool {
    switch parts.curves.drag {
    case .share(let share): share > 0
    case .clamp: false
    // Only Chromium's own return stays within the same tenth of the viewport.
    case .tangent: !isThrown
    case .viewportTangent(_, let part):
      if case .bezier = parts.curves.bounce { part >= ChromiumBezier.greatestShare } else { !isThrown }
    default: true
    }
  }

  /// True if a catch cuts an offset between whole points, and the travel that shows it: content then jumps by more than a point.
  private var isCutTwice: Bool {
    guard parts.rounding == .overscrollCut else { return false }
    return switch parts.curves.bounce {
    case .spring, .quartic, .circular: true
    default: false
    }
  }

  /// True if a motion may take content further past an edge than a finger does.
  private var isThrown: Bool {
    if case .quintic = parts.curves.fling { return true }
    if case .circular = parts.curves.fling { return true }
    return switch parts.curves.bounce {
    case .spring, .critical, .bezier: true
    default: false
    }
  }

  public func list(in list: inout some ModelFactList) {
    listDrag(in: &list)
    listRelease(in: &list)
    listFling(in: &list)
    listReturn(in: &list)
    if parts.rounding.pixel > 0 {
      list.constant("pixels per point", 1 / parts.rounding.pixel, .pixelsPerPoint, "given")
    }
    list.rest(parts.rest, "given")
  }

  private func listDrag(in list: inout some ModelFactList) {
    switch parts.curves.drag {
    case .band(let coefficient), .rangeBand(let coefficient):
      list.constant("rubber-band coefficient", coefficient, "given")
    case .longBand(let coefficient, let length):
      list.constant("rubber-band coefficient", coefficient, "given")
      list.constant("rubber-band dimension", length, .points, "given")
    case .share(let share), .filteredIncrements(let share):
      list.constant("fraction shown past an edge", share, "given", key: "drag_share")
    case .exponential(let share), .geckoIncrements(let share):
      list.constant("fraction shown at an edge", share, "given", key: "drag_share")
    case .divided(let divisor):
      list.constant("travel past an edge, divided by", divisor, "given", key: "drag_divisor")
    case .tangent(let share, let greatest):
      list.constant("fraction shown at an edge", share, "given", key: "drag_share")
      list.constant("farthest drag past an edge", greatest, .points, "given", key: "drag_limit")
    case .viewportTangent(let share, let part):
      list.constant("fraction shown at an edge", share, "given", key: "drag_share")
      list.constant("farthest drag, of the viewport", part, "given", key: "drag_limit_share")
    case .clamp(let limit):
      list.constant("farthest drag past an edge", limit, .points, "given", key: "drag_limit")
    case .flutterIncrements(let gain), .flutterRigidIncrements(let gain), .rigidBand(let gain):
      list.constant("drag factor", gain, "given")
    case .stretch, .clampedIncrements, .heldIncrements: break
    }
  }

  private func listRelease(in list: inout some ModelFactList) {
    let (release, fling) = (parts.release, parts.fling)
    if release.gain != 1 { list.constant("velocity, times", release.gain, "given", key: "velocity_gain") }
    if release.least > 0 { list.constant("least fling speed", release.least, .speed, "given") }
    if release.greatest < .infinity {
      list.constant("greatest fling speed", release.greatest, .speed, "given")
    }
    if release.leastTravel > 0 { list.constant("least fling travel", release.leastTravel, .points, "given") }
    if fling.least > 0 {
      list.constant("content moves from", fling.least, .speed, "given", key: "least_start_speed")
    }
    if fling.reach > 0 {
      list.constant("distance of a fling, of the velocity", fling.reach, .seconds, "given")
    }
    if fling.stop > 0 { list.constant("decay ends at", fling.stop, .speed, "given", key: "stop_speed") }
  }

  private func listFling(in list: inout some ModelFactList) {
    switch parts.curves.fling {
    case .decay(let perSecond): list.constant("friction", perSecond, .perSecond, "given")
    case .brakedDecay(let perSecond, let deceleration):
      list.constant("friction", perSecond, .perSecond, "given")
      list.constant("constant deceleration", deceleration, .acceleration, "given")
    case .braking(let deceleration): list.constant("deceleration", deceleration, .acceleration, "given")
    case .power(let friction): list.constant("friction", friction, "given")
    case .quartic(let speed):
      list.constant("momentum lasts 1 s from", speed, .speed, "given", key: "momentum_speed_of_1_s")
    case .touchpad(let gamma, let beta):
      list.constant("fling curve β", beta, .speed, "given", key: "fling_beta")
      list.constant("fling curve γ", gamma, .perSecond, "given", key: "fling_gamma")
    case .windows(let pixelsPerInch):
      list.constant("fling density", pixelsPerInch, .pixelsPerInch, "given")
    case .quintic(let deceleration), .circular(let deceleration):
      list.constant("deceleration", deceleration, .accelerationPerMillisecond, "given")
    case .rest, .spline, .sprung: break
    }
  }

  private func listReturn(in list: inout some ModelFactList) {
    let start = parts.start
    switch parts.curves.bounce {
    case .spring(let spring): list.spring(spring, "given")
    case .critical(let frequency): list.constant("return's frequency", frequency, .perSecond, "given")
    case .bezier(let longest): list.constant("longest return", longest, .seconds, "given")
    case .quartic(let duration), .circular(let duration):
      list.constant("return's duration", duration, .seconds, "given", key: "return_duration")
    case .rest, .stretchSpring, .halves, .smoothstep: break
    }
    if start.share != 1 {
      list.constant("velocity of a return, times", start.share, "given", key: "return_share")
    }
    if start.kick > 0 { list.constant("kick, of the overscroll", start.kick, .perSecond, "given") }
    if start.leastKick > 0 {
      list.constant("least kick, of the overscroll", start.leastKick, .perSecond, "given")
    }
    if start.greatest < .infinity {
      list.constant("greatest return speed", start.greatest, .speed, "given")
    }
    if start.greatestAtEdge < .infinity {
      list.constant("greatest edge speed", start.greatestAtEdge, .speed, "given")
    }
  }
}
