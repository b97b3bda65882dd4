/// A family of formulas for one part of a scroll, with constants to be fitted.
package struct ScrollRule: Sendable {
  /// A constant of the rule.
  package struct Constant: Equatable, Sendable {
    /// Its name in text output.
    package let name: String
    /// Its name in JSON, with the unit if it has one.
    package let key: String
    /// Its unit in text output; empty for none.
    package let unit: String
    /// The allowed values.
    let range: ClosedRange<Double>

    init(_ name: String, key: String, unit: String = "", _ range: ClosedRange<Double>) {
      (self.name, self.key, self.unit, self.range) = (name, key, unit, range)
    }

    /// A value counts as the bound of its range if it is nearer to it than this fraction of the bound.
    private static let bound = 1e-3
    /// A constant that may be 0 counts as known if its uncertainty is at most this, however small the constant is.
    private static let point = 1.0

    /// True if a log determines the value.
    ///
    /// False if the search ended at a bound that stands for infinity or 0, or if the interval of a positive constant includes 0.
    func isKnown(_ value: Double, within halfWidth: Double) -> Bool {
      if value >= range.upperBound * (1 - Self.bound) { return false }
      if range.lowerBound == 0 { return halfWidth <= max(value, Self.point) }
      return value > range.lowerBound * (1 + Self.bound) && halfWidth <= abs(value)
    }
  }

  /// A derived form of the first constant, such as the fraction of velocity left after a millisecond.
  package struct Derived: Sendable {
    /// The derived constant's name, key and unit.
    package let constant: Constant
    /// Computes it from the first constant.
    package let value: @Sendable (Double) -> Double
  }

  /// The rule's name in text output.
  package let name: String
  /// The rule's name in JSON.
  package let key: String
  /// The part it explains.
  package let part: ScrollPart
  /// Its constants, which are the same for all parts of a log.
  package let constants: [Constant]
  /// The derived form of the first constant.
  package let derived: Derived?
  /// The start values for fitting the constants.
  let starts: [[Double]]
  /// True if a part's parameters include its start time.
  let knowsBegin: Bool
  /// The parameters of a single part: its start position and velocity, and its start time.
  let free: @Sendable (LogPart) -> [LeastSquares.Parameter]
  /// The offsets of a part's rows for given constants and part parameters.
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

  /// True if the second part parameter is the velocity at the first row.
  var hasStartVelocity: Bool {
    ["exponential-decay", "critical-spring", "damped-spring", "constant-deceleration"].contains(key)
  }
}

extension ScrollRule {
  /// The range of a constant that is above 0 and not absurdly large.
  static let positive = 1e-6...1e6
}

extension LeastSquares.Parameter {
  /// An offset parameter, in points, that starts at `start`.
  static func offset(_ start: Double) -> LeastSquares.Parameter { .init(start: start) }
  /// A velocity parameter, in points per second, that starts at `start`.
  static func velocity(_ start: Double) -> LeastSquares.Parameter { .init(start: start, scale: 100) }
  /// The start time of a motion as a parameter, in seconds before the part's first row.
  static func begin(_ part: LogPart) -> LeastSquares.Parameter {
    let near = (0...4).map { -Double($0) / 4 * part.step }
    let far = [2.0, 4, 8, 16, 32, 64].map { -$0 * part.step }
    return .init(
      start: max(part.begin.lowerBound, -part.step / 2), range: part.begin, scale: 0.01, tries: near + far)
  }
}
