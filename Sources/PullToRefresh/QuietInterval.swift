/// Offsets or finger travel from ``low`` to ``high``, both included, in points, that an engine need not be notified of.
///
/// A replay skips frames inside the interval. An interval that is too small costs time; one that is too large
/// makes the replay wrong.
@frozen
public struct QuietInterval: Equatable, Sendable {
  /// The lowest value, in points; −∞ for no lower bound.
  public var low: Double
  /// The highest value, in points; ∞ for no upper bound.
  public var high: Double

  /// The values from `low` to `high`, both included.
  @inlinable
  public init(low: Double = -.infinity, high: Double = .infinity) { (self.low, self.high) = (low, high) }

  /// Every value: the engine need not be notified at all.
  @inlinable
  public static var everything: QuietInterval { QuietInterval() }
  /// No value: the engine must be notified of every change.
  @inlinable
  public static var nothing: QuietInterval { QuietInterval(low: .infinity, high: -.infinity) }

  /// True if the interval contains no value.
  @inlinable
  public var isEmpty: Bool { low > high }

  /// True if the interval contains `value`.
  ///
  /// - Parameter value: In points; NaN is in no interval.
  /// - Returns: Whether the engine need not be notified of it.
  @inlinable
  public func contains(_ value: Double) -> Bool { value >= low && value <= high }

  /// True if the interval contains `value` with a margin, so that rounding cannot put it outside: the margin of `well(below:)`.
  ///
  /// - Parameter value: In points.
  /// - Returns: False for a value near a bound.
  public func containsWell(_ value: Double) -> Bool {
    value >= low + Self.margin(low) && value <= high - Self.margin(high)
  }

  /// The values in both intervals.
  ///
  /// - Parameter other: Another interval.
  /// - Returns: The common part; empty if the intervals do not overlap.
  @inlinable
  public func intersection(_ other: QuietInterval) -> QuietInterval {
    QuietInterval(low: max(low, other.low), high: min(high, other.high))
  }
}

extension QuietInterval {
  /// The interval with all signs reversed: turns offsets, which fall as a pull grows, into travel, which grows with it.
  @inlinable
  public var mirrored: QuietInterval { QuietInterval(low: -high, high: -low) }

  /// The values that lie in this interval after `addend` is added to them, however that sum is rounded.
  ///
  ///     QuietInterval(low: -60, high: 0).before(adding: 20)   // −80…−20
  @inlinable
  public func before(adding addend: Double) -> QuietInterval {
    QuietInterval(low: Self.sum(low, -addend, up: true), high: Self.sum(high, -addend, up: false))
  }

  /// The sum of two numbers, rounded up or down: Knuth's two-sum gives the rounding error to correct.
  @inlinable
  static func sum(_ first: Double, _ second: Double, up: Bool) -> Double {
    let sum = first + second
    let part = sum - first
    let rest = (first - (sum - part)) + (second - part)
    if up { return rest > 0 ? sum.nextUp : sum }
    return rest < 0 ? sum.nextDown : sum
  }
}

extension QuietInterval {
  /// The values whose sum with `inset` is on one side of `line`, however that sum is rounded.
  ///
  /// - Parameters:
  ///   - line: The offset that a pull must reach or pass, in points.
  ///   - isStrict: True if a sum equal to `line` is not past it.
  ///   - isPast: True for the values on the side of a pull that passes (`line` and below); false for the other side.
  ///   - inset: The inset that is added to each value, in points.
  /// - Returns: The values.
  static func side(of line: Double, isStrict: Bool, isPast: Bool, adding inset: Double) -> QuietInterval {
    isPast
      ? .sums(upTo: isStrict ? line.nextDown : line, adding: inset)
      : .sums(from: isStrict ? line : line.nextUp, adding: inset)
  }

  /// The values whose sum with `inset` is `low` or more, however the sum is rounded; in points.
  static func sums(from low: Double, adding inset: Double) -> QuietInterval {
    QuietInterval(low: sum(low, -inset, up: true))
  }
  /// The values whose sum with `inset` is `high` or less, however the sum is rounded; in points.
  static func sums(upTo high: Double, adding inset: Double) -> QuietInterval {
    QuietInterval(high: sum(high, -inset, up: false))
  }
}

/// Intervals of offsets given by their pull past an inset, `max(0, −(offset + inset))` as computed in floating point, in points.
extension QuietInterval {
  /// The offsets whose pull past `inset` is less than `pull`.
  public static func pulls(below pull: Double, past inset: Double) -> QuietInterval {
    pull > 0 ? .sums(from: (-pull).nextUp, adding: inset) : .nothing
  }
  /// The offsets whose pull past `inset` is at most `pull`.
  public static func pulls(upTo pull: Double, past inset: Double) -> QuietInterval {
    pull >= 0 ? .sums(from: -pull, adding: inset) : .nothing
  }
  /// The offsets whose pull past `inset` is more than `pull`.
  public static func pulls(above pull: Double, past inset: Double) -> QuietInterval {
    pull >= 0 ? .sums(upTo: (-pull).nextDown, adding: inset) : .everything
  }
  /// The offsets whose pull past `inset` is at least `pull`.
  public static func pulls(from pull: Double, past inset: Double) -> QuietInterval {
    pull > 0 ? .sums(upTo: -pull, adding: inset) : .everything
  }
}

/// Intervals of offsets given by ``ScrollSituation/isAtTop``, for a top inset in points.
extension QuietInterval {
  /// The offsets that count as at the top edge, or that are past it.
  static func atTop(_ inset: Double) -> QuietInterval {
    QuietInterval(high: PullGesture.restDistance).before(adding: inset)
  }
  /// The offsets that count as scrolled down from the top edge.
  static func scrolled(_ inset: Double) -> QuietInterval {
    QuietInterval(low: PullGesture.restDistance.nextUp).before(adding: inset)
  }
}

/// Intervals up to a bound that was computed differently from the engine's own comparison, and so may round differently.
extension QuietInterval {
  /// Relative margin kept from a bound that may round differently, far more than a few roundings make: 2⁻³⁰.
  private static var caution: Double { 0x1p-30 }

  private static func margin(_ bound: Double) -> Double {
    bound.isFinite ? caution * (bound.magnitude > 1 ? bound.magnitude : 1) : 0
  }

  /// The values below `bound`, except those so near that rounding could put them above it.
  static func well(below bound: Double) -> QuietInterval { QuietInterval(high: bound - margin(bound)) }
  /// The values above `bound`, except those so near that rounding could put them below it.
  static func well(above bound: Double) -> QuietInterval { QuietInterval(low: bound + margin(bound)) }
}

extension RefreshEngineBody {
  /// The offsets whose pull past `inset` is on the same side of the threshold as the present pull.
  func quietSide(_ view: ScrollSituation, past inset: Double, isStrict: Bool = false) -> QuietInterval {
    let pull = view.pull(beyond: inset)
    if isStrict {
      return pull > thresholdPull
        ? .pulls(above: thresholdPull, past: inset) : .pulls(upTo: thresholdPull, past: inset)
    }
    return pull >= thresholdPull
      ? .pulls(from: thresholdPull, past: inset) : .pulls(below: thresholdPull, past: inset)
  }

  /// The default: the engine must be notified of every offset.
  @inlinable
  public func quietOffsets(_ view: ScrollSituation) -> QuietInterval { .nothing }

  /// The default: the engine must be notified of every sample.
  @inlinable
  public func quietTravel(_ view: ScrollSituation) -> QuietInterval { .nothing }
}
