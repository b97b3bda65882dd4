import ScrollPhysics
import TraceReplay

extension ModelFacts {
  private static let curve = "fling_curve.cc"
  private static let fling = [
    ModelConstant("fling curve α", ChromiumTouchpadFling.alpha, .points, curve, key: "fling_alpha"),
    ModelConstant("fling curve β", ChromiumTouchpadFling.beta, .speed, curve, key: "fling_beta"),
    ModelConstant("fling curve γ", ChromiumTouchpadFling.gamma, .perSecond, curve, key: "fling_gamma"),
    ModelConstant("greatest fling speed", ChromiumTouchpadFling.greatestSpeed, .speed, curve),
  ]
  private static let event = ModelConstant(
    "velocity beyond an edge, gap", ChromiumScrollVelocity.longestGap, .seconds, "UpdateVelocity",
    key: "longest_event_gap")
  private static let rounding = Quirk.mended(
    nil, "Stretch is cut to whole pixels, under the finger and on the way back: the content moves in steps.")
  private static let simplified =
    "Momentum meets an edge between events; the original takes the first event beyond it and ignores those after. Less than 10 pt of pull stay pending there."
  private static let source = "…_exponential.cc, as WebKit"
  private static let bezier = "…_controller_bezier.cc"
  private static let windows = "physics_based_fling_curve.cc"
  private static let rule = ChromiumExponential.desktop

  static let chromiumExponential = ModelFacts(
    summary: "Chromium's ElasticOverscrollControllerExponential.",
    mended: "not rounded to pixels",
    constants: [
      ModelConstant("pull per point of stretch", ChromiumExponential.stiffness, source, key: "stiffness"),
      event,
    ] + fling + [
      ModelConstant("return amplitude", rule.amplitude, source),
      ModelConstant("return period", rule.period, .seconds, source),
    ] + ModelConstant.rest(.chromiumExp, "chosen for this program"),
    release: "Beyond an edge that of the last event alone.", quirks: [rounding],
    cases: Cases(
      file: "chromium.json",
      calculations: [
        "chromium.exp.axis", "chromium.exp.gate", "chromium.reconcile", "chromium.flingCurve.delta",
      ],
      upstream: 10, derived: 0),
    known: "The fling is that of Linux and ChromeOS; on macOS the system's own momentum comes in its place.",
    inferred: simplified)

  static let chromiumBezier = ModelFacts(
    summary: "ElasticOverscrollControllerBezier, as on Windows.",
    mended: "not rounded to pixels",
    constants: [
      ModelConstant("greatest stretch, of the viewport", ChromiumBezier.greatestShare, bezier),
      ModelConstant("range of the tangent", ChromiumBezier.tangentRange, bezier),
      event,
      ModelConstant("fling slow-down", ChromiumPhysicsFling.deceleration, .inchesPerSecondSquared, windows),
      ModelConstant(
        "fling density", ChromiumWindowsFling.pixelsPerInch, .pixelsPerInch, "CSS pixels"),
      ModelConstant(
        "speed of a second's fling", ChromiumPhysicsFling.speedPerSecond, .speed, windows,
        key: "speed_of_second"),
      ModelConstant("longest fling", ChromiumPhysicsFling.longestDuration, .seconds, windows),
      ModelConstant("farthest fling, in viewports", ChromiumPhysicsFling.farthest, windows),
      ModelConstant("least forward speed", ChromiumBezierRelease.leastForwardSpeed, .speed, bezier),
      ModelConstant(
        "forward way at 1000 pt/s", ChromiumBezierRelease.forwardWay, .points, bezier, key: "forward_way"),
      ModelConstant("forward pace", ChromiumBezierRelease.forwardPace, .secondsPerPoint, bezier),
      ModelConstant("longest forward", ChromiumBezierRelease.longestForward, .seconds, bezier),
      ModelConstant("back pace", ChromiumBezierRelease.backPace, .secondsPerPoint, bezier),
      ModelConstant("longest back", ChromiumBezierRelease.longestBack, .seconds, bezier),
    ] + ModelConstant.rest(.chromiumBezier, "chosen for this program"),
    release: "Beyond an edge that of the last event alone.", quirks: [rounding],
    cases: Cases(
      file: "chromium.json",
      calculations: [
        "chromium.bezier.stretch", "chromium.bezier.stretch_sequence", "chromium.bezier.release",
        "chromium.bezier.forward_bounce", "chromium.bezier.forward_distance", "chromium.bezier.regrab",
        "chromium.reconcile", "chromium.physicsFling.delta", "chromium.physicsFling.controlPoint",
      ], upstream: 22, derived: 0),
    known: "The fling takes 96 points an inch; the original takes the screen's own.",
    inferred: simplified)
}
