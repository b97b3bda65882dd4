import ScrollPhysics
import TextFormats

/// The calculations for the scroll models `gtk` and `adwaita`.
///
/// The inputs are named as in the case files: `x0`, `v0` and `t_s` in points and seconds, `x0` of an overshoot relative to its edge;
/// `amount_progress` in pages of `distance_px`.
enum GTKCalculations {
  static let all: [String: Calculations.Calculation] = [
    "gtk.decelerate": decelerate,
    "gtk.overshoot": overshoot,
    "adw.overshoot": pageOvershoot,
    "adw.projection": projection,
  ]

  @Sendable private static func decelerate(_ json: JSONValue) throws -> JSONValue {
    let inputs = CalculationInputs(json)
    let (velocity, time) = (try inputs.number("v0"), try inputs.unsigned("t_s"))
    let phase = ScrollPiece.decay(GTKModel.friction, from: try inputs.number("x0"), velocity: velocity)
    return try CalculationResult.object([("x", phase.offset(at: time)), ("v", phase.velocity(at: time))])
  }

  @Sendable private static func overshoot(_ json: JSONValue) throws -> JSONValue {
    let inputs = CalculationInputs(json)
    let motion = SpringMotion(
      spring: GTKModel.spring, displacement: try inputs.number("x0"), velocity: try inputs.number("v0"))
    return try CalculationResult.value(motion.displacement(at: inputs.unsigned("t_s")))
  }

  @Sendable private static func pageOvershoot(_ json: JSONValue) throws -> JSONValue {
    let inputs = CalculationInputs(json)
    let length = try inputs.positive("distance_px")
    let progress = AdwaitaModel.overshoot(pages: try inputs.unsigned("amount_progress"), pageLength: length)
    return try CalculationResult.object([("progress", progress), ("px", progress * length)])
  }

  @Sendable private static func projection(_ json: JSONValue) throws -> JSONValue {
    let inputs = CalculationInputs(json)
    return try CalculationResult.value(
      AdwaitaModel.projection(
        velocity: inputs.number("velocity_progress_s"), isTouchpad: inputs.flag("touchpad")))
  }
}
