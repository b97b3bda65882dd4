/// A drag rule by increments: an event that would end outside the bounds moves the content by only a fraction of its movement.
///
/// The result depends on how a drag is cut into events. In BetterScroll and iScroll (quirk Q14 of `ScrollModels.md`) the event that crosses
/// a bound is damped **as a whole**, including its part inside. The fixed form damps only the part outside, so it does not depend on that.
@frozen
public struct IncrementFilter: Equatable, Sendable {
  /// The fraction of a movement that counts outside the bounds, 0…1.
  public let factor: Double
  /// Whether an event that crosses a bound is damped as a whole (`original`) or only outside the bound (`fixed`).
  public let form: ModelForm

  /// A filter that lets the fraction `factor` (0…1) of a movement outside the bounds count.
  @inlinable
  public init(factor: Double, form: ModelForm = .original) {
    require(factor >= 0 && factor <= 1, "a filter's factor", factor, "in 0…1")
    (self.factor, self.form) = (factor, form)
  }

  /// The content offset after an event, in points.
  ///
  /// - Parameters:
  ///   - offset: The offset before the event, in points.
  ///   - delta: The event's movement, in points.
  ///   - lower: The lower bound, in points.
  ///   - upper: The upper bound, in points, not below `lower`.
  /// - Returns: The offset after the event, in points.
  @inlinable
  public func offset(from offset: Double, movedBy delta: Double, lower: Double, upper: Double) -> Double {
    if form == .fixed { return damped(undamped(offset, lower, upper) + delta, lower, upper) }
    let free = offset + delta
    return free < lower || free > upper ? offset + delta * factor : free
  }

  /// The position without damping that is shown as an offset, in points.
  @inlinable
  func undamped(_ offset: Double, _ lower: Double, _ upper: Double) -> Double {
    if offset < lower { return lower + (offset - lower) / factor }
    return offset > upper ? upper + (offset - upper) / factor : offset
  }

  /// The offset shown for a position without damping, in points.
  @inlinable
  func damped(_ position: Double, _ lower: Double, _ upper: Double) -> Double {
    if position < lower { return lower + (position - lower) * factor }
    return position > upper ? upper + (position - upper) * factor : position
  }
}
