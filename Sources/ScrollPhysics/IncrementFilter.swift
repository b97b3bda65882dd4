/// A drag rule by increments: an event whose result would lie outside the bounds moves the content by a share only.
///
/// It depends on how a drag is cut into events. Quirk Q14 (BetterScroll, iScroll): the event that crosses a bound is damped
/// **as a whole**, its part inside too. The fixed form damps only the part outside, which makes it path independent.
@frozen
public struct IncrementFilter: Equatable, Sendable {
  /// The share that is left outside, in 0…1.
  public let factor: Double
  /// As in the originals (Q14), or fixed.
  public let form: ModelForm

  /// A filter that leaves `factor` of an increment outside, in 0…1.
  @inlinable
  public init(factor: Double, form: ModelForm = .original) {
    require(factor >= 0 && factor <= 1, "a filter's factor", factor, "in 0…1")
    (self.factor, self.form) = (factor, form)
  }

  /// The offset after an event, in points.
  ///
  /// - Parameters:
  ///   - offset: The offset before, in points.
  ///   - delta: The event's movement, in points.
  ///   - lower: The lower bound, in points.
  ///   - upper: The upper bound, in points, not below `lower`.
  /// - Returns: The offset after it, in points.
  @inlinable
  public func offset(from offset: Double, movedBy delta: Double, lower: Double, upper: Double) -> Double {
    if form == .fixed { return damped(undamped(offset, lower, upper) + delta, lower, upper) }
    let free = offset + delta
    return free < lower || free > upper ? offset + delta * factor : free
  }

  /// The position without damping that shows as an offset.
  @inlinable
  func undamped(_ offset: Double, _ lower: Double, _ upper: Double) -> Double {
    if offset < lower { return lower + (offset - lower) / factor }
    return offset > upper ? upper + (offset - upper) / factor : offset
  }

  /// The offset that an undamped position shows as.
  @inlinable
  func damped(_ position: Double, _ lower: Double, _ upper: Double) -> Double {
    if position < lower { return lower + (position - lower) * factor }
    return position > upper ? upper + (position - upper) * factor : position
  }
}
