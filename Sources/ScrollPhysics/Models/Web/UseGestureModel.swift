/// `@use-gesture`'s bounds with `rubberband`: the rubber band with the length of the **bounds**, not of the viewport.
///
/// `y = x·d·c / (d + c·x)` with `c` 0.15 and `d = max − min`; if that is 0 or infinite, `y = x^(5c)`. A release ends the
/// rubber band at once: the offset reported is clamped to the bounds, and any animation is the caller's. The offset
/// does not depend on how a drag is sampled. Source: pmndrs/use-gesture packages/core/src/utils/maths.ts at c779631a.
@frozen
public struct UseGestureModel: PhysicsModel {
  /// The default coefficient of the rubber band.
  @inlinable public static var coefficient: Double { 0.15 }
  /// 5: for bounds without length the rubber band is a power with 5 times the coefficient as exponent.
  @inlinable public static var exponentFactor: Double { 5 }

  /// The bounds, in points.
  public let lower, upper: Double
  /// The rubber band's coefficient; 0 clamps to the bounds.
  public let coefficient: Double

  public var traits: ModelTraits { ModelTraits(tolerance: .standard, tracker: .parabola) }

  /// The model for a scroll range.
  @inlinable
  public init(_ extent: ScrollExtent, coefficient: Double = UseGestureModel.coefficient) {
    self.init(lower: extent.lowestOffset, upper: extent.highestOffset, coefficient: coefficient)
  }

  /// The model for bounds, in points, which may be infinite; the coefficient is at least 0.
  @inlinable
  public init(lower: Double, upper: Double, coefficient: Double = UseGestureModel.coefficient) {
    require(lower <= upper, "the lower bound", lower, "not above the upper one")
    require(
      coefficient >= 0 && coefficient < .infinity, "a rubber band's coefficient", coefficient,
      "at least 0 and finite")
    (self.lower, self.upper, self.coefficient) = (lower, upper, coefficient)
  }

  @inlinable
  func nearestBound(to position: Double) -> Double {
    position < lower ? lower : position > upper ? upper : position
  }

  /// True if the bounds have no finite length above 0, so that the rubber band is a power.
  @inlinable var isPower: Bool { upper - lower == 0 || upper - lower == .infinity }

  @inlinable
  public func offset(forRaw raw: Double) -> Double {
    let bound = nearestBound(to: raw)
    if raw == bound || coefficient == 0 { return bound }
    return raw < bound ? bound - stretched(bound - raw) : bound + stretched(raw - bound)
  }

  @inlinable
  func stretched(_ way: Double) -> Double {
    isPower
      ? Elementary.pow(way, coefficient * Self.exponentFactor)
      : ExtendedBand(coefficient: coefficient, dimension: upper - lower).offset(forDrag: way)
  }

  @inlinable
  public func raw(forOffset offset: Double) -> Double {
    let bound = nearestBound(to: offset)
    if offset == bound || coefficient == 0 { return offset }
    return offset < bound ? bound - relaxed(bound - offset) : bound + relaxed(offset - bound)
  }

  @inlinable
  func relaxed(_ way: Double) -> Double {
    isPower
      ? Elementary.pow(way, 1 / (coefficient * Self.exponentFactor))
      : ExtendedBand(coefficient: coefficient, dimension: upper - lower).drag(forOffset: way)
  }

  /// How far the content moves per point of finger movement: 1 inside the bounds and on a bound, less beyond.
  @inlinable
  public func slope(atRaw raw: Double) -> Double {
    let way = abs(raw - nearestBound(to: raw))
    if way == 0 { return 1 }
    if coefficient == 0 { return 0 }
    if isPower {
      let exponent = coefficient * Self.exponentFactor
      return exponent * Elementary.pow(way, exponent - 1)
    }
    return ExtendedBand(coefficient: coefficient, dimension: upper - lower).slope(atDrag: way)
  }

  /// The motion after a release: the content rests at once, at the offset inside the bounds.
  public func trajectory(from offset: Double, velocity: Double, ticks: FrameTicks) -> ScrollTrajectory {
    ScrollTrajectory(.rest(nearestBound(to: offset)))
  }
}

extension UseGestureModel: DescribedModel {
  public var facts: ModelFacts {
    ModelFacts(
      family: .web,
      summary: "The bounds of @use-gesture, with rubberband.",
      source: .init(
        "pmndrs/use-gesture", "packages/core/src/utils/maths.ts", release: "10.3.1", commit: "c779631a",
        date: "2024-03-21", since: "10.0", note: "The formula and 0.15 date from react-use-gesture 7.0"),
      fixed: nil,
      cases: .init("web.json", upstream: 1, derived: 0),
      known: "A release moves content inside the bounds immediately; the caller may animate it.")
  }

  public func list(in list: inout some ModelFactList) {
    list.constant("rubber-band coefficient", Self.coefficient, "maths.ts")
    list.constant("exponent, bounds without length", Self.exponentFactor, "maths.ts", key: "exponent_factor")
    list.rest(tolerance, "chosen for this program")
    list.quirk(
      .kept, "The band's length is that of the bounds, not of the viewport, so longer content resists less.")
    list.calculation("usegesture.rubberband")
  }

  public var curves: ModelCurves {
    ModelCurves(
      drag: .rangeBand(coefficient: coefficient),
      fling: .rest,
      bounce: .rest)
  }

  public func promise(of property: CertificateProperty) -> CertificatePromise { .byMapping }
}
