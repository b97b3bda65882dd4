/// A timing curve in closed form, from (0, 0) to (1, 1): fraction of the distance against fraction of the time.
@frozen
public enum Easing: Equatable, Sendable {
  /// `s²`: starts from rest and gets faster at a constant rate.
  case inQuadratic
  /// `1 − (1 − s)²`: slows down at a constant rate until rest.
  case outQuadratic
  /// `1 − (1 − s)⁴`: starts fast and slows down until rest.
  case outQuartic
  /// `1 − (1 − s)⁵`: starts faster than the quartic curve and slows down until rest.
  case outQuintic
  /// `√(1 − (1 − s)²)`: a quarter circle, with infinite velocity at the start.
  case outCircular
  /// `3·s² − 2·s³`: slow at both ends.
  case smoothstep
  /// Core Animation's `ease-in-out`, ``CubicEase/easeInOut``: slow at both ends.
  case easeInOut
  /// `scale · (1 − 2^(−10·s))`, and 1 at the end. Robert Penner's curve has scale 1, Qt's 1.001.
  case outExponential(scale: Double)

  /// `10 · ln 2`, the rate of the exponential curve: `2^(−10·s) = e^(−rate·s)`.
  @inlinable static var exponentialRate: Double { 10 * 0.6931471805599453 }

  /// True if the curve does not end exactly at 1, and then steps to 1.
  @inlinable public var stepsAtEnd: Bool {
    if case .outExponential = self { true } else { false }
  }

  /// The fraction of the time from which on the curve only gets slower and stays below its end; nil if no such fraction is known.
  var slowing: Double? {
    switch self {
    case .outQuadratic, .outQuartic, .outQuintic, .outCircular: 0
    // Symmetric: fastest half-way.
    case .smoothstep, .easeInOut: 0.5
    case .inQuadratic, .outExponential: nil
    }
  }

  /// The fraction of the distance at a fraction of the time; 0 before the start, 1 from the end on. NaN gives NaN.
  @inlinable
  public func progress(at share: Double) -> Double {
    if share <= 0 { return 0 }
    if share >= 1 { return 1 }
    let left = 1 - share
    return switch self {
    case .inQuadratic: share * share
    case .outQuadratic: 1 - left * left
    case .outQuartic: 1 - (left * left) * (left * left)
    case .outQuintic: 1 - (left * left) * (left * left) * left
    case .outCircular: (share * (2 - share)).squareRoot()
    case .smoothstep: share * share * (3 - 2 * share)
    case .easeInOut: CubicEase.easeInOut.progress(at: share)
    case .outExponential(let scale): -scale * Elementary.expm1(-Self.exponentialRate * share)
    }
  }

  /// The slope of ``progress(at:)``: fraction of the distance per fraction of the time; 0 outside 0…1.
  @inlinable
  public func slope(at share: Double) -> Double {
    if share < 0 || share > 1 { return 0 }
    let left = 1 - share
    return switch self {
    case .inQuadratic: 2 * share
    case .outQuadratic: 2 * left
    case .outQuartic: 4 * left * left * left
    case .outQuintic: 5 * (left * left) * (left * left)
    case .outCircular: share == 0 ? .infinity : left / (share * (2 - share)).squareRoot()
    case .smoothstep: 6 * share * left
    case .easeInOut: CubicEase.easeInOut.slope(at: share)
    case .outExponential(let scale):
      scale * Self.exponentialRate * Elementary.exp(-Self.exponentialRate * share)
    }
  }
}

/// A move from one offset to another in a given time along a timing curve.
@frozen
public struct EasedMove: Equatable, Sendable {
  /// The offsets at the start and the end, in points.
  public let start, end: Double
  /// The duration, in seconds, above 0.
  public let duration: Double
  /// The timing curve: how the fraction of the distance follows from the fraction of the time.
  public let easing: Easing

  /// A move from `start` to `end`, in points, in `duration` seconds, above 0.
  @inlinable
  public init(from start: Double, to end: Double, duration: Double, easing: Easing) {
    require(duration > 0 && duration < .infinity, "a move's duration", duration, "above 0 and finite")
    (self.start, self.end, self.duration, self.easing) = (start, end, duration, easing)
  }

  /// A fraction this near to 1 counts as the end: start plus duration may differ from the clock's time by rounding,
  /// some 1e-14 of a duration.
  @usableFromInline static var endShare: Double { 1 - 1e-12 }

  /// The offset after `time` seconds, in points; the end offset from `duration` on.
  @inlinable
  public func offset(at time: Double) -> Double {
    let share = time / duration
    return share >= Self.endShare ? end : start + (end - start) * easing.progress(at: share)
  }

  /// The velocity after `time` seconds, in points per second; 0 from `duration` on.
  @inlinable
  public func velocity(at time: Double) -> Double {
    time >= duration || start == end ? 0 : (end - start) / duration * easing.slope(at: time / duration)
  }
}
