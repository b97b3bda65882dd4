extension AdwaitaModel: DescribedModel {
  /// The facts known of the original.
  public var facts: ModelFacts {
    ModelFacts(
      family: .toolkits,
      summary: "AdwSwipeTracker of libadwaita.",
      source: .init("GNOME/libadwaita", "src/adw-swipe-tracker.c", commit: "c68992bd"),
      mended: "outward velocity damped, as meant",
      cases: .init("gtk.json", upstream: 0, derived: 8),
      known: "Read at c68992bd, the animation at 01e1be93; the original has no tests of its numbers.",
      inferred:
        "A page is as long as the viewport; content goes to the projection itself, at most to an edge, where the original goes to a page. Releases count as touch. At an edge a release takes the shortest move whatever its velocity, so in a scroll range adwaita-fixed moves as adwaita does; they differ in the release's velocity alone."
    )
  }

  /// Lists its constants, quirks and calculations.
  public func list(in list: inout some ModelFactList) {
    list.constant(
      "overshoot, of the page", Self.overshootShare, "OVERSHOOT_DISTANCE_MULTIPLIER", key: "overshoot_share")
    list.constant(
      "farthest past an edge", Self.overshootLimit, .points, "its reciprocal", key: "overshoot_limit")
    list.constant(
      "least fling speed", Self.leastSpeedOfTouch, .speedPerMillisecond, "VELOCITY_THRESHOLD_TOUCH")
    list.constant("deceleration rate", Self.rateOfTouch, .perMillisecond, "DECELERATION_TOUCH")
    list.constant("parabola from", Self.curveThreshold, "VELOCITY_CURVE_THRESHOLD", key: "curve_threshold")
    list.constant("parabola factor", Self.parabola, "…PARABOLA_MULTIPLIER")
    list.constant("shortest move", Self.durations.least, .seconds, "MIN_ANIMATION_DURATION")
    list.constant("longest move", Self.durations.most, .seconds, "MAX_ANIMATION_DURATION")
    list.rest(tolerance, "chosen for this program")
    list.quirk(
      .mended, "Q11",
      "What was to damp an outward velocity beyond an edge asks for a position past and not past it at once: the velocity is always 0."
    )
    list.quirk(.kept, "Points per millisecond are taken for pages: a page counts as 1000 pt.")
    list.calculation("adw.overshoot")
    list.calculation("adw.projection")
  }

  /// The curves it is made of.
  public var curves: ModelCurves {
    ModelCurves(
      drag: .longBand(coefficient: 1, length: Self.overshootLimit),
      fling: .cubic(longest: Self.durations.most),
      bounce: .cubic(duration: Self.durations.least))
  }

  /// Its promise for a property of its certificate.
  public func promise(of property: CertificateProperty) -> CertificatePromise { .byMapping }
}
