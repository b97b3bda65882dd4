import ScrollPhysics
import TextFormats

/// The calculations for the scroll model `gecko-desktop`: pans have a movement every 10 ms, velocities are in px/ms without sign.
enum GeckoCalculations {
  static let all: [String: Calculations.Calculation] = [
    "gecko.release_velocity": { json in
      try speed(of: panVelocity(CalculationInputs(json), "y_deltas_per_10ms"))
    },
    "gecko.release_velocity_2": secondFling,
    "gecko.tap_cancels_accel": flingAfterTap,
    "gecko.fling_decay": decay,
    "gecko.resistance": { json in
      let inputs = CalculationInputs(json)
      let resistance = GeckoResistance(length: try inputs.positive("composition"))
      return try CalculationResult.value(
        resistance.step(of: inputs.number("delta"), at: inputs.number("overscroll")))
    },
    "gecko.snapback": { json in
      let inputs = CalculationInputs(json)
      let spring = Spring(
        mass: 1, stiffness: try inputs.positive("k"), dampingRatio: try inputs.positive("zeta"))
      let back = GeckoSnapBack(
        spring: spring, overscroll: try inputs.number("x0"), startVelocity: try inputs.number("v0", else: 0))
      return try CalculationResult.value(back.motion.displacement(at: inputs.unsigned("t_s")))
    },
  ]

  /// The time between two movements of a pan, in seconds.
  private static let interval = 0.01
  private static let perMillisecond = 1000.0

  /// The velocity of a pan at its release, in points per second; a movement of 0 sends no event.
  private static func panVelocity(_ inputs: CalculationInputs, _ key: String) throws -> Double {
    var tracker = GeckoMeanTracker(position: 0, at: 0)
    var (position, time) = (0.0, 0.0)
    for (index, delta) in try inputs.numbers(key).enumerated() {
      position += delta
      time = Double(index + 1) * interval
      if delta != 0 { tracker.add(position: position, at: time) }
    }
    return tracker.velocity(at: time)
  }

  private static func speed(of velocity: Double) throws -> JSONValue {
    try CalculationResult.value(abs(velocity) / perMillisecond)
  }

  /// The second of two flings in the same direction; if the input `accelerates` is true, the first one's start velocity is added.
  @Sendable private static func secondFling(_ json: JSONValue) throws -> JSONValue {
    let inputs = CalculationInputs(json)
    let velocity = abs(try panVelocity(inputs, "y_deltas_per_10ms"))
    guard try inputs.flag("accelerates") else { return try speed(of: velocity) }
    let previous = try inputs.number("previous_start_velocity_px_ms") * perMillisecond
    return try speed(of: GeckoFlingAcceleration.sum(of: velocity, after: previous))
  }

  /// A fling after a tap, which starts with its own velocity whatever motion came before.
  @Sendable private static func flingAfterTap(_ json: JSONValue) throws -> JSONValue {
    let velocity = try panVelocity(CalculationInputs(json), "final_y_deltas_per_10ms")
    var acceleration = GeckoFlingAcceleration()
    acceleration.reset()
    return try speed(of: acceleration.start(velocity: velocity, leastPanSpeed: .infinity, rest: 0))
  }

  /// The velocity that is left of a fling after a wait; a frame that began during the wait counts as a whole frame.
  @Sendable private static func decay(_ json: JSONValue) throws -> JSONValue {
    let inputs = CalculationInputs(json)
    let frame = try inputs.positive("sample_ms")
    let friction = try inputs.rate("friction_per_ms")
    let fling = GeckoDesktopFling(
      velocity: try inputs.number("v0_px_ms") * perMillisecond, frame: frame / perMillisecond,
      friction: friction)
    let frames = (try inputs.unsigned("wait_ms") / frame).rounded(.up)
    return try speed(of: fling.velocity(afterFrames: frames))
  }
}
