/// A family of formulas for one kind of motion of a scroll, with constants to be fitted.
package struct ScrollRule: Sendable {
  /// A constant in the rule's formula that is fitted to a log.
  package struct Constant: Equatable, Sendable {
    /// The constant's name in text output.
    package let name: String
    /// The constant's name in JSON, which ends with the unit if there is one.
    package let key: String
    /// The constant's unit in text output; empty if it has none.
    package let unit: String
    /// The values that a fit may give the constant.
    let range: ClosedRange<Double>

    init(_ name: String, key: String, unit: String = "", _ range: ClosedRange<Double>) {
      (self.name, self.key, self.unit, self.range) = (name, key, unit, range)
    }

    /// The distance from a bound of the range, as a fraction of the bound, within which a value counts as the bound.
    private static let bound = 1e-3
    /// The half width of an interval with which a constant that may be 0 always counts as known, however small the constant is.
    private static let point = 1.0

    /// True if a log determines the constant's value.
    ///
    /// False if the search ended at a bound that stands for infinity or 0, or if the interval of a positive constant includes 0.
    func isKnown(_ value: Double, within halfWidth: Double) -> Bool {
      if value >= range.upperBound * (1 - Self.bound) { return false }
      if range.lowerBound == 0 { return halfWidth <= max(value, Self.point) }
      return value > range.lowerBound * (1 + Self.bound) && halfWidth <= abs(value)
    }
  }

  /// A value that is computed from the rule's first constant, such as the fraction of velocity left after a millisecond.
  package struct Derived: Sendable {
    /// The name, key and unit of the computed value.
    package let constant: Constant
    /// Computes the value from the rule's first constant.
    package let value: @Sendable (Double) -> Double
  }

  /// The rule's name in text output.
  package let name: String
  /// The rule's name in JSON.
  package let key: String
  /// The kind of motion that the rule explains: drag, fling or bounce.
  package let part: ScrollPart
  /// The rule's constants, which are the same for all stretches of a log.
  package let constants: [Constant]
  /// A value computed from the first constant that is also reported; nil if there is none.
  package let derived: Derived?
  /// The sets of values at which the search for the constants starts.
  let starts: [[Double]]
  /// True if the parameters of a stretch include its start time.
  let knowsBegin: Bool
  /// Returns the parameters of a single stretch to fit, such as its start offset, start velocity and start time.
  let free: @Sendable (LogPart) -> [LeastSquares.Parameter]
  /// Predicts the offsets of a stretch from the rule's constants and the parameters of the stretch.
  let offsets: @Sendable (LogPart, [Double], [Double]) -> [Double]

  init(
    name: String, key: String, part: ScrollPart, constants: [Constant], derived: Derived? = nil,
    starts: [[Double]], knowsBegin: Bool = false,
    free: @escaping @Sendable (LogPart) -> [LeastSquares.Parameter],
    offsets: @escaping @Sendable (LogPart, [Double], [Double]) -> [Double]
  ) {
    (self.name, self.key, self.part) = (name, key, part)
    (self.constants, self.derived) = (constants, derived)
    (self.starts, self.knowsBegin) = (starts, knowsBegin)
    (self.free, self.offsets) = (free, offsets)
  }

  /// True if the second parameter of each stretch is its velocity at the first row.
  var hasStartVelocity: Bool {
    ["exponential-decay", "critical-spring", "damped-spring", "constant-deceleration"].contains(key)
  }
}

extension ScrollRule {
  /// The range of a constant that is above 0 and at most a million.
  static let positive = 1e-6...1e6
}

extension LeastSquares.Parameter {
  /// An offset as a parameter to fit, in points; the search starts at `start`.
  static func offset(_ start: Double) -> LeastSquares.Parameter { .init(start: start) }
  /// A velocity as a parameter to fit, in points per second; the search starts at `start`.
  static func velocity(_ start: Double) -> LeastSquares.Parameter { .init(start: start, scale: 100) }
  /// The start time of a motion as a parameter to fit, in seconds relative to the first row of the stretch.
  static func begin(_ part: LogPart) -> LeastSquares.Parameter {
    let near = (0...4).map { -Double($0) / 4 * part.step }
    let far = [2.0, 4, 8, 16, 32, 64].map { -$0 * part.step }
    return .init(
      start: max(part.begin.lowerBound, -part.step / 2), range: part.begin, scale: 0.01, tries: near + far)
  }
}
