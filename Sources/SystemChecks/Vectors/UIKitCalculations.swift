import ScrollPhysics
import TextFormats

/// The calculations for the scroll model `uikit`, and for springs given by their response.
///
/// The inputs are named as in the case files: `x` drag, `c` and `dimension` of the band, `v0` velocity, `d` or `rate` the fraction of
/// velocity left per millisecond; `_ms` and `velocity_pt_ms` include their units.
enum UIKitCalculations {
  static let all: [String: Calculations.Calculation] = [
    "uikit.rubberband": rubberBand,
    "uikit.rubberband.pixelRounded": roundedRubberBand,
    "uikit.decay": decay,
    "uikit.decay.destination": destination,
    "uikit.decay.velocityForDestination": velocityForDestination,
    "uikit.decay.roundedDestination": roundedDestination,
    "uikit.decay.keyframeDuration": keyframeDuration,
    "uikit.decay.target": target,
    "uikit.decay.targetStop10": target,
    "uikit.decay.trajectory": trajectory,
    "uikit.bounceback.measured": measuredBounce,
    "uikit.bounceback.exp8": exponentialBounce,
    "spring.response": springResponse,
  ]

  private static let millisecondsPerSecond = 1000.0
  /// The speed at which the sampled decay of the library Motion ends, in points per second.
  private static let keyframeStopSpeed = 0.5

  // MARK: The band

  private static func bandOffset(_ inputs: CalculationInputs) throws -> Double {
    let coefficient = try inputs.positive("c", else: UIKitModel.coefficient)
    let band = RubberBand(coefficient: coefficient, dimension: try inputs.positive("dimension"))
    return band.offset(forDrag: try inputs.number("x"))
  }

  @Sendable private static func rubberBand(_ json: JSONValue) throws -> JSONValue {
    try value(bandOffset(CalculationInputs(json)))
  }

  /// The rubber band's offset rounded to the nearest pixel, `1 / scale` of a point.
  @Sendable private static func roundedRubberBand(_ json: JSONValue) throws -> JSONValue {
    let inputs = CalculationInputs(json)
    let scale = try inputs.positive("scale")
    return try value((bandOffset(inputs) * scale).rounded() / scale)
  }

  // MARK: Momentum

  private static func deceleration(_ inputs: CalculationInputs, _ key: String = "d") throws -> Deceleration {
    Deceleration(rate: try inputs.rate(key))
  }

  /// The distance that a decay covers until rest, and the time until the remaining distance is `threshold`.
  @Sendable private static func decay(_ json: JSONValue) throws -> JSONValue {
    let inputs = CalculationInputs(json)
    let (slowing, velocity) = (try deceleration(inputs), try inputs.number("v0"))
    let duration = slowing.duration(velocity: velocity, toWithin: try inputs.positive("threshold"))
    return try object([("distance", slowing.distance(velocity: velocity)), ("duration", duration)])
  }

  @Sendable private static func destination(_ json: JSONValue) throws -> JSONValue {
    let inputs = CalculationInputs(json)
    let start = try inputs.number("x0", else: 0)
    return try value(start + deceleration(inputs).distance(velocity: inputs.number("v0")))
  }

  @Sendable private static func velocityForDestination(_ json: JSONValue) throws -> JSONValue {
    let inputs = CalculationInputs(json)
    return try value(
      deceleration(inputs).velocity(forDistance: inputs.number("x") - inputs.number("x0", else: 0)))
  }

  /// The destination of a decay rounded to the nearest multiple of `rounding`, and the velocity that ends there.
  @Sendable private static func roundedDestination(_ json: JSONValue) throws -> JSONValue {
    let inputs = CalculationInputs(json)
    let (slowing, step) = (try deceleration(inputs), try inputs.positive("rounding"))
    let way = (try slowing.distance(velocity: inputs.number("v0")) / step).rounded() * step
    return try object([("x", way), ("v", slowing.velocity(forDistance: way))])
  }

  /// The time of the first frame at which a decay has slowed down to the speed at which it ends.
  @Sendable private static func keyframeDuration(_ json: JSONValue) throws -> JSONValue {
    let inputs = CalculationInputs(json)
    let rate = try inputs.positive("fps")
    let time = try deceleration(inputs).duration(velocity: inputs.number("v0"), downTo: keyframeStopSpeed)
    return try value((time * rate).rounded(.up) / rate)
  }

  /// The offset at which a decay from the input `offset` ends: at rest, or at the speed `stopSpeed_pt_s`.
  @Sendable private static func target(_ json: JSONValue) throws -> JSONValue {
    let inputs = CalculationInputs(json)
    let velocity = try inputs.number("velocity_pt_ms") * millisecondsPerSecond
    let way = try deceleration(inputs, "rate").distance(
      velocity: velocity, downTo: inputs.unsigned("stopSpeed_pt_s", else: 0))
    return try value(inputs.number("offset") + way)
  }

  @Sendable private static func trajectory(_ json: JSONValue) throws -> JSONValue {
    let inputs = CalculationInputs(json)
    let piece = ScrollPiece.decay(
      try deceleration(inputs, "rate"), from: try inputs.number("offset0"),
      velocity: try inputs.number("v0_pt_s"))
    let shift = try inputs.number("clock_shift_ms", else: 0)
    return try offsets(inputs) { piece.offset(at: ($0 + shift) / millisecondsPerSecond) }
  }

  // MARK: Springs

  /// The position of a critically damped spring about 0 at each time.
  @Sendable private static func measuredBounce(_ json: JSONValue) throws -> JSONValue {
    let inputs = CalculationInputs(json)
    let spring = Spring(frequency: try inputs.positive("omega"), dampingRatio: 1)
    let motion = SpringMotion(
      spring: spring, displacement: try inputs.number("x0"), velocity: try inputs.number("v0"))
    return try offsets(inputs) { motion.displacement(at: $0 / millisecondsPerSecond) }
  }

  /// The position of a pure exponential decay towards 0 at each time.
  @Sendable private static func exponentialBounce(_ json: JSONValue) throws -> JSONValue {
    let inputs = CalculationInputs(json)
    let (start, rate) = (try inputs.number("x0"), try inputs.positive("rate_per_s"))
    return try offsets(inputs) { start * Elementary.exp(-rate * $0 / millisecondsPerSecond) }
  }

  @Sendable private static func springResponse(_ json: JSONValue) throws -> JSONValue {
    let inputs = CalculationInputs(json)
    let spring = Spring(
      response: try inputs.positive("response"), dampingRatio: try inputs.positive("zeta"))
    let end = try inputs.number("to")
    let motion = SpringMotion(
      spring: spring, displacement: try inputs.number("from") - end,
      velocity: try inputs.number("v0", else: 0))
    return try value(end + motion.displacement(at: inputs.number("t")))
  }

  // MARK: Results

  /// A result with one offset for each time in the input `t_ms`, in milliseconds.
  private static func offsets(_ inputs: CalculationInputs, _ offset: (Double) -> Double) throws -> JSONValue {
    .array(try inputs.numbers("t_ms").map { try value(offset($0)) })
  }

  private static func value(_ number: Double) throws -> JSONValue {
    guard number.isFinite else {
      throw CalculationInputs.Problem(
        description: "the result is too large for a number; give smaller inputs")
    }
    return JSONValue(number)
  }

  private static func object(_ members: [(String, Double)]) throws -> JSONValue {
    var object = JSONObject()
    for (key, number) in members { object[key] = try value(number) }
    return .object(object)
  }
}
