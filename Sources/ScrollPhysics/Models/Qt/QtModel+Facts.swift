extension QtModel: DescribedModel {
  public var facts: ModelFacts {
    ModelFacts(
      family: .toolkits,
      summary: "Flickable of Qt Quick.",
      source: .init(
        "qt/qtdeclarative", "src/quick/items/qquickflickable.cpp", release: "6.9 (dev)",
        commit: "c4d3c0cc", date: "2024-09-20", since: "6.4.2 or before"),
      fixed: nil,
      release: "Half of it, outwards on or beyond an edge.",
      cases: .init("qt.json", upstream: 0, derived: 11),
      known:
        "On Qt 6.4.2 release velocities agree in the 22 measured cases without a velocity from the platform; distances, held pulls and returns agree within 1 px. The original does not test its numbers.",
      inferred:
        "The crossing of an edge is solved; the original checks once per frame. The platform does not send momentum for a touchpad, so its scroll ends without a fling.",
      unknown:
        "The platform's deceleration; a fling inwards from beyond an edge, which here continues as a fling."
    )
  }

  public func list(in list: inout some ModelFactList) {
    list.constant("fraction shown past an edge", Self.dragShare, "qquickflickable.cpp", key: "drag_share")
    list.constant(
      "fraction of the finger's velocity", QtVelocityTracker.gain, "QMutableEventPoint", key: "velocity_share"
    )
    list.constant("least fling speed", Self.leastFlingSpeed, .speed, "_q_MinimumFlickVelocity")
    list.constant("greatest fling speed", Self.maximumVelocity, .speed, "tst_qquickflickable, create()")
    list.constant("kept outwards at an edge", Self.outwardShare, "qquickflickable.cpp", key: "outward_share")
    list.constant("boost per fling in a row", Self.boostStep, "qquickflickable.cpp", key: "boost_step")
    list.constant("greatest boost", Self.maximumBoost, "…MULTIFLICK_MAXBOOST")
    list.constant("boost above", Self.boostSpeed, .speed, "…MULTIFLICK_THRESHOLD", key: "boost_speed")
    list.constant("boost beyond, viewports", Self.boostRatio, "…MULTIFLICK_RATIO", key: "boost_ratio")
    list.constant("deceleration", Self.deceleration, .acceleration, "from memory, not from source")
    list.constant(
      "overshoot deceleration, times", Self.overshootFriction, "QML_FLICK_OVERSHOOTFRICTION",
      key: "overshoot_friction")
    list.constant("farthest overshoot", Self.overshootLimit, .points, "QML_FLICK_OVERSHOOT")
    list.constant(
      "and of the velocity", Self.overshootTime, .seconds, "qquickflickable.cpp", key: "overshoot_time")
    list.constant("least overshoot speed", Self.leastOvershootSpeed, .speed, "qquickflickable.cpp")
    list.constant("return takes", Self.returnDuration, .seconds, "fixupDuration", key: "return_duration")
    list.constant("first half, of it", Self.returnShare, "fixup", key: "return_share")
    list.constant("OutExpo factor", Self.exponentialScale, "Qt's easing curve", key: "out_expo_factor")
    list.rest(tolerance, "chosen for this program")
    list.quirk(
      .kept,
      "The second half of the return ends 0.002 % too far and jumps back, because Qt's OutExpo is 1.001 times the curve."
    )
    list.calculation("qt.flickable.dragOver")
    list.calculation("qt.flickable.trackpadOver")
    list.calculation("qt.flickable.overshootDistance")
    list.calculation("qt.flickable.fixup")
  }

  public var curves: ModelCurves {
    ModelCurves(
      drag: .share(Self.dragShare),
      fling: .braking(deceleration: Self.deceleration),
      bounce: .halves(duration: Self.returnDuration))
  }

  public func promise(of property: CertificateProperty) -> CertificatePromise { .byMapping }
}
