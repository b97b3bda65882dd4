import ScrollPhysics
import TextFormats

/// The calculations for the scroll models `use-gesture`, `better-scroll` and `iscroll`.
///
/// They use the libraries' own units, points and milliseconds.
enum WebCalculations {
  static let all: [String: Calculations.Calculation] = [
    "usegesture.rubberband": rubberBand,
    "betterscroll.momentum": betterScrollMomentum,
    "betterscroll.damping": damping,
    "iscroll.momentum": iScrollMomentum,
  ]

  @Sendable private static func rubberBand(_ json: JSONValue) throws -> JSONValue {
    let inputs = CalculationInputs(json)
    let (lower, upper) = try bounds(inputs, "min", "max")
    let model = UseGestureModel(
      lower: lower, upper: upper, coefficient: try inputs.unsigned("c", else: UseGestureModel.coefficient))
    return try CalculationResult.value(model.offset(forRaw: inputs.number("position")))
  }

  /// The position after a finger's event; without given bounds, every position except 0 is outside.
  @Sendable private static func damping(_ json: JSONValue) throws -> JSONValue {
    let inputs = CalculationInputs(json)
    let factor = try inputs.fraction("factor", else: BetterScrollModel.dampingFactor)
    let lower = try inputs.number("lower", else: 0)
    let upper = try inputs.number("upper", else: 0)
    try ordered(lower, upper, "lower", "upper")
    let filter = IncrementFilter(factor: factor)
    return try CalculationResult.value(
      filter.offset(
        from: inputs.number("current"), movedBy: inputs.number("delta"), lower: lower, upper: upper))
  }

  /// The mean velocity of a drag from its inputs, in points per millisecond.
  private static func velocity(_ inputs: CalculationInputs) throws -> Double {
    try (inputs.number("current") - inputs.number("start")) / inputs.positive("time_ms")
  }

  @Sendable private static func betterScrollMomentum(_ json: JSONValue) throws -> JSONValue {
    let inputs = CalculationInputs(json)
    var options = BetterScrollModel.Momentum()
    options.deceleration = try inputs.positive("deceleration", else: options.deceleration)
    options.swipeTime = try inputs.unsigned("swipeTime", else: options.swipeTime)
    options.swipeBounceTime = try inputs.unsigned("swipeBounceTime", else: options.swipeBounceTime)
    let upper = try inputs.number("upper", else: 0)
    try ordered(inputs.number("lower"), upper, "lower", "upper")
    return try result(
      BetterScrollModel.momentum(
        from: inputs.number("current"), velocity: velocity(inputs), lower: inputs.number("lower"),
        upper: upper,
        wrapper: inputs.unsigned("bounceWrapper"), momentum: options))
  }

  @Sendable private static func iScrollMomentum(_ json: JSONValue) throws -> JSONValue {
    let inputs = CalculationInputs(json)
    let upper = try inputs.number("upper", else: 0)
    try ordered(inputs.number("lower"), upper, "lower", "upper")
    return try result(
      IScrollModel.momentum(
        from: inputs.number("current"), velocity: velocity(inputs), lower: inputs.number("lower"),
        upper: upper,
        wrapper: inputs.unsigned("wrapper")))
  }

  private static func result(_ momentum: (destination: Double, duration: Double)) throws -> JSONValue {
    try CalculationResult.object([
      ("destination", momentum.destination), ("duration", momentum.duration),
    ])
  }

  /// A lower and an upper bound from a list of two; an absent or null bound is infinite.
  private static func bounds(
    _ inputs: CalculationInputs, _ low: String, _ high: String
  ) throws -> (lower: Double, upper: Double) {
    let lower = try inputs.optionalNumber(low) ?? -.infinity
    let upper = try inputs.optionalNumber(high) ?? .infinity
    try ordered(lower, upper, low, high)
    return (lower, upper)
  }

  private static func ordered(_ lower: Double, _ upper: Double, _ low: String, _ high: String) throws {
    guard lower <= upper else {
      throw CalculationInputs.Problem(
        description: "input \"\(low)\" is \(lower), above \"\(high)\", \(upper); give bounds in order")
    }
  }
}
