import ScrollPhysics

extension ModelFacts {
  static let useGesture = ModelFacts(
    summary: "The bounds of @use-gesture, with rubberband.",
    constants: [
      ModelConstant("rubber-band coefficient", UseGestureModel.coefficient, "maths.ts"),
      ModelConstant(
        "exponent, bounds without length", UseGestureModel.exponentFactor, "maths.ts", key: "exponent_factor"),
    ] + ModelConstant.rest(.useGesture, "chosen for this program"),
    quirks: [
      .kept(nil, "The band's length is that of the bounds, not of the viewport: longer content resists less.")
    ],
    cases: Cases(file: "web.json", calculations: ["usegesture.rubberband"], upstream: 1, derived: 0),
    known: "A release puts content inside the bounds at once; any animation is the caller's.")

  private static let inertia = FramerInertiaModel.constants

  static let framerInertia = ModelFacts(
    summary: "The inertia generator of framer-motion's drag.",
    mended: "crossings solved",
    constants: [
      ModelConstant(
        "share shown past an edge", FramerInertiaModel.elastic, "dragElastic", key: "drag_elastic"),
      ModelConstant("power, of the velocity", inertia.power, .seconds, "inertia.ts"),
      ModelConstant("time constant", inertia.timeConstant, .milliseconds, "drag's transition"),
      ModelConstant("bounce stiffness", inertia.bounceStiffness, .stiffness, "drag's transition"),
      ModelConstant("bounce damping", inertia.bounceDamping, .perSecond, "drag's transition"),
    ] + ModelConstant.rest(.framerInertia, "drag's transition"),
    quirks: [
      .mended(
        nil,
        "An edge is noticed at the frame after it, and the spring's velocity is the slope of the 5 ms before: what comes depends on the frames."
      ),
      .kept(nil, "Inertia starts 1.07 times as fast as the finger."),
    ],
    cases: Cases(
      file: "web.json", calculations: ["framer.inertia", "framer.inertia.bounce"], upstream: 5, derived: 0),
    known: "Read at ecd97f7d; the cases are whole sequences of frames.",
    inferred: "The velocity tracker: the gesture's own was not read.")

  private static let beyond = Quirk.mended(
    "Q14", "An event whose result lies outside is damped as a whole, its part inside too: path dependent.")

  static let betterScroll = ModelFacts(
    summary: "Behavior of BetterScroll 2.",
    mended: "path independent",
    constants: [
      ModelConstant(
        "share shown past an edge", BetterScrollModel.dampingFactor, "outOfBoundaryDampingFactor",
        key: "damping_factor"),
      ModelConstant(
        "least way for momentum", BetterScrollModel.leastDistance, .points, "momentumLimitDistance",
        key: "least_distance"),
      ModelConstant(
        "longest drag with momentum", DragWindow.limit, .seconds, "momentumLimitTime", key: "longest_drag"),
      ModelConstant(
        "deceleration", BetterScrollModel.Momentum().deceleration, .accelerationPerMillisecond, "deceleration"
      ),
      ModelConstant("longest momentum", BetterScrollModel.Momentum().swipeTime, .milliseconds, "swipeTime"),
      ModelConstant(
        "farthest past, of the viewport", BetterScrollModel.farthestShare, "Behavior.ts",
        key: "farthest_share"),
      ModelConstant(
        "and per pt/ms", BetterScrollModel.overshootShare, "Behavior.ts, rate", key: "overshoot_share"),
      ModelConstant(
        "momentum past an edge", BetterScrollModel.Momentum().swipeBounceTime, .milliseconds,
        "swipeBounceTime", key: "swipe_bounce_time"),
      ModelConstant(
        "return takes", BetterScrollModel.bounceTime, .milliseconds, "bounceTime", key: "bounce_time"),
    ] + ModelConstant.rest(.betterScroll, "chosen for this program"),
    quirks: [beyond],
    cases: Cases(
      file: "web.json", calculations: ["betterscroll.damping", "betterscroll.momentum"], upstream: 2,
      derived: 0),
    known:
      "Read at f87fbd16; the curves are the library's own functions, not the beziers of its CSS transitions.")

  static let iscroll = ModelFacts(
    summary: "IScroll of iScroll 5.",
    mended: "path independent, no slop",
    constants: [
      ModelConstant("slop", IScrollModel.slop, .points, "core.js, _move"),
      ModelConstant(
        "no slop within", IScrollSlop.freeTime, .seconds, "core.js, _move", key: "slop_free_time"),
      ModelConstant(
        "share shown past an edge", IScrollModel.dampingFactor, "core.js, _move", key: "damping_factor"),
      ModelConstant(
        "longest drag with momentum", DragWindow.limit, .seconds, "core.js, _end", key: "longest_drag"),
      ModelConstant(
        "deceleration", IScrollModel.deceleration, .accelerationPerMillisecond, "utils.js, momentum"),
      ModelConstant(
        "past an edge, viewport by", IScrollModel.overshootDivisor, "utils.js, momentum",
        key: "overshoot_divisor"),
      ModelConstant(
        "times the speed by", IScrollModel.overshootSpeed, .speedPerMillisecond, "utils.js, momentum",
        key: "overshoot_speed"),
      ModelConstant("return takes", IScrollModel.bounceTime, .milliseconds, "bounceTime", key: "bounce_time"),
    ] + ModelConstant.rest(.iscroll, "chosen for this program"),
    dropped: ["slop_pt", "slop_free_time_s"],
    quirks: [
      beyond,
      .kept(nil, "The return is a quarter circle, which starts with infinite velocity."),
    ],
    cases: Cases(file: "iscroll.json", calculations: ["iscroll.momentum"], upstream: 0, derived: 2),
    known:
      "Read at 0f3f5fe7; it has no tests of its numbers. The curves are the library's own functions, not the beziers of its CSS transitions."
  )
}
