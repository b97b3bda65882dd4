import ScrollPhysics
import TextFormats

/// The calculations for Flutter's simulations: friction, gravity, springs, bouncing and clamping flings.
///
/// The inputs are named as in the case files: `x0`, `v0`, `t` in points and seconds; `drag` is the fraction of velocity left per second.
enum FlutterMotionCalculations {
  static let all: [String: Calculations.Calculation] = [
    "flutter.friction.x": { try frictionAt($0) { try CalculationResult.value($0.offset(at: $1)) } },
    "flutter.friction.dx": { try frictionAt($0) { try CalculationResult.value($0.velocity(at: $1)) } },
    "flutter.friction.finalX": { try CalculationResult.value(friction(CalculationInputs($0)).limit) },
    "flutter.friction.timeAtX": { try crossing(CalculationInputs($0)) },
    "flutter.friction.timeAtX(x(t))": {
      try frictionAt($0) { try CalculationResult.extended($0.time(toReach: $0.offset(at: $1))) }
    },
    "flutter.friction.isDone": { try frictionIsDone(CalculationInputs($0)) },
    "flutter.boundedFriction.x": { try boundedFriction(CalculationInputs($0)) },
    "flutter.gravity": { try gravity(CalculationInputs($0)) },
    "flutter.spring": { try spring(CalculationInputs($0)) },
    "flutter.spring.isDone": { try springIsDone(CalculationInputs($0)) },
    "spring.fromDurationBounce": { try springConstants(CalculationInputs($0)) },
    "flutter.bouncing": {
      try bounceAt($0) {
        try CalculationResult.object([("x", $0.offset(at: $1)), ("dx", $0.velocity(at: $1))])
      }
    },
    "flutter.bouncing.x": { try bounceAt($0) { try CalculationResult.value($0.offset(at: $1)) } },
    "flutter.bouncing.dx": { try bounceAt($0) { try CalculationResult.value($0.velocity(at: $1)) } },
    "flutter.bouncing.isDone": { try bounceAt($0) { .bool($0.isDone(at: $1)) } },
    "flutter.bouncing.switchTime": {
      try CalculationResult.extended(bounce(CalculationInputs($0)).springTime)
    },
    "flutter.clamping.initial": { try clampingFling(CalculationInputs($0)) },
    "flutter.clamping.restart_invariance": { try restartInvariance(CalculationInputs($0)) },
  ]

  // MARK: Friction and gravity

  private static func friction(_ inputs: CalculationInputs) throws -> FlutterFriction {
    FlutterFriction(
      from: try inputs.number("x0", else: 0), velocity: try inputs.number("v0"),
      drag: try inputs.share("drag"),
      constantDeceleration: try inputs.unsigned("constantDeceleration", else: 0))
  }

  private static func frictionAt(
    _ json: JSONValue, _ result: (FlutterFriction, Double) throws -> JSONValue
  ) throws -> JSONValue {
    let inputs = CalculationInputs(json)
    return try result(friction(inputs), inputs.unsigned("t"))
  }

  private static func crossing(_ inputs: CalculationInputs) throws -> JSONValue {
    try CalculationResult.extended(friction(inputs).time(toReach: inputs.number("x")))
  }

  private static func frictionIsDone(_ inputs: CalculationInputs) throws -> JSONValue {
    let tolerance = Tolerance(
      distance: FlutterBounce.defaultTolerance.distance, speed: try inputs.positive("toleranceVelocity"))
    return .bool(try friction(inputs).isDone(at: inputs.unsigned("t"), tolerance))
  }

  private static func boundedFriction(_ inputs: CalculationInputs) throws -> JSONValue {
    let (free, lowest, highest) = (
      try friction(inputs), try inputs.extended("min"), try inputs.extended("max")
    )
    guard lowest <= free.start, free.start <= highest else {
      throw CalculationInputs.Problem(
        description: "input \"x0\" is \(free.start); it must be in \(lowest)…\(highest), \"min\" and \"max\"")
    }
    let bounded = FlutterBoundedFriction(free, lowest: lowest, highest: highest)
    return try CalculationResult.value(bounded.offset(at: inputs.unsigned("t")))
  }

  private static func gravity(_ inputs: CalculationInputs) throws -> JSONValue {
    let motion = UniformAcceleration(
      from: try inputs.number("x0"), velocity: try inputs.number("v0"), acceleration: try inputs.number("a"))
    let time = try inputs.unsigned("t")
    return try CalculationResult.object([("x", motion.offset(at: time)), ("dx", motion.velocity(at: time))])
  }

