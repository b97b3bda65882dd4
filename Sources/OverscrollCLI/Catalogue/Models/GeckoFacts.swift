import ScrollPhysics

extension ModelFacts {
  private static let drag = [
    ModelConstant(
      "share at an edge, one in", GeckoResistance.divisor, "Axis::ApplyResistance", key: "resistance_divisor"),
    ModelConstant(
      "greatest step of an event", GeckoResistance.greatestStep, .points, "Axis::ApplyResistance",
      key: "greatest_step"),
    ModelConstant("least fling speed", GeckoDesktopFling.leastSpeed, .speed, "fling_min_velocity_threshold"),
    ModelConstant(
      "least speed to add flings", GeckoFlingAcceleration.leastFlingSpeed, .speed,
      "fling_accel_min_fling_velocity", key: "least_added_speed"),
    ModelConstant(
      "least pan speed to add", GeckoFlingAcceleration.leastPanSpeed, .speed, "fling_accel_min_pan_velocity",
      key: "least_pan_speed"),
    ModelConstant(
      "longest rest to add", GeckoFlingAcceleration.longestRest, .seconds, "fling_accel_max_pause_interval",
      key: "longest_rest"),
  ]
  private static let snapBack =
    [
      ModelConstant(
        "velocity divided by", GeckoSnapBack.velocityDivisor, "Axis.cpp", key: "velocity_divisor"),
      ModelConstant("greatest return speed", GeckoSnapBack.greatestSpeed, .speed, "Axis.cpp"),
    ] + ModelConstant.spring(GeckoSnapBack.spring, "apz.overscroll prefs")
  private static let quirksOfDrag: [Quirk] = [
    .mended(
      "Q9",
      "The share and the greatest step are those of an event: on 680 pt one of 200 pt shows 8 pt, ten of 20 pt show 12.4 pt."
    )
  ]
  private static let overscrolled = "Beyond an edge zero."
  private static let perEvent: Set = ["greatest_step_pt"]

  static let geckoDesktop = ModelFacts(
    summary: "Axis and DesktopFlingPhysics of Firefox.",
    mended: "path and frame-rate independent",
    constants: drag + [
      ModelConstant("fling friction", GeckoDesktopFling.friction, .perMillisecond, "apz.fling_friction"),
      ModelConstant(
        "fling ends at", GeckoDesktopFling.stopSpeed, .speed, "fling_stopped_threshold", key: "stop_speed"),
    ] + snapBack + ModelConstant.rest(.geckoDesktop, "Axis.cpp"),
    dropped: perEvent, release: overscrolled,
    quirks: quirksOfDrag + [
      .mended(nil, "A fling moves by frames, with the velocity at their end: fewer frames go less far.")
    ],
    cases: Cases(
      file: "firefox.json",
      calculations: [
        "gecko.release_velocity", "gecko.release_velocity_2", "gecko.tap_cancels_accel", "gecko.fling_decay",
        "gecko.resistance", "gecko.snapback",
      ], upstream: 21, derived: 9),
    known: "Eight pairs of flings by real fingers are among the cases.",
    inferred:
      "The return is the exact solution; the original integrates it in steps. What the frame at an edge goes beyond it is dropped.",
    unknown: "The tracker's upper bound and curve of fast velocities are left out.")

  static let geckoAndroid = ModelFacts(
    summary: "Axis and AndroidFlingPhysics of Firefox.",
    mended: "path independent",
    constants: drag + [
      ModelConstant("fling friction", GeckoAndroidFling.friction, "chrome_fling_physics.friction"),
      ModelConstant("inflexion", GeckoAndroidFling.inflexion, "chrome_fling_physics.inflexion"),
      ModelConstant("deceleration exponent", GeckoAndroidFling.exponent, "ln 0.78 / ln 0.9"),
      ModelConstant("screen", GeckoAndroidFling.standardPixelsPerInch, .pixelsPerInch, "Android's density 1"),
      ModelConstant(
        "fling ends within", GeckoAndroidFling.stopDistance, .points, "…physics.stop_threshold",
        key: "stop_distance"),
    ] + snapBack + ModelConstant.rest(.geckoAndroid, "Axis.cpp"),
    dropped: perEvent, release: overscrolled,
    quirks: quirksOfDrag,
    cases: Cases(
      file: "firefox.json", calculations: ["gecko.resistance", "gecko.snapback"], upstream: 0, derived: 9),
    known: "Its fling and its tracker were read; no test of their numbers is public.",
    inferred:
      "The return is the exact solution; the original integrates it in steps, and computes the fling in single precision."
  )
}
