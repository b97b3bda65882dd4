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
      known: "The original does not test its numbers.",
      inferred:
        "A page is as long as the viewport. Content moves to the projected offset, at most to an edge; in the original to a page. A touchpad's first event counts once in its velocity; in the original twice."
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
      "least fling speed, touchpad", Self.leastSpeedOfTouchpad, .speedPerMillisecond,
      "VELOCITY_THRESHOLD_TOUCHPAD",
      key: "least_fling_speed_touchpad")
    list.constant(
      "touchpad's travel for a page", Self.touchpadPage, "TOUCHPAD_BASE_DISTANCE_V", key: "touchpad_page")
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
      "The condition for damping an outward velocity beyond an edge can never be true, so the velocity is always 0."
    )
    list.quirk(.kept, "Points per millisecond are used as pages, so a page counts as 1000 pt.")
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