  // MARK: Springs

  private static func spring(of inputs: CalculationInputs) throws -> Spring {
    Spring(
      mass: try inputs.positive("m"), stiffness: try inputs.positive("k"),
      dampingRatio: try inputs.positive("zeta"))
  }

  private static func springReturn(_ inputs: CalculationInputs) throws -> FlutterSpringReturn {
    FlutterSpringReturn(
      to: try inputs.number("end"), from: try inputs.number("start"),
      velocity: try inputs.number("v0", else: 0),
      spring: try spring(of: inputs), tolerance: try tolerance(inputs))
  }

  /// The position of a plain spring at the given times; unlike Flutter's scroll spring it does not snap to its end.
  private static func spring(_ inputs: CalculationInputs) throws -> JSONValue {
    let (spring, time) = (try springReturn(inputs), try inputs.unsigned("t"))
    let x = spring.edge + spring.motion.displacement(at: time)
    return try CalculationResult.object([("x", x), ("dx", spring.velocity(at: time))])
  }

  private static func springIsDone(_ inputs: CalculationInputs) throws -> JSONValue {
    .bool(try springReturn(inputs).isDone(at: inputs.unsigned("t")))
  }

  private static func springConstants(_ inputs: CalculationInputs) throws -> JSONValue {
    let (bounce, mass) = (try inputs.number("bounce"), try inputs.positive("mass", else: 1))
    guard bounce > -1, bounce <= 1 else {
      throw CalculationInputs.Problem(
        description: "input \"bounce\" is \(bounce); give a number above -1 and at most 1")
    }
    let spring = Spring(duration: try inputs.positive("duration"), bounce: bounce)
    return try CalculationResult.object([
      ("k", spring.stiffness(mass: mass)), ("c", spring.dampingCoefficient(mass: mass)),
    ])
  }

  private static func tolerance(_ inputs: CalculationInputs) throws -> Tolerance {
    let standard = FlutterBounce.defaultTolerance
    return Tolerance(
      distance: try inputs.positive("tolDistance", else: standard.distance),
      speed: try inputs.positive("tolVelocity", else: standard.speed))
  }

  // MARK: Flings

  private static func bounce(_ inputs: CalculationInputs) throws -> FlutterBounce {
    let (lowest, highest) = (try inputs.extended("leading"), try inputs.extended("trailing"))
    guard lowest <= highest else {
      throw CalculationInputs.Problem(
        description: "input \"leading\" is \(lowest), above \"trailing\", \(highest); swap them")
    }
    return FlutterBounce(
      from: try inputs.number("position"), velocity: try inputs.number("velocity"), lowest: lowest,
      highest: highest, spring: try spring(of: inputs.inputs("spring")),
      constantDeceleration: try inputs.unsigned("constantDeceleration", else: 0),
      tolerance: try tolerance(inputs))
  }

  private static func bounceAt(
    _ json: JSONValue, _ result: (FlutterBounce, Double) throws -> JSONValue
  ) throws -> JSONValue {
    let inputs = CalculationInputs(json)
    return try result(bounce(inputs), inputs.unsigned("t"))
  }

  private static func clampingFling(_ inputs: CalculationInputs) throws -> JSONValue {
    let fling = FlutterClampingFling(
      from: try inputs.number("position"), velocity: try inputs.number("velocity"))
    let time = try inputs.unsigned("t")
    return try CalculationResult.object([("x", fling.offset(at: time)), ("dx", fling.velocity(at: time))])
  }

  /// The largest distance between a fling and the same fling when it is restarted at every step from its current state.
  private static func restartInvariance(_ inputs: CalculationInputs) throws -> JSONValue {
    let step = try inputs.positive("restart_every_s")
    let whole = FlutterClampingFling(from: 0, velocity: try inputs.number("velocity"))
    guard whole.duration / step < mostSteps else {
      throw CalculationInputs.Problem(
        description:
          "input \"restart_every_s\" is \(step), less than a millionth of the fling; give a longer one")
    }
    var (part, worst) = (whole, 0.0)
    for index in 1...Int(whole.duration / step) + 1 {
      part = FlutterClampingFling(from: part.offset(at: step), velocity: part.velocity(at: step))
      worst = max(worst, abs(part.start - whole.offset(at: Double(index) * step)))
    }
    return try CalculationResult.value(worst)
  }

  private static let mostSteps = 1e6
}
