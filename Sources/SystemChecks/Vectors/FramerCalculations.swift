import ScrollPhysics
import TextFormats

/// The calculations for `framer-inertia`: keyframes every `step_ms`, as the library computes them before it animates.
enum FramerCalculations {
  static let all: [String: Calculations.Calculation] = [
    "framer.inertia": keyframes,
    "framer.inertia.bounce": keyframes,
  ]

  private static let millisecondsPerSecond = 1000.0
  /// The longest duration of an animation, in milliseconds; the library stops a generator that is not at rest by then.
  private static let longestMilliseconds = 20_000.0
  /// The shortest accepted interval between keyframes, in milliseconds.
  private static let finestStep = 0.01

  @Sendable private static func keyframes(_ json: JSONValue) throws -> JSONValue {
    let inputs = CalculationInputs(json)
    let step = try inputs.number("step_ms")
    guard step >= finestStep, step < .infinity else {
      throw CalculationInputs.Problem(
        description: "input \"step_ms\" is \(step); give a number of at least \(finestStep)")
    }
    var inertia = try inertia(inputs)
    var values: [Double] = []
    var isDone = false
    while !isDone, Double(values.count) * step < longestMilliseconds {
      let sample = inertia.sample(at: Double(values.count) * step)
      values.append(sample.value)
      isDone = sample.isDone
    }
    var object = JSONObject()
    object["keyframes"] = try CalculationResult.list(values)
    object["duration"] = try CalculationResult.value(
      Double(values.count - 1) * step / millisecondsPerSecond)
    return .object(object)
  }

  private static func inertia(_ inputs: CalculationInputs) throws -> FramerInertia {
    var constants = FramerInertia.Constants()
    constants.power = try inputs.number("power", else: constants.power)
    constants.timeConstant = try inputs.positive("timeConstant", else: constants.timeConstant)
    constants.bounceStiffness = try inputs.positive("bounceStiffness", else: constants.bounceStiffness)
    constants.bounceDamping = try inputs.positive("bounceDamping", else: constants.bounceDamping)
    constants.restDelta = try inputs.positive("restDelta", else: constants.restDelta)
    constants.restSpeed = try inputs.optionalNumber("restSpeed")
    let (origin, velocity) = (try inputs.number("origin"), try inputs.number("velocity", else: 0))
    let target = try inputs.function("modifyTarget").map { $0(origin + constants.power * velocity) }
    return FramerInertia(
      from: origin, velocity: velocity, target: target, lower: try inputs.optionalNumber("min"),
      upper: try inputs.optionalNumber("max"), constants: constants)
  }
}
