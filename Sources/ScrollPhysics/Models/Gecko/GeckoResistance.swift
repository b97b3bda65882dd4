/// Firefox's resistance past an edge: a fraction of each event's movement counts, so the result depends on how a drag is sampled.
///
/// Of an event that moves by `δ` at the overscroll `y`, `δ · (1 − |y| / d) / 16` is used, at most 8 px, with the viewport's length `d`. One
/// event of 200 px past the edge gives 8 px, ten events of 20 px give 12.4 px (quirk Q9 of `ScrollModels.md`). ``GeckoSmoothResistance`` is
/// the fixed form. Source: `Axis::ApplyResistance` of APZ.
@frozen
public struct GeckoResistance: Equatable, Sendable {
  /// The number by which a movement at the edge is divided: a sixteenth of it counts.
  @inlinable public static var divisor: Double { 16 }
  /// The greatest overscroll that one event adds, in points.
  @inlinable public static var greatestStep: Double { 8 }

  /// `d`: the viewport's length, in points, above 0.
  public let length: Double
  /// The number by which a movement at the edge is divided; ``divisor`` by default.
  @usableFromInline let partition: Double

  /// The resistance in a viewport of `length` points, above 0; movement at the edge is divided by `divisor`, above 0.
  @inlinable
  public init(length: Double, divisor: Double = Self.divisor) {
    require(length > 0 && length < .infinity, "a resistance's length", length, "above 0 and finite")
    require(divisor > 0 && divisor < .infinity, "a resistance's divisor", divisor, "above 0 and finite")
    (self.length, partition) = (length, divisor)
  }

  /// The fraction of a small movement that counts at an overscroll, in points, signed: `(1 − |y| / d) / 16`, at least 0.
  @inlinable
  public func share(at overscroll: Double) -> Double {
    let share = (1 - abs(overscroll) / length) / partition
    return share > 0 ? share : 0
  }

  /// The overscroll that an outward event adds, in points.
  ///
  /// - Parameters:
  ///   - delta: The event's movement past the edge, in points, signed.
  ///   - overscroll: The overscroll before the event, in points, signed.
  /// - Returns: Points in the event's direction; 0 from an overscroll of `length` on.
  @inlinable
  public func step(of delta: Double, at overscroll: Double) -> Double {
    let share = share(at: overscroll)
    let step = delta * share
    return step > Self.greatestStep
      ? Self.greatestStep : step < -Self.greatestStep ? -Self.greatestStep : step
  }
}
