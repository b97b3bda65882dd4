/// A family of formulas for one part of a scroll, its constants left open.
package struct ScrollRule: Sendable {
  /// A constant of the rule.
  package struct Constant: Equatable, Sendable {
    /// Its name for people.
    package let name: String
    /// Its name in JSON, with the unit where it has one.
    package let key: String
    /// Its unit for people; empty for none.
    package let unit: String
    /// The values it may take.
    let range: ClosedRange<Double>

    init(_ name: String, key: String, unit: String = "", _ range: ClosedRange<Double>) {
      (self.name, self.key, self.unit, self.range) = (name, key, unit, range)
    }

    /// A value nearer to a bound of its range than this share of the bound counts as the bound.
    private static let bound = 1e-3
    /// A constant that may be 0 is known if it is uncertain by no more than this, however small it is.
    private static let point = 1.0

    /// True if a log tells its value: not where the search ran against a bound that stands for infinity or
    /// nothing, nor where the interval reaches to 0 for what is above it.
    func isKnown(_ value: Double, within halfWidth: Double) -> Bool {
      if value >= range.upperBound * (1 - Self.bound) { return false }
      if range.lowerBound == 0 { return halfWidth <= max(value, Self.point) }
      return value > range.lowerBound * (1 + Self.bound) && halfWidth <= abs(value)
    }
  }

  /// The first constant in other words, as the share of the velocity left after a millisecond.
  package struct Derived: Sendable {
    /// Its name, key and unit.
    package let constant: Constant
    /// Its value for a value of the first constant.
    package let value: @Sendable (Double) -> Double
  }

  /// The name for people.
  package let name: String
  /// The name in JSON.
  package let key: String
  /// The part it explains.
  package let part: ScrollPart
  /// Its constants; the same for all parts of a log.
  package let constants: [Constant]
  /// The first of them in other words.
  package let derived: Derived?
  /// The values at which searches for the constants start.
  let starts: [[Double]]
  /// True if a part's own numbers say when it began.
  let knowsBegin: Bool
  /// The numbers that a single part has of its own: where and how fast it starts, and when.
  let free: @Sendable (LogPart) -> [LeastSquares.Parameter]
  /// The offsets of a part's rows for constants and for what is its own.
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

  /// True if the second number of a part's own is the velocity at its first row.
  var hasStartVelocity: Bool {
    ["exponential-decay", "critical-spring", "damped-spring", "constant-deceleration"].contains(key)
  }
}

extension ScrollRule {
  /// A constant that is above 0 and not astronomic.
  static let positive = 1e-6...1e6
}

extension LeastSquares.Parameter {
  /// An offset, in points, near `start`.
  static func offset(_ start: Double) -> LeastSquares.Parameter { .init(start: start) }
  /// A velocity, in points per second, near `start`.
  static func velocity(_ start: Double) -> LeastSquares.Parameter { .init(start: start, scale: 100) }
  /// The time at which a motion began, in seconds before the part's first row.
  static func begin(_ part: LogPart) -> LeastSquares.Parameter {
    let near = (0...4).map { -Double($0) / 4 * part.step }
    let far = [2.0, 4, 8, 16, 32, 64].map { -$0 * part.step }
    return .init(
      start: max(part.begin.lowerBound, -part.step / 2), range: part.begin, scale: 0.01, tries: near + far)
  }
}
