/// A cubic-bezier timing curve from (0, 0) to (1, 1), as in CSS: fraction of the distance against fraction of the time.
@frozen
public struct CubicEase: Equatable, Sendable {
  @usableFromInline let x1, y1, x2, y2: Double

  /// The curve with control points (`x1`, `y1`) and (`x2`, `y2`); `x1` and `x2` in 0…1.
  @inlinable
  public init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    require(x1 >= 0 && x1 <= 1, "a timing curve's first x", x1, "in 0…1")
    require(x2 >= 0 && x2 <= 1, "a timing curve's second x", x2, "in 0…1")
    (self.x1, self.y1, self.x2, self.y2) = (x1, y1, x2, y2)
  }

  /// `ease-in-out` of Core Animation and CSS: (0.42, 0), (0.58, 1).
  @inlinable public static var easeInOut: CubicEase { CubicEase(0.42, 0, 0.58, 1) }

  /// `ease-out` of Core Animation and CSS: (0, 0), (0.58, 1).
  @inlinable public static var easeOut: CubicEase { CubicEase(0, 0, 0.58, 1) }

  /// The fraction of the distance at a fraction of the time; 0 before the start, 1 after the end. NaN gives NaN.
  ///
  /// - Parameter time: Fraction of the duration, 0…1.
  /// - Returns: Fraction of the distance; in 0…1 if `y1` and `y2` are.
  public func progress(at time: Double) -> Double {
    if time <= 0 { return 0 }
    if time >= 1 { return 1 }
    return Self.coordinate(y1, y2, at: parameter(at: time))
  }

  /// The slope of ``progress(at:)``: fraction of the distance per fraction of the time; 0 outside 0…1.
  ///
  /// - Parameter time: Fraction of the duration.
  /// - Returns: The slope, a number without a unit; infinite at a vertical tangent.
  public func slope(at time: Double) -> Double {
    if time < 0 || time > 1 { return 0 }
    let s = parameter(at: time)
    let run = Self.derivative(x1, x2, at: s)
    // A vertical tangent: a control point above an end.
    return run == 0 ? .infinity : Self.derivative(y1, y2, at: s) / run
  }

  /// True if the curve certainly never gets faster and never exceeds its end, because its control points bend it one way only.
  var isConcave: Bool {
    // The slopes from point to point never increase; cross-multiplied, because an x may not grow.
    x1 <= x2 && y1 <= 1 && y2 <= 1 && y1 * (x2 - x1) >= (y2 - y1) * x1
      && (y2 - y1) * (1 - x2) >= (1 - y2) * (x2 - x1)
  }

  /// The curve parameter at which the fraction of the time is `time`, found by Newton steps inside a shrinking bracket.
  private func parameter(at time: Double) -> Double {
    var (low, high, s) = (0.0, 1.0, time)
    for _ in 0..<Self.mostSteps {
      let error = Self.coordinate(x1, x2, at: s) - time
      if error == 0 { break }
      if error > 0 { high = s } else { low = s }
      let newton = s - error / Self.derivative(x1, x2, at: s)
      let next = newton > low && newton < high ? newton : low + (high - low) / 2
      if next == s { break }
      s = next
    }
    return s
  }

  /// The greatest number of search steps: more bisections than a double has digits.
  private static var mostSteps: Int { 64 }

  /// A coordinate of the curve at its parameter `s`, from the control points' coordinates: `3·(1−s)²·s·a + 3·(1−s)·s²·b + s³`.
  private static func coordinate(_ a: Double, _ b: Double, at s: Double) -> Double {
    let r = 1 - s
    return s * (3 * r * (r * a + s * b) + s * s)
  }

  /// The derivative of a coordinate with respect to the curve's parameter: `3·(1−s)²·a + 6·(1−s)·s·(b−a) + 3·s²·(1−b)`.
  private static func derivative(_ a: Double, _ b: Double, at s: Double) -> Double {
    let r = 1 - s
    return 3 * (r * r * a + 2 * r * s * (b - a) + s * s * (1 - b))
  }
}
