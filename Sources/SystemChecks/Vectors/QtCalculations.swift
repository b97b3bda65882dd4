import ScrollPhysics
import TextFormats

/// The calculations for the scroll model `qt`.
///
/// In the inputs `excess` is the distance past an edge in points, velocities are in points per second, `dpr` in pixels per point.
enum QtCalculations {
  static let all: [String: Calculations.Calculation] = [
    "qt.flickable.dragOver": dragOver,
    "qt.flickable.trackpadOver": trackpadOver,
    "qt.flickable.overshootDistance": overshootDistance,
    "qt.flickable.fixup": fixup,
  ]

  private static let millisecondsPerSecond = 1000.0
  /// The factor of the exponential easing: 1, because the reference values use Penner's curve, and Qt's factor is 1.001.
  private static let exponentialScale = 1.0

  @Sendable private static func dragOver(_ json: JSONValue) throws -> JSONValue {
    try CalculationResult.value(QtModel.dragOffset(excess: CalculationInputs(json).number("excess")))
  }

  @Sendable private static func trackpadOver(_ json: JSONValue) throws -> JSONValue {
    let inputs = CalculationInputs(json)
    return try CalculationResult.value(
      QtModel.touchpadOffset(
        excess: inputs.number("excess"), velocity: inputs.number("velocity"),
        maximumVelocity: inputs.positive("maxVelocity", else: QtModel.maximumVelocity),
        pixelRatio: inputs.positive("dpr", else: 1)))
  }

  @Sendable private static func overshootDistance(_ json: JSONValue) throws -> JSONValue {
    try CalculationResult.value(QtModel.overshootDistance(speed: CalculationInputs(json).number("velocity")))
  }

  /// The part of the way back to the edge that is covered at a given time; the input `distance` is the whole way.
  @Sendable private static func fixup(_ json: JSONValue) throws -> JSONValue {
    let inputs = CalculationInputs(json)
    let motion = QtModel.fixup(
      from: 0, to: try inputs.number("distance"), exponentialScale: exponentialScale)
    return try CalculationResult.value(motion.offset(at: inputs.unsigned("t_ms") / millisecondsPerSecond))
  }
}
