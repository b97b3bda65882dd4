extension AdwaitaModel: DescribedModel {
  public var facts: ModelFacts {
    ModelFacts(
      family: .toolkits,
      summary: "AdwSwipeTracker and AdwCarousel of libadwaita.",
      source: .init(
        "GNOME/libadwaita", "src/adw-swipe-tracker.c, src/adw-carousel.c, src/adw-spring-animation.c",
        release: "1.9.3", commit: "5789add9", date: "2026-08-03", since: "1.0"),
      fixed: "outward velocity damped, as meant",
      cases: .init("gtk.json", upstream: 0, derived: 8),
      known: "The original has no tests of its numbers.",
      inferred:
        "A page is as long as the viewport; content goes to the projection itself, at most to an edge, where the original goes to a page. A touchpad's first event counts once in its velocity, where the original's history has it twice."
    )
  }

  public func list(in list: inout some ModelFactList) {
    list.constant(
      "overshoot, of the page", Self.overshootShare, "OVERSHOOT_DISTANCE_MULTIPLIER", key: "overshoot_share")
    list.constant(
      "farthest past an edge", Self.overshootLimit, .points, "its reciprocal", key: "overshoot_limit")
    list.constant(
      "least fling speed", Self.leastSpeedOfTouch, .speedPerMillisecond, "VELOCITY_THRESHOLD_TOUCH")
    list.constant(
      "the same, of a touchpad", Self.leastSpeedOfTouchpad, .speedPerMillisecond,
      "VELOCITY_THRESHOLD_TOUCHPAD",
      key: "least_fling_speed_touchpad")
    list.constant(
      "touchpad's way for a page", Self.touchpadPage, "TOUCHPAD_BASE_DISTANCE_V", key: "touchpad_page")
    list.constant(
      "deceleration rate, touchpad", Self.rateOfTouchpad, .perMillisecond, "DECELERATION_TOUCHPAD",
      key: "deceleration_rate_touchpad")
    list.constant("deceleration rate", Self.rateOfTouch, .perMillisecond, "DECELERATION_TOUCH")
    list.constant("parabola from", Self.curveThreshold, "VELOCITY_CURVE_THRESHOLD", key: "curve_threshold")
    list.constant("parabola factor", Self.parabola, "…PARABOLA_MULTIPLIER")
    list.spring(Self.spring, "adw-carousel.c")
    list.rest(tolerance, "a thousandth of a page", speed: "chosen for this program")
    list.quirk(
      .fixed, "Q11",
      "What was to damp an outward velocity beyond an edge asks for a position past and not past it at once: the velocity is always 0."
    )
    list.quirk(.kept, "Points per millisecond are taken for pages: a page counts as 1000 pt.")
    list.calculation("adw.overshoot")
    list.calculation("adw.projection")
  }

  public var curves: ModelCurves {
    ModelCurves(
      drag: .longBand(coefficient: 1, length: Self.overshootLimit),
      fling: .sprung(frequency: Self.spring.frequency),
      bounce: .spring(Self.spring))
  }

  public func promise(of property: CertificateProperty) -> CertificatePromise { .byMapping }
}
