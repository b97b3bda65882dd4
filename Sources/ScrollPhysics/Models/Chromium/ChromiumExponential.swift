/// Chromium's overscroll except on Windows: a twentieth of the finger's travel, with a return along a damped exponential.
///
/// The stretch for a force (the finger's travel past the edge) is `round(force / 20)`. A released stretch `y₀` is
/// `round((y₀ + A·v·t) · e^(−20·t / P))` until that is 0. Source: `ElasticOverscrollControllerExponential`, after WebKit's constants of
/// Mac OS X 10.7.
@frozen
public struct ChromiumExponential: ChromiumStretchRule {
  /// The finger's travel past the edge per point of stretch; also the stiffness of the return, without a unit.
  @inlinable public static var stiffness: Double { 20 }

  /// `A`: the fraction of the velocity that a release takes over, at least 0.
  public let amplitude: Double
  /// `P`: the time in which the stretch falls to `e⁻²⁰` of itself, in seconds, above 0.
  public let period: Double

  /// The rule with other constants than Chromium's: an amplitude of at least 0, and a period above 0, in seconds.
  @inlinable
  public init(amplitude: Double, period: Double) {
    require(amplitude >= 0 && amplitude < .infinity, "an amplitude", amplitude, "at least 0 and finite")
    require(period > 0 && period < .infinity, "a period", period, "above 0 and finite")
    self.amplitude = amplitude
    self.period = period
  }

  /// The rule on macOS, Linux and ChromeOS: amplitude 0.31, period 1.6 s.
  @inlinable public static var desktop: ChromiumExponential {
    ChromiumExponential(amplitude: 0.31, period: 1.6)
  }
  /// The rule on Android: amplitude 0.2, period 1.1 s.
  @inlinable public static var android: ChromiumExponential {
    ChromiumExponential(amplitude: 0.2, period: 1.1)
  }

  /// The stretch for a force (how far the finger has pushed past the edge), in points, signed: `round(force / 20)`.
  @inlinable
  public func stretch(forForce force: Double) -> Double { Elementary.rounded(force / Self.stiffness) }

  /// The force that a finger starts from if it catches a stretch, in points, signed: 20 times the stretch, rounded.
  @inlinable
  public func force(forStretch stretch: Double) -> Double { Elementary.rounded(stretch * Self.stiffness) }

  /// The stretch for a force, `force / 20`, not rounded to whole points as in Chromium; for the `-fixed` model.
  @inlinable
  public func smoothStretch(forForce force: Double) -> Double { force / Self.stiffness }

  /// The force for an unrounded stretch, 20 times the stretch: the inverse of ``smoothStretch(forForce:)``.
  @inlinable
  public func smoothForce(forStretch stretch: Double) -> Double { stretch * Self.stiffness }

  /// How far the unrounded stretch grows per point of force: a twentieth.
  @inlinable
  public func slope(atForce force: Double) -> Double { 1 / Self.stiffness }

  /// The rest of a return, from a stretch and its velocity `v` during the return.
  ///
  /// The initial velocity of a release is `A·v − b·y` with `b = 20 / P`, so a release with `(v + b·y) / A` continues at `v`.
  public func resumed(to edge: Double, stretch: Double, velocity: Double, isSmooth: Bool) -> ScrollTrajectory
  {
    let rest = velocity + Self.stiffness / period * stretch
    guard amplitude > 0 else { return back(to: edge, stretch: stretch, velocity: 0, isSmooth: isSmooth) }
    return back(to: edge, stretch: stretch, velocity: rest / amplitude, isSmooth: isSmooth)
  }

  /// The motion of a released stretch back to an edge, in whole points; unrounded if `isSmooth`.
  public func back(to edge: Double, stretch: Double, velocity: Double, isSmooth: Bool) -> ScrollTrajectory {
    ScrollTrajectory(
      isSmooth
        ? .spring(smoothMotion(stretch: stretch, velocity: velocity), about: edge)
        : .exponentialReturn(release(stretch: stretch, velocity: velocity), about: edge))
  }

