import ScrollPhysics
import TraceReplay

extension ModelFacts {
  private static let ios = FlutterBouncingModel(ScrollExtent.standard, .ios)
  private static let desktop = FlutterBouncingModel(ScrollExtent.standard, .desktop)
  private static let simulation = [
    "flutter.friction.x", "flutter.friction.finalX", "flutter.friction.timeAtX(x(t))",
    "flutter.friction.timeAtX", "flutter.friction.dx", "flutter.friction.isDone", "flutter.spring",
    "flutter.spring.isDone", "flutter.bouncing.x", "flutter.bouncing.dx", "flutter.bouncing",
    "flutter.bouncing.switchTime", "flutter.bouncing.isDone",
  ]

  /// The constants of a drag and a fling of either bouncing model, then its spring and rest.
  private static func bouncing(_ flutter: FlutterBouncingModel, _ model: ScrollModel) -> [ModelConstant] {
    var constants = [
      ModelConstant(
        "drag threshold", FlutterDragThreshold.standardDistance, .points, "BouncingScrollPhysics"),
      ModelConstant("drag factor", flutter.drag.gain, "frictionFactor"),
      ModelConstant("least fling speed", flutter.flingRule.leastSpeed, .speed, "minFlingVelocity"),
      ModelConstant("greatest fling speed", flutter.flingRule.greatestSpeed, .speed, "maxFlingVelocity"),
      ModelConstant("least fling travel", flutter.flingRule.leastTravel, .points, "kTouchSlop"),
      ModelConstant(
        "carried momentum, factor", FlutterMomentum.factor, "carriedMomentum", key: "carried_factor"),
      ModelConstant(
        "carried momentum, exponent", FlutterMomentum.exponent, "carriedMomentum",
        key: "carried_exponent"),
      ModelConstant("greatest carried speed", FlutterMomentum.greatestVelocity, .speed, "carriedMomentum"),
      ModelConstant("velocity left after 1 s", FlutterFriction.scrollDrag, "BouncingScrollSimulation"),
    ]
    if flutter.constantDeceleration > 0 {
      constants.append(
        ModelConstant(
          "constant deceleration", flutter.constantDeceleration, .acceleration, "ScrollDecelerationRate.fast")
      )
    }
    constants.append(
      ModelConstant(
        "greatest edge speed", FlutterBounce.greatestTransfer, .speed, "maxSpringTransferVelocity"))
    return constants + ModelConstant.spring(flutter.spring, "ScrollPhysics.spring")
      + ModelConstant.rest(model, "toleranceFor, 3 px/pt")
  }

  /// What the mended forms keep nothing of from touch to touch.
  private static let memory: Set = [
    "drag_threshold_pt", "carried_factor", "carried_exponent", "greatest_carried_speed_pt_s",
  ]
  private static let quirksOfBouncing: [Quirk] = [
    .mended(nil, "Resistance is taken at one end of each event: fewer events go farther."),
    .mended("Q5", "An event that begins inside the bounds is not resisted, also beyond the edge."),
    .mended(
      "Q6",
      "The greatest speed at an edge is a minimum of signed numbers: it does nothing at the start edge, where flings overshoot farther."
    ),
    .mended("Q8", "Friction that leaves all of the velocity divides by 0; no constant here does."),
    .mended(nil, "Plain friction jumps to its limit after 5 s, a bounce to the edge once near and slow."),
  ]

  static let flutterIOS = ModelFacts(
    summary: "BouncingScrollPhysics of Flutter, as on iOS.",
    mended: "path independent, edges alike",
    constants: bouncing(ios, .flutterIOS), dropped: memory, quirks: quirksOfBouncing,
    cases: Cases(
      file: "flutter.json",
      calculations: simulation + [
        "flutter.dragOverscroll.ios", "flutter.userOffset", "flutter.ballistic.dx0",
        "flutter.dragThreshold.ios", "flutter.carriedMomentum.lower_bound", "velocity.ios3",
      ], upstream: 67, derived: 0),
    known: "Read in full at 90e4a12f (January 2024).",
    unknown: "The spring for releases beyond an edge that Flutter merged in 2026 (#187568).")

  static let flutterDesktop = ModelFacts(
    summary: "BouncingScrollPhysics of Flutter, as on macOS.",
    mended: "edges alike; the way back still 1:1",
    constants: bouncing(desktop, .flutterDesktop), dropped: memory,
    quirks: quirksOfBouncing + [
      .kept(nil, "The way back to an edge is 1:1, so that an offset depends on the way there.")
    ],
    cases: Cases(
      file: "flutter.json", calculations: simulation + ["flutter.dragOverscroll.macos"], upstream: 54,
      derived: 0),
    known: "Read in full at 90e4a12f (January 2024).",
    unknown: "The spring for releases beyond an edge that Flutter merged in 2026 (#187568).")

  static let flutterClamping = ModelFacts(
    summary: "ClampingScrollPhysics of Flutter, as on Android.",
    mended: "springs inwards at both edges",
    constants: [
      ModelConstant(
        "least fling speed", FlutterClampingModel.flingRule.leastSpeed, .speed, "kMinFlingVelocity"),
      ModelConstant(
        "greatest fling speed", FlutterClampingModel.flingRule.greatestSpeed, .speed, "kMaxFlingVelocity"),
      ModelConstant("least fling travel", FlutterClampingModel.flingRule.leastTravel, .points, "kTouchSlop"),
      ModelConstant("friction", FlutterClampingFling.standardFriction, "ClampingScrollSimulation"),
      ModelConstant("inflexion", FlutterClampingFling.inflexion, "ClampingScrollSimulation"),
      ModelConstant("deceleration exponent", FlutterClampingFling.decelerationExponent, "ln 0.78 / ln 0.9"),
    ] + ModelConstant.spring(FlutterClampingModel.spring, "ScrollPhysics.spring")
      + ModelConstant.rest(.flutterClamping, "toleranceFor, 3 px/pt"),
    quirks: [
      .mended(
        "Q7",
        "Out of range the spring starts with the lesser of 0 and the velocity at either edge: outwards at the start edge, never inwards."
      )
    ],
    cases: Cases(
      file: "flutter.json",
      calculations: [
        "flutter.clamping.initial", "flutter.clamping.restart_invariance", "flutter.dragThreshold.android",
        "velocity.lsq2.flutter", "lsq",
      ], upstream: 18, derived: 0),
    known:
      "Read in full at 90e4a12f (January 2024); the velocities of 7 recorded gestures are among the cases.",
    inferred:
      "A finger never takes content beyond an edge, so Q7 shows only where an inset leaves it there: with no inset change flutter-clamping-fixed moves as flutter-clamping does."
  )
}
