/// Values from ``low`` to ``high``, both included, at which nothing comes of telling an engine: offsets, or a finger's travel, in points.
///
/// A replay leaves out the frames that lie inside it. An engine that names less than it could costs time; one that names more
/// would be replayed wrongly.
@frozen
public struct QuietInterval: Equatable, Sendable {
  /// The least value, in points; −∞ where there is no end.
  public var low: Double
  /// The greatest value, in points; ∞ where there is no end.
  public var high: Double

  /// The values between two bounds, which belong to it.
  @inlinable
  public init(low: Double = -.infinity, high: Double = .infinity) { (self.low, self.high) = (low, high) }

  /// Every value: nothing comes of any.
  @inlinable
  public static var everything: QuietInterval { QuietInterval() }
  /// No value: something may come of each.
  @inlinable
  public static var nothing: QuietInterval { QuietInterval(low: .infinity, high: -.infinity) }

  /// True if no value is in it.
  @inlinable
  public var isEmpty: Bool { low > high }

  /// True if a value is in it.
  ///
  /// - Parameter value: In points; one that is no number is in none.
  /// - Returns: Whether nothing comes of it.
  @inlinable
  public func contains(_ value: Double) -> Bool { value >= low && value <= high }

  /// The values that are in both.
  ///
  /// - Parameter other: Another interval.
  /// - Returns: Empty where they share none.
  @inlinable
  public func intersection(_ other: QuietInterval) -> QuietInterval {
    QuietInterval(low: max(low, other.low), high: min(high, other.high))
  }
}

extension RefreshEngineBody {
  /// Something may come of each: what an engine says that has no interval of its own.
  @inlinable
  public func quietOffsets(_ view: ScrollSituation) -> QuietInterval { .nothing }

  /// Something may come of each: what an engine says that has no interval of its own.
  @inlinable
  public func quietTravel(_ view: ScrollSituation) -> QuietInterval { .nothing }
}
