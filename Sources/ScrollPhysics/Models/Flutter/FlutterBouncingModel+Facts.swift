extension FlutterBouncingModel: DescribedModel {
  public var facts: ModelFacts {
    ModelFacts(
      family: .flutter,
      summary: platform == .ios
        ? "BouncingScrollPhysics of Flutter, as on iOS." : "BouncingScrollPhysics of Flutter, as on macOS.",
      source: .init(
        "flutter/flutter", "widgets/scroll_physics.dart, scroll_simulation.dart", release: "3.19",
        commit: "90e4a12f", date: "2024-01", since: "3.19 or before"),
      fixed: platform == .ios ? "path independent, edges alike" : "edges alike; the return still 1:1",
      cases: .init("flutter.json", upstream: platform == .ios ? 67 : 54, derived: 0),
      known:
        "Written from its source at 90e4a12f (January 2024); scroll_physics.dart at 000a6d64 and scroll_simulation.dart at 095d6b96, both later, have the same rule.",
      unknown:
        "The spring for releases beyond an edge that Flutter merged in 2026 (#187568), because its numbers could not be read."
    )
  }

  public func list(in list: inout some ModelFactList) {
    listDrag(in: &list)
    list.constant("velocity left after 1 s", FlutterFriction.scrollDrag, "BouncingScrollSimulation")
    if platform == .desktop {
      list.constant(
        "constant deceleration", constantDeceleration, .acceleration, "ScrollDecelerationRate.fast")
    }
    list.constant("greatest edge speed", FlutterBounce.greatestTransfer, .speed, "maxSpringTransferVelocity")
    list.spring(spring, "ScrollPhysics.spring")
    list.rest(tolerance, "toleranceFor, 3 px/pt")
    listQuirks(in: &list)
    listCalculations(in: &list)
  }

  /// Adds the drag rule's constants to `list`, and what the `-fixed` models do not remember from touch to touch.
  private func listDrag(in list: inout some ModelFactList) {
    if form == .original {
      list.constant("drag threshold", FlutterDragThreshold.standardDistance, .points, "BouncingScrollPhysics")
    }
    list.constant("drag factor", drag.gain, "frictionFactor")
    list.constant("least fling speed", flingRule.leastSpeed, .speed, "minFlingVelocity")
    list.constant("greatest fling speed", flingRule.greatestSpeed, .speed, "maxFlingVelocity")
    list.constant("least fling travel", flingRule.leastTravel, .points, "kTouchSlop")
    guard form == .original else { return }
    list.constant(
      "carried momentum, factor", FlutterMomentum.factor, "carriedMomentum", key: "carried_factor")
    list.constant(
      "carried momentum, exponent", FlutterMomentum.exponent, "carriedMomentum", key: "carried_exponent")
    list.constant("greatest carried speed", FlutterMomentum.greatestVelocity, .speed, "carriedMomentum")
  }

  private func listQuirks(in list: inout some ModelFactList) {
    list.quirk(
      .fixed, "Resistance is taken at one end of each event, so fewer events move the content farther.")
    list.quirk(
      .fixed, "Q5", "An event that begins inside the bounds is not resisted, not even beyond the edge.")
    list.quirk(
      .fixed, "Q6",
      "The limit of the speed at an edge is a minimum of signed numbers, so it has no effect at the start edge, where flings overshoot farther."
    )
    list.quirk(.fixed, "Q8", "Friction that leaves all of the velocity divides by 0; no constant here does.")
    list.quirk(
      .fixed,
      "Plain friction jumps to its limit after 5 s; a bounce jumps to the edge once it is near and slow.")
    if platform == .desktop {
      list.quirk(
        .kept, "The finger moves content back to an edge 1:1, so an offset depends on the path of the finger."
      )
    }
  }

  private func listCalculations(in list: inout some ModelFactList) {
    list.calculation("flutter.friction.x")
    list.calculation("flutter.friction.finalX")
    list.calculation("flutter.friction.timeAtX(x(t))")
    list.calculation("flutter.friction.timeAtX")
    list.calculation("flutter.friction.dx")
    list.calculation("flutter.friction.isDone")
    list.calculation("flutter.spring")
    list.calculation("flutter.spring.isDone")
    list.calculation("flutter.bouncing.x")
    list.calculation("flutter.bouncing.dx")
    list.calculation("flutter.bouncing")
    list.calculation("flutter.bouncing.switchTime")
    list.calculation("flutter.bouncing.isDone")
    guard platform == .ios else { return list.calculation("flutter.dragOverscroll.macos") }
    list.calculation("flutter.dragOverscroll.ios")
    list.calculation("flutter.userOffset")
    list.calculation("flutter.ballistic.dx0")
    list.calculation("flutter.dragThreshold.ios")
    list.calculation("flutter.carriedMomentum.lower_bound")
    list.calculation("velocity.ios3")
  }

  public var curves: ModelCurves {
    let friction = -Elementary.log(FlutterFriction.scrollDrag)
    return ModelCurves(
      drag: dragCurve,
      fling: platform == .ios
        ? .decay(perSecond: friction)
        : .brakedDecay(perSecond: friction, deceleration: constantDeceleration),
      bounce: .spring(spring))
  }

  private var dragCurve: DragCurve {
    switch (platform, form) {
    case (.ios, .original): .flutterIncrements(gain: drag.gain)
    case (.desktop, .original): .flutterRigidIncrements(gain: drag.gain)
    case (.ios, .fixed): .band(coefficient: drag.gain)
    case (.desktop, .fixed): .rigidBand(gain: drag.gain)
    }
  }

  public func promise(of property: CertificateProperty) -> CertificatePromise {
    switch (form, property) {
    // Path dependence, Q5 and Q6, and the snap at a spring's end.
    case (.fixed, .path), (.fixed, .pullRate), (.fixed, .mirror), (.fixed, .endOffset): .kept
    default: .byMapping
    }
  }
}
