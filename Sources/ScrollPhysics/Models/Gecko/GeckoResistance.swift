/// Firefox's resistance past an edge: a fraction of each event's movement, so the result depends on the sampling.
///
/// Of an event that moves by `δ` at the overscroll `y`, `δ · (1 − |y| / d) / 16` is used, at most 8 px (Q9). Source:
/// `Axis::ApplyResistance` of APZ.
///
/// Q9: one event of 200 px past the edge gives 8 px, ten events of 20 px give 12.4 px. ``GeckoSmoothResistance`` is the
/// fixed form.
@frozen
public struct GeckoResistance: Equatable, Sendable {
  /// The divisor of the movement at the edge: a sixteenth of it counts.
  @inlinable public static var divisor: Double { 16 }
  /// The most that one event adds to the overscroll, in points.
  @inlinable public static var greatestStep: Double { 8 }

  /// `d`: the viewport's length, in points, above 0.
  public let length: Double
  /// The divisor of the movement at the edge; ``divisor`` by default.
  @usableFromInline let partition: Double

  /// The resistance in a viewport of `length` points, above 0, with a divisor above 0 at the edge.
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
  ///   - overscroll: The overscroll before it, in points, signed.
  /// - Returns: Points in the event's direction; 0 from an overscroll of `length` on.
  @inlinable
  public func step(of delta: Double, at overscroll: Double) -> Double {
    let share = share(at: overscroll)
    let step = delta * share
    return step > Self.greatestStep
      ? Self.greatestStep : step < -Self.greatestStep ? -Self.greatestStep : step
  }
}
