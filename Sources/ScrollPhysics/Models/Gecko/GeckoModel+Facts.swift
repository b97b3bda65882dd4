extension GeckoModel: DescribedModel {
  public var facts: ModelFacts { platform == .desktop ? Self.desktopFacts : Self.androidFacts }

  /// Firefox's source: the given files in gfx/layers/apz/src, with the prefs of modules/libpref/init/StaticPrefList.yaml.
  private static func source(_ files: StaticString) -> OriginalSource {
    OriginalSource(
      "mozilla/gecko-dev", files, release: "140.12 ESR",
      archive: "Debian's source package firefox-esr 140.12.0esr", date: "2026-06-16", since: "115 or before",
      note: "115.15 ESR has the rule; a fork of 68 has another spring")
  }

  private static var desktopFacts: ModelFacts {
    ModelFacts(
      family: .browsers,
      summary: "Axis and DesktopFlingPhysics of Firefox.",
      source: source(
        "gfx/layers/apz/src: Axis, DesktopFlingPhysics, SimpleVelocityTracker, FlingAccelerator"),
      fixed: "path and frame-rate independent",
      release: "Beyond an edge zero.",
      cases: .init("firefox.json", upstream: 21, derived: 9),
      known: "The numeric cases include eight pairs of flings by real fingers.",
      inferred:
        "The return is the exact solution; the original integrates it in steps. The part of a frame beyond an edge is dropped.",
      unknown: "The tracker's upper bound and curve of fast velocities are left out.")
  }

  private static var androidFacts: ModelFacts {
    ModelFacts(
      family: .browsers,
      summary: "Axis and AndroidFlingPhysics of Firefox.",
      source: source(
        "gfx/layers/apz/src: Axis, AndroidFlingPhysics, AndroidVelocityTracker, FlingAccelerator"),
      fixed: "path independent",
      release: "Beyond an edge zero.",
      cases: .init("firefox.json", upstream: 0, derived: 9),
      known:
        "Its fling and its tracker were written from the source; tests with numbers are not public. Past an edge the model is the desktop's: on Android, Gecko passes the rest to the widget (WidgetOverscrollEffect), which draws an EdgeEffect, and the page stays at its edge.",
      inferred:
        "The return is the exact solution; the original integrates it in steps, and computes the fling in single precision."
    )
  }

  public func list(in list: inout some ModelFactList) {
    listDrag(in: &list)
    if platform == .desktop { Self.listDesktop(in: &list) } else { Self.listAndroid(in: &list) }
    list.constant("velocity divided by", GeckoSnapBack.velocityDivisor, "Axis.cpp", key: "velocity_divisor")
    list.constant("greatest return speed", GeckoSnapBack.greatestSpeed, .speed, "Axis.cpp")
    list.spring(GeckoSnapBack.spring, "apz.overscroll prefs")
    list.rest(tolerance, "Axis.cpp")
    list.calculation("gecko.resistance")
    list.calculation("gecko.snapback")
  }

  private func listDrag(in list: inout some ModelFactList) {
    list.constant(
      "fraction at an edge, 1 in", GeckoResistance.divisor, "Axis::ApplyResistance", key: "resistance_divisor"
    )
    if form == .original {
      list.constant(
        "greatest step of an event", GeckoResistance.greatestStep, .points, "Axis::ApplyResistance",
        key: "greatest_step")
    }
    list.constant("least fling speed", GeckoDesktopFling.leastSpeed, .speed, "fling_min_velocity_threshold")
    list.constant(
      "least speed to add flings", GeckoFlingAcceleration.leastFlingSpeed, .speed,
      "fling_accel_min_fling_velocity", key: "least_added_speed")
    list.constant(
      "least pan speed to add", GeckoFlingAcceleration.leastPanSpeed, .speed, "fling_accel_min_pan_velocity",
      key: "least_pan_speed")
    list.constant(
      "longest rest to add", GeckoFlingAcceleration.longestRest, .seconds, "fling_accel_max_pause_interval",
      key: "longest_rest")
    list.quirk(
      .fixed, "Q9",
      "The fraction and the greatest step apply per event: in a viewport of 680 pt one event of 200 pt shows 8 pt, ten of 20 pt show 12.4 pt."
    )
  }

  private static func listDesktop(in list: inout some ModelFactList) {
    list.constant("fling friction", GeckoDesktopFling.friction, .perMillisecond, "apz.fling_friction")
    list.constant(
      "fling ends at", GeckoDesktopFling.stopSpeed, .speed, "fling_stopped_threshold", key: "stop_speed")
    list.quirk(
      .fixed, "A fling moves per frame, with the velocity at the frame's end, so fewer frames move less far.")
    list.calculation("gecko.release_velocity")
    list.calculation("gecko.release_velocity_2")
    list.calculation("gecko.tap_cancels_accel")
    list.calculation("gecko.fling_decay")
  }

  private static func listAndroid(in list: inout some ModelFactList) {
    list.constant("fling friction", GeckoAndroidFling.friction, "chrome_fling_physics.friction")
    list.constant("inflexion", GeckoAndroidFling.inflexion, "chrome_fling_physics.inflexion")
    list.constant("deceleration exponent", GeckoAndroidFling.exponent, "ln 0.78 / ln 0.9")
    list.constant("screen", GeckoAndroidFling.standardPixelsPerInch, .pixelsPerInch, "Android's density 1")
    list.constant(
      "fling ends within", GeckoAndroidFling.stopDistance, .points, "…physics.stop_threshold",
      key: "stop_distance")
  }

  public var curves: ModelCurves {
    let share = 1 / GeckoResistance.divisor
    return ModelCurves(
      drag: form == .original ? .geckoIncrements(share: share) : .exponential(share: share),
      fling: platform == .desktop
        ? .decay(perSecond: Deceleration(rate: 1 - GeckoDesktopFling.friction).perSecond)
        : .spline(friction: SplineFling.friction),
      bounce: .spring(GeckoSnapBack.spring))
  }

  public func promise(of property: CertificateProperty) -> CertificatePromise {
    switch (form, property) {
    // Q9, and on the desktop flings by frames, with what the last of them goes beyond the edge.
    case (.fixed, .path), (.fixed, .pullRate), (.fixed, .edgeRate), (.fixed, .motionRate): .kept
    case (.fixed, .changeOffset): .kept
    default: .byMapping
    }
  }
}
