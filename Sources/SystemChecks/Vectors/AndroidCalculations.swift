import ScrollPhysics
import TextFormats

/// The calculations for the scroll model `android`.
///
/// Velocities are in pixels per second, `density` is in pixels per point; results are in whole milliseconds and in pixels.
enum AndroidCalculations {
  static let all: [String: Calculations.Calculation] = [
    "android.splineFling": splineFling,
    "android.springback": springback,
  ]

  @Sendable private static func splineFling(_ json: JSONValue) throws -> JSONValue {
    let inputs = CalculationInputs(json)
    let (velocity, density) = (try inputs.number("velocity"), try inputs.positive("density", else: 1))
    return try CalculationResult.object([
      ("duration_ms", SplineFling.duration(velocity: velocity, density: density)),
      ("distance_px", SplineFling.distance(velocity: velocity, density: density)),
    ])
  }

  @Sendable private static func springback(_ json: JSONValue) throws -> JSONValue {
    let distance = try CalculationInputs(json).number("over_px")
    return try CalculationResult.object([
      ("duration_ms", AndroidModel.springbackDuration(distance: distance))
    ])
  }
}
