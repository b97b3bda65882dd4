import ScrollPhysics

extension ModelFacts {
  static let gtk = ModelFacts(
    summary: "GtkScrolledWindow of GTK 4.",
    mended: "crossings solved, edges alike",
    constants: [
      ModelConstant(
        "farthest drag past an edge", GTKModel.dragLimit, .points, "MAX_OVERSHOOT_DISTANCE", key: "drag_limit"
      ),
      ModelConstant("friction", GTKKinetic.friction, .perSecond, "DECELERATION_FRICTION"),
      ModelConstant(
        "a fling ends below", GTKKinetic.leastSpeed, .speed, "gtkkineticscrolling.c", key: "stop_speed"),
      ModelConstant(
        "or at a tick's step of", GTKKinetic.leastStep, .points, "gtkkineticscrolling.c", key: "stop_step"),
      ModelConstant(
        "flings add up from", GTKModel.accumulationFloor, "VELOCITY_ACCUMULATION_FLOOR",
        key: "accumulation_floor"),
      ModelConstant(
        "added once at", GTKModel.accumulationCeiling, "VELOCITY_ACCUMULATION_CEIL",
        key: "accumulation_ceiling"),
      ModelConstant(
        "added at most, times", GTKModel.accumulationMaximum, "VELOCITY_ACCUMULATION_MAX",
        key: "accumulation_maximum"),
      ModelConstant("overshoot friction", GTKKinetic.overshootFriction, .perSecond, "OVERSHOOT_FRICTION"),
      ModelConstant("overshoot limit", GTKKinetic.overshootLimit, .points, "gtkkineticscrolling.c"),
    ] + ModelConstant.spring(GTKModel.spring, "half the friction")
      + ModelConstant.rest(.gtk, "gtkkineticscrolling.c"),
    dropped: ["stop_speed_pt_s", "stop_step_pt", "overshoot_limit_pt"],
    quirks: [
      .mended(
        "Q10",
        "The way past an edge is held against positions, 50 px beyond either end of the content: the start edge is limited to 50 pt and started anew from rest, the end edge never."
      ),
      .mended(nil, "An edge is noticed at the tick after it: fewer frames overshoot farther."),
    ],
    cases: Cases(
      file: "gtk.json", calculations: ["gtk.decelerate", "gtk.overshoot"], upstream: 0, derived: 18),
    known: "Read at 1e9e7bf0; the original has no tests of its numbers.",
    inferred:
      "The velocity tracker is libadwaita's: what GTK's gestures measure was not read. Distances count as touch, without the 2.5 of a touchpad's units. The velocity a touch catches falls with the friction until the next fling is added, also where it caught the way back.",
    unknown:
      "Where the original holds a drag to 100 px: here everywhere, so that content thrown farther and caught there falls back to 100 pt, in gtk-fixed too."
  )

  static let adwaita = ModelFacts(
    summary: "AdwSwipeTracker of libadwaita.",
    mended: "outward velocity damped, as meant",
    constants: [
      ModelConstant(
        "overshoot, of the page", AdwaitaModel.overshootShare, "OVERSHOOT_DISTANCE_MULTIPLIER",
        key: "overshoot_share"),
      ModelConstant(
        "farthest past an edge", AdwaitaModel.overshootLimit, .points, "its reciprocal",
        key: "overshoot_limit"),
      ModelConstant(
        "least fling speed", AdwaitaModel.leastSpeedOfTouch, .speedPerMillisecond, "VELOCITY_THRESHOLD_TOUCH"),
      ModelConstant("deceleration rate", AdwaitaModel.rateOfTouch, .perMillisecond, "DECELERATION_TOUCH"),
      ModelConstant(
        "parabola from", AdwaitaModel.curveThreshold, "VELOCITY_CURVE_THRESHOLD", key: "curve_threshold"),
      ModelConstant("parabola factor", AdwaitaModel.parabola, "…PARABOLA_MULTIPLIER"),
      ModelConstant("shortest move", AdwaitaModel.durations.least, .seconds, "MIN_ANIMATION_DURATION"),
      ModelConstant("longest move", AdwaitaModel.durations.most, .seconds, "MAX_ANIMATION_DURATION"),
    ] + ModelConstant.rest(.adwaita, "chosen for this program"),
    quirks: [
      .mended(
        "Q11",
        "What was to damp an outward velocity beyond an edge asks for a position past and not past it at once: the velocity is always 0."
      ),
      .kept(nil, "Points per millisecond are taken for pages: a page counts as 1000 pt."),
    ],
    cases: Cases(
      file: "gtk.json", calculations: ["adw.overshoot", "adw.projection"], upstream: 0, derived: 8),
    known: "Read at c68992bd, the animation at 01e1be93; the original has no tests of its numbers.",
    inferred:
      "A page is as long as the viewport; content goes to the projection itself, at most to an edge, where the original goes to a page. Releases count as touch. At an edge a release takes the shortest move whatever its velocity, so in a scroll range adwaita-fixed moves as adwaita does; they differ in the release's velocity alone."
  )
}
