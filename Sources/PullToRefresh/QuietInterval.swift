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

  /// True if a value is in it, and no rounding could put it outside: as far from both bounds as `well(below:)` is.
  ///
  /// - Parameter value: In points.
  /// - Returns: False of one that is near a bound.
  public func containsWell(_ value: Double) -> Bool {
    value >= low + Self.margin(low) && value <= high - Self.margin(high)
  }

  /// The values that are in both.
  ///
  /// - Parameter other: Another interval.
  /// - Returns: Empty where they share none.
  @inlinable
  public func intersection(_ other: QuietInterval) -> QuietInterval {
    QuietInterval(low: max(low, other.low), high: min(high, other.high))
  }
}

extension QuietInterval {
  /// The same with all signs turned: of offsets, which fall as a pull grows, to travel, which grows with it.
  @inlinable
  public var mirrored: QuietInterval { QuietInterval(low: -high, high: -low) }

  /// The values that lie in it once `addend` is added to them, however that sum is rounded.
  ///
  ///     QuietInterval(low: -60, high: 0).before(adding: 20)   // −80…−20
  @inlinable
  public func before(adding addend: Double) -> QuietInterval {
    QuietInterval(low: Self.sum(low, -addend, up: true), high: Self.sum(high, -addend, up: false))
  }

  /// The sum of two numbers, rounded to one side: Knuth's two-sum gives what ordinary rounding took or added.
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
  /// The values whose sum with `inset` is on one side of a line, however that sum is rounded.
  ///
  /// - Parameters:
  ///   - line: In points.
  ///   - isStrict: True if a sum of just the line is not past it.
  ///   - isPast: True for the values before the line or at it, as a pull that passes; else for the others.
  ///   - inset: In points.
  /// - Returns: The values.
  static func side(of line: Double, isStrict: Bool, isPast: Bool, adding inset: Double) -> QuietInterval {
    isPast
      ? .sums(upTo: isStrict ? line.nextDown : line, adding: inset)
      : .sums(from: isStrict ? line : line.nextUp, adding: inset)
  }

  /// The values whose sum with `inset` is `low` or more.
  static func sums(from low: Double, adding inset: Double) -> QuietInterval {
    QuietInterval(low: sum(low, -inset, up: true))
  }
  /// The values whose sum with `inset` is `high` or less.
  static func sums(upTo high: Double, adding inset: Double) -> QuietInterval {
    QuietInterval(high: sum(high, -inset, up: false))
  }
}

/// Intervals of offsets by the pull past an inset, `max(0, −(offset + inset))` as it is computed, in points.
extension QuietInterval {
  /// The offsets whose pull is less than `pull`.
  public static func pulls(below pull: Double, past inset: Double) -> QuietInterval {
    pull > 0 ? .sums(from: (-pull).nextUp, adding: inset) : .nothing
  }
  /// The offsets whose pull is `pull` or less.
  public static func pulls(upTo pull: Double, past inset: Double) -> QuietInterval {
    pull >= 0 ? .sums(from: -pull, adding: inset) : .nothing
  }
  /// The offsets whose pull is more than `pull`.
  public static func pulls(above pull: Double, past inset: Double) -> QuietInterval {
    pull >= 0 ? .sums(upTo: (-pull).nextDown, adding: inset) : .everything
  }
  /// The offsets whose pull is `pull` or more.
  public static func pulls(from pull: Double, past inset: Double) -> QuietInterval {
    pull > 0 ? .sums(upTo: -pull, adding: inset) : .everything
  }
}

/// Intervals of offsets by ``ScrollSituation/isAtTop``, for a top inset in points.
extension QuietInterval {
  /// The offsets at the top edge, past it, or so near that they count.
  static func atTop(_ inset: Double) -> QuietInterval {
    QuietInterval(high: PullGesture.restDistance).before(adding: inset)
  }
  /// The offsets further down than that.
  static func scrolled(_ inset: Double) -> QuietInterval {
    QuietInterval(low: PullGesture.restDistance.nextUp).before(adding: inset)
  }
}

/// Intervals up to a bound that was worked out by another way than the engine's own comparison.
extension QuietInterval {
  /// The part of a bound by which an interval stays off it, far more than a few roundings make: 2⁻³⁰.
  private static var caution: Double { 0x1p-30 }

  private static func margin(_ bound: Double) -> Double {
    bound.isFinite ? caution * (bound.magnitude > 1 ? bound.magnitude : 1) : 0
  }

  /// The values below `bound`, but for those so near that rounding could put them beyond it.
  static func well(below bound: Double) -> QuietInterval { QuietInterval(high: bound - margin(bound)) }
  /// The values above `bound`, but for those so near that rounding could put them before it.
  static func well(above bound: Double) -> QuietInterval { QuietInterval(low: bound + margin(bound)) }
}

extension RefreshEngineBody {
  /// The offsets whose pull past `inset` is on the same side of the threshold as that of `view`.
  func quietSide(_ view: ScrollSituation, past inset: Double, isStrict: Bool = false) -> QuietInterval {
    let pull = view.pull(beyond: inset)
    if isStrict {
      return pull > thresholdPull
        ? .pulls(above: thresholdPull, past: inset) : .pulls(upTo: thresholdPull, past: inset)
    }
    return pull >= thresholdPull
      ? .pulls(from: thresholdPull, past: inset) : .pulls(below: thresholdPull, past: inset)
  }

  /// Something may come of each: what an engine says that has no interval of its own.
  @inlinable
  public func quietOffsets(_ view: ScrollSituation) -> QuietInterval { .nothing }

  /// Something may come of each: what an engine says that has no interval of its own.
  @inlinable
  public func quietTravel(_ view: ScrollSituation) -> QuietInterval { .nothing }
}
