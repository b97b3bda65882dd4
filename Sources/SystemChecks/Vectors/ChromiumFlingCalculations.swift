import ScrollPhysics

/// The calculations for Chromium's fling curves: `velocity` in points per second, times in seconds.
enum ChromiumFlingCalculations {
  static let all: [String: Calculations.Calculation] = [
    "chromium.physicsFling.delta": { json in
      let inputs = CalculationInputs(json)
      let fling = try physicsFling(inputs)
      let (from, to) = try span(inputs)
      let share = fling.progress(at: to) - (from.map { fling.progress(at: $0) } ?? 0)
      return try CalculationResult.list([fling.distanceX * share, fling.distanceY * share])
    },
    "chromium.physicsFling.controlPoint": { json in
      let fling = try physicsFling(CalculationInputs(json))
      return try CalculationResult.object([("p1x", fling.controlX), ("p1y", fling.controlY)])
    },
    "chromium.flingCurve.delta": { json in
      let inputs = CalculationInputs(json)
      let fling = ChromiumTouchpadFling(velocity: try inputs.number("velocity"))
      let (from, to) = try span(inputs)
      return try CalculationResult.value(
        fling.displacement(at: to) - (from.map { fling.displacement(at: $0) } ?? 0))
    },
  ]

  /// The times at which Chromium's own tests sample a curve before its end, in seconds.
  ///
  /// `since_previous_sample` asks for the distance since the last of these before `t_s`; the case files do not give that time.
  private static let upstreamSamples = [0.02, 0.25]

  /// The requested time, and the earlier time from which the distance counts, in seconds; nil for the start of the fling.
  private static func span(_ inputs: CalculationInputs) throws -> (from: Double?, to: Double) {
    let time = try inputs.unsigned("t_s")
    let counts = try inputs.flag("since_previous_sample")
    return (counts ? upstreamSamples.last { $0 < time } : nil, time)
  }

  private static func physicsFling(_ inputs: CalculationInputs) throws -> ChromiumPhysicsFling {
    let velocity = try inputs.pair("velocity")
    guard velocity.x != 0 || velocity.y != 0 else {
      throw CalculationInputs.Problem(description: "input \"velocity\" is 0; a fling needs one")
    }
    let viewport = try inputs.pair("viewport")
    guard viewport.x > 0, viewport.y > 0 else {
      throw CalculationInputs.Problem(
        description: "input \"viewport\" is [\(viewport.x), \(viewport.y)]; give two numbers above 0")
    }
    let surface = ChromiumPhysicsFling.Surface(
      pixelsPerInch: try inputs.positive("ppi"), width: viewport.x, height: viewport.y)
    return ChromiumPhysicsFling(velocityX: velocity.x, velocityY: velocity.y, on: surface)
  }
}
