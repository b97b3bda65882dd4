/// A drag rule by increments: an event that would end outside the bounds moves the content by only a fraction of its movement.
///
/// The result depends on how a drag is cut into events. Quirk Q14 (BetterScroll, iScroll): the event that crosses a bound is damped
/// **as a whole**, including its part inside. The fixed form damps only the part outside, so it does not depend on the path.
@frozen
public struct IncrementFilter: Equatable, Sendable {
  /// The fraction of a movement that is left outside the bounds, 0…1.
  public let factor: Double
  /// The form: as in the originals (Q14), or fixed.
  public let form: ModelForm

  /// A filter that leaves the fraction `factor` of an increment outside the bounds, 0…1.
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

  /// The undamped position that is shown as an offset.
  @inlinable
  func undamped(_ offset: Double, _ lower: Double, _ upper: Double) -> Double {
    if offset < lower { return lower + (offset - lower) / factor }
    return offset > upper ? upper + (offset - upper) / factor : offset
  }

  /// The offset that an undamped position is shown as.
  @inlinable
  func damped(_ position: Double, _ lower: Double, _ upper: Double) -> Double {
    if position < lower { return lower + (position - lower) * factor }
    return position > upper ? upper + (position - upper) * factor : position
  }
}
