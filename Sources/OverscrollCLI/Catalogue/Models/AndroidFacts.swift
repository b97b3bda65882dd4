import ScrollPhysics

extension ModelFacts {
  private static let overScroller = "OverScroller"
  private static let fling = [
    ModelConstant("least fling speed", AndroidModel.leastFlingSpeed, .speed, "ViewConfiguration"),
    ModelConstant("greatest fling speed", AndroidModel.maximumFlingSpeed, .speed, "ViewConfiguration"),
    ModelConstant("friction", SplineFling.friction, "getScrollFriction"),
    ModelConstant("inflexion", SplineFling.inflexion, overScroller),
    ModelConstant("deceleration exponent", SplineFling.decelerationRate, "ln 0.78 / ln 0.9"),
    ModelConstant(
      "physical coefficient", SplineFling.physicalCoefficient, .acceleration, "g · 160 px/in · 0.84"),
  ]

  static let android = ModelFacts(
    summary: "OverScroller of Android before 12.",
    constants: fling + [
      ModelConstant("gravity past an edge", AndroidModel.gravity, .acceleration, "GRAVITY", key: "gravity"),
      ModelConstant("farthest overshoot", AndroidModel.overflingDistance, .points, "OVERFLING_DISTANCE"),
    ] + ModelConstant.rest(.android, "chosen for this program"),
    quirks: [
      .kept(nil, "All in whole pixels and milliseconds: offsets move in steps, a fling is cut to them.")
    ],
    cases: Cases(
      file: "android.json", calculations: ["android.splineFling", "android.springback"], upstream: 0,
      derived: 7),
    known: "Read in AOSP; no test of its numbers is public.",
    inferred:
      "The velocity at an edge is the spline's there; the original takes the last frame's (its own TODO). Computed in double precision, there in single."
  )

  static let androidStretch = ModelFacts(
    summary: "OverScroller and EdgeEffect of Android 12 and later.",
    constants: [
      ModelConstant("stretch intensity", AndroidStretch.intensity, "EdgeEffect"),
      ModelConstant(
        "exponential part fills by", AndroidStretch.fill, "EdgeEffect, e / 0.33", key: "exponential_fill"),
    ] + fling + [
      ModelConstant(
        "velocity absorbed, times", AndroidStretchModel.absorbFactor, "ON_ABSORB_VELOCITY_ADJUSTMENT",
        key: "absorb_factor"),
      ModelConstant("recede frequency", StretchRecede.spring.frequency, .perSecond, "NATURAL_FREQUENCY"),
      ModelConstant("recede damping ratio", StretchRecede.spring.dampingRatio, "DAMPING_RATIO"),
      ModelConstant(
        "straight on at", StretchRecede.linearSpeed, .speed, "LINEAR_VELOCITY_TAKE_OVER", key: "linear_speed"),
      ModelConstant(
        "once nearer than", StretchRecede.linearDistance, .points, "LINEAR_DISTANCE_TAKE_OVER",
        key: "linear_distance"),
    ] + ModelConstant.rest(.androidStretch, "chosen for this program"),
    cases: Cases(file: "android.json", calculations: ["android.splineFling"], upstream: 0, derived: 4),
    known: "Read in AOSP; no test of its numbers is public.",
    inferred:
      "The offset past an edge is what the stretch adds to the viewport at the content's far end. The moments at which the return goes straight on are solved; the original looks at frames."
  )
}
