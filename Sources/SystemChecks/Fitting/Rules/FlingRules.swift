import ScrollPhysics

/// The rules by which freely moving content slows down inside the bounds.
///
/// The parameters of each fling are its position and velocity at the first row, and its start time if the law needs it.
enum FlingRules {
  static let all = [
    decay, decayAndBraking, braking, power, quartic, touchpadCurve, rest,
  ]

  /// Exponential decay: after t seconds content has moved by `v·(1 − e^(−k·t)) / k`. Framer's decay towards a target is the same curve,
  /// because its target is fixed when it begins.
  static let decay = rule(
    "exponential decay", "exponential-decay", [friction], derived: rate,
    starts: [[Deceleration.normal.perSecond], [GTKKinetic.friction], [1.3], [10]]
  ) { times, constants, own in
    let slowing = Deceleration(perSecond: constants[0])
    return times.map { own[0] + slowing.displacement(velocity: own[1], at: $0) }
  }

  /// Exponential decay plus a constant deceleration, as Flutter uses on desktops.
  static let decayAndBraking = ScrollRule(
    name: "decay with braking", key: "exponential-decay-braking", part: .fling,
    constants: [mildFriction, deceleration], starts: [[Deceleration.normal.perSecond, 1400], [4, 10]],
    free: { startFree($0) + [.begin($0)] },
    offsets: { part, constants, own in
      let friction = FlutterFriction(
        from: own[0], velocity: own[1], drag: Elementary.exp(-constants[0]),
        constantDeceleration: constants[1], form: .fixed)
      return part.times.map { friction.offset(at: $0 - own[2]) }
    })

  /// A fling with a constant deceleration until rest.
  static let braking = rule(
    "constant deceleration", "constant-deceleration", [deceleration], starts: [[QtModel.deceleration]]
  ) { times, constants, own in
    let braking = Braking(from: own[0], velocity: own[1], deceleration: constants[0])
    return times.map { braking.offset(at: $0) }
  }

  /// Flutter's clamping fling: the remaining distance is a power of the remaining time.
  static let power = rule(
    "power law", "power-law", [SplineRules.friction], starts: [[FlutterClampingFling.standardFriction]]
  ) { times, constants, own in
    let fling = FlutterClampingFling(from: own[0], velocity: own[1], friction: constants[0])
    return times.map { fling.offset(at: $0) }
  }

  /// AppKit's fling: the remaining distance is a fourth power of the remaining time.
  static let quartic = rule(
    "fourth power", "fourth-power",
    [.init("speed that lasts 1 s", key: "speed_of_one_second_pt_s", unit: "pt/s", 1...1e6)],
    starts: [[AppKitMomentum.speedOfOneSecond]]
  ) { times, constants, own in
    let momentum = AppKitMomentum(velocity: own[1], speedOfOneSecond: constants[0])
    return times.map { own[0] + momentum.displacement(at: $0) }
  }

  /// Chromium's fixed curve for touchpad flings: an exponential minus a constant speed.
  static let touchpadCurve = rule(
    "Chromium's curve", "chromium-curve",
    [friction, .init("speed taken off", key: "beta_pt_s", unit: "pt/s", 1...1e5)],
    starts: [[ChromiumTouchpadFling.gamma, ChromiumTouchpadFling.beta]]
  ) { times, constants, own in
    let fling = ChromiumTouchpadFling(velocity: own[1], gamma: constants[0], beta: constants[1])
    return times.map { own[0] + fling.displacement(at: $0) }
  }

  /// A fling without motion: content stays where it was released.
  static let rest = ScrollRule(
    name: "at rest", key: "rest", part: .fling, constants: [], starts: [[]],
    free: { [.offset($0.first)] }, offsets: { part, _, own in part.times.map { _ in own[0] } })

  /// The friction `k` in `v′ = −k·v`, per second.
  private static let friction = ScrollRule.Constant("friction", key: "friction_per_s", unit: "/s", 1e-3...1e3)
  /// The friction `k` in `v′ = −k·v` with a smaller range, so that the fraction of velocity left after a second is above 0.
  private static let mildFriction = ScrollRule.Constant(
    "friction", key: "friction_per_s", unit: "/s", 1e-3...500)
  /// The fraction of velocity left after a millisecond, computed from the friction.
  private static let rate = ScrollRule.Derived(
    constant: .init("rate", key: "rate_per_ms", unit: "per ms", 0...1)
  ) { Deceleration(perSecond: $0).rate }
  private static let deceleration = ScrollRule.Constant(
    "deceleration", key: "deceleration_pt_s2", unit: "pt/s²", 1e-3...1e6)

  /// The parameters of a single fling: its offset and velocity at the first row.
  static func startFree(_ part: LogPart) -> [LeastSquares.Parameter] {
    [.offset(part.first), .velocity(part.startVelocity)]
  }

  /// A rule made from a function of offset, velocity and time, without a start time to fit.
  private static func rule(
    _ name: String, _ key: String, _ constants: [ScrollRule.Constant], derived: ScrollRule.Derived? = nil,
    starts: [[Double]],
    _ offsets: @escaping @Sendable ([Double], [Double], [Double]) -> [Double]
  ) -> ScrollRule {
    ScrollRule(
      name: name, key: key, part: .fling, constants: constants, derived: derived, starts: starts,
      free: startFree, offsets: { offsets($0.times, $1, $2) })
  }
}
