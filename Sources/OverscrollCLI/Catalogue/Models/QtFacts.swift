import ScrollPhysics

extension ModelFacts {
  static let qt = ModelFacts(
    summary: "Flickable of Qt Quick.",
    constants: [
      ModelConstant("share shown past an edge", QtModel.dragShare, "qquickflickable.cpp", key: "drag_share"),
      ModelConstant("least fling speed", QtModel.leastFlingSpeed, .speed, "_q_MinimumFlickVelocity"),
      ModelConstant("greatest fling speed", QtModel.maximumVelocity, .speed, "recalled, not read"),
      ModelConstant(
        "kept outwards at an edge", QtModel.outwardShare, "qquickflickable.cpp", key: "outward_share"),
      ModelConstant("boost per fling in a row", QtModel.boostStep, "qquickflickable.cpp", key: "boost_step"),
      ModelConstant("greatest boost", QtModel.maximumBoost, "…MULTIFLICK_MAXBOOST"),
      ModelConstant("boost above", QtModel.boostSpeed, .speed, "…MULTIFLICK_THRESHOLD", key: "boost_speed"),
      ModelConstant("boost beyond, viewports", QtModel.boostRatio, "…MULTIFLICK_RATIO", key: "boost_ratio"),
      ModelConstant("deceleration", QtModel.deceleration, .acceleration, "recalled, not read"),
      ModelConstant(
        "overshoot deceleration, times", QtModel.overshootFriction, "QML_FLICK_OVERSHOOTFRICTION",
        key: "overshoot_friction"),
      ModelConstant("farthest overshoot", QtModel.overshootLimit, .points, "QML_FLICK_OVERSHOOT"),
      ModelConstant(
        "and of the velocity", QtModel.overshootTime, .seconds, "qquickflickable.cpp", key: "overshoot_time"),
      ModelConstant("least overshoot speed", QtModel.leastOvershootSpeed, .speed, "qquickflickable.cpp"),
      ModelConstant(
        "return takes", QtModel.returnDuration, .seconds, "fixupDuration", key: "return_duration"),
      ModelConstant("first half, of it", QtModel.returnShare, "fixup", key: "return_share"),
      ModelConstant("OutExpo factor", QtModel.exponentialScale, "Qt's easing curve", key: "out_expo_factor"),
    ] + ModelConstant.rest(.qt, "chosen for this program"),
    release: "Outwards on or beyond an edge half of it.",
    quirks: [
      .kept(
        nil,
        "The return's second half arrives 0.02 % too far and steps back: Qt's OutExpo is 1.001 times the curve."
      )
    ],
    cases: Cases(
      file: "qt.json",
      calculations: [
        "qt.flickable.dragOver", "qt.flickable.trackpadOver", "qt.flickable.overshootDistance",
        "qt.flickable.fixup",
      ], upstream: 0, derived: 11),
    known: "Read at c4d3c0cc; the original has no tests of its numbers.",
    inferred:
      "The crossing of an edge is solved; the original notices it at the frame. A touchpad's drag past an edge counts as a touch's: half, where the original takes an arctangent that grows with the velocity.",
    unknown:
      "The platform's deceleration and greatest speed; what a fling inwards from beyond an edge does: here it goes on as a fling."
  )
}