  /// The return without rounding: a critically damped spring that starts with velocity `A·v − b·y₀`, where `b = 20 / P`.
  func smoothMotion(stretch: Double, velocity: Double) -> SpringMotion {
    let rate = Self.stiffness / period
    return SpringMotion(
      spring: Spring(frequency: rate, dampingRatio: 1), displacement: stretch,
      velocity: amplitude * velocity - rate * stretch)
  }

  /// The return of a stretch released with a velocity, in points and points per second; with equal signs it stretches further first.
  public func release(stretch: Double, velocity: Double) -> ChromiumExponentialRelease {
    ChromiumExponentialRelease(rule: self, stretch: stretch, velocity: velocity)
  }
}

extension ChromiumExponential {
  /// The remark, the same for both of Chromium's rules, on what was inferred about momentum that meets an edge.
  static var inferred: StaticString {
    "Momentum reaches an edge between events; the original takes the first event beyond it and ignores those after it, and keeps up to 10 pt of pull pending."
  }

  /// The facts known about Chromium's overscroll except on Windows, together with the given fling.
  public func facts(with fling: ChromiumFling) -> ModelFacts {
    let isToday = fling == .physics
    return ModelFacts(
      family: .browsers,
      summary: isToday
        ? "Chromium's stretch with today's physics-based fling."
        : "The same stretch with the older fling, a fixed curve.",
      source: .init(
        "chromium/chromium",
        isToday
          ? "elastic_overscroll_controller_exponential.cc in third_party/blink/renderer/platform/widget/input, ui/events/gestures/physics_based_fling_curve.cc"
          : "elastic_overscroll_controller_exponential.cc in third_party/blink/renderer/platform/widget/input, ui/events/gestures/fling_curve.cc",
        release: "150.0.7871.100", archive: "Debian's source package chromium 150.0.7871.100",
        date: "2026-07-07", since: "102 or before",
        observation: .init(
          isToday
            ? "stretch and return agree within a pixel, flings from 1000 px/s within 2 %."
            : "stretch and return agree within a pixel, flings within 2 % (with ExperimentalFlingAnimation off).",
          on: "Chromium 156 (headless, Linux)", by: "measured for this program")),
      fixed: "not rounded to pixels",
      release: "Beyond an edge only that of the last event.",
      cases: .init("chromium.json", upstream: isToday ? 15 : 10, derived: 0),
      known: isToday
        ? "On Linux the stretch is off unless the feature ElasticOverscroll is switched on, and the content stays at its edge; the fling is on (ExperimentalFlingAnimation). The fling assumes 96 points per inch; the original uses the screen's resolution. On macOS the system's momentum replaces the fling."
        : "The fling is that of ChromeOS, and of Linux before the physics-based one; on macOS the system's momentum replaces it.",
      inferred: Self.inferred)
  }

  /// The curve of content dragged past an edge: a twentieth of the finger's travel.
  public var drag: DragCurve { .divided(by: Self.stiffness) }

  /// The curve of the return from beyond an edge: a critically damped spring.
  public var bounce: BounceCurve { .critical(frequency: Self.stiffness / period) }

  /// Adds the constants of the stretch to `list`, and the calculations whose test cases it passes.
  public func listStretch(in list: inout some ModelFactList) {
    list.constant(
      "pull per point of stretch", Self.stiffness, "…_exponential.cc, as WebKit", key: "stiffness")
    list.calculation("chromium.exp.axis")
    list.calculation("chromium.exp.gate")
    list.calculation("chromium.reconcile")
  }

  /// Adds the constants of the return to `list`.
  public func listReturn(in list: inout some ModelFactList) {
    list.constant("return amplitude", amplitude, "…_exponential.cc, as WebKit")
    list.constant("return period", period, .seconds, "…_exponential.cc, as WebKit")
  }
}
