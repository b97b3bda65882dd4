import ScrollPhysics

/// The rules by which content returns from beyond an edge; offsets are relative to the edge.
///
/// The parameters of each bounce are its position and velocity at the first row.
enum BounceRules {
  static let all = [critical, spring, stretchSpring, rest]

  /// A critically damped spring: `(y₀ + s·t)·e^(−ω·t)` at time t, with start position y₀, slope s and frequency ω.
  ///
  /// WebKit and Chromium write the same curve as `(y₀ + A·v·t)·e^(−k·t/P)`, which starts with an inward velocity.
  static let critical = rule(
    "critically damped spring", "critical-spring", [frequency],
    starts: [[UIKitModel.spring.frequency], [12.5], [20]]
  ) { part, constants, own in
    offsets(part, Spring(frequency: constants[0], dampingRatio: 1), own)
  }

  /// A damped spring that is not critically damped: underdamped, so that it oscillates, or overdamped.
  static let spring = rule(
    "damped spring", "damped-spring", [frequency, ratio],
    starts: [GeckoSnapBack.spring, FramerInertiaModel.spring, Spring(frequency: 12, dampingRatio: 0.8)].map {
      [$0.frequency, $0.dampingRatio]
    }
  ) { part, constants, own in
    offsets(part, Spring(frequency: constants[0], dampingRatio: constants[1]), own)
  }

  /// Android's stretch effect: a damped spring moves the pull, from which the stretch is computed.
  static let stretchSpring = ScrollRule(
    name: "spring of a stretch", key: "stretch-spring", part: .bounce, constants: [frequency, ratio],
    starts: [[StretchRecede.spring.frequency, StretchRecede.spring.dampingRatio]],
    free: { part in
      let stretch = AndroidStretch(dimension: part.extent.viewportLength)
      let pull = abs(stretch.drag(forOffset: part.first))
      let velocity = side(part) * part.startVelocity / max(stretch.slope(atDrag: pull), 1e-3)
      return [.init(start: pull, range: 0...1e6, scale: 1), .velocity(velocity)]
    },
    offsets: { part, constants, own in
      let recede = StretchRecede(
        AndroidStretch(dimension: part.extent.viewportLength), edge: 0, isStart: side(part) < 0, pull: own[0],
        velocity: own[1], spring: Spring(frequency: constants[0], dampingRatio: constants[1]))
      return part.times.map { recede.offset(at: $0) }
    })

  /// A return without motion: content jumps to the edge at once.
  static let rest = ScrollRule(
    name: "at rest on the edge", key: "rest", part: .bounce, constants: [], starts: [[]], free: { _ in [] },
    offsets: { part, _, _ in part.times.map { _ in 0 } })

  /// The side of the content that a bounce passed: −1 past the start edge, 1 past the end edge.
  static func side(_ part: LogPart) -> Double { part.offsets.contains { $0 < 0 } ? -1 : 1 }

  private static let frequency = ScrollRule.Constant(
    "frequency", key: "frequency_per_s", unit: "/s", 0.1...1e3)
  private static let ratio = ScrollRule.Constant("damping ratio", key: "damping_ratio", 0.01...20)

  private static func offsets(_ part: LogPart, _ spring: Spring, _ own: [Double]) -> [Double] {
    let motion = SpringMotion(spring: spring, displacement: own[0], velocity: own[1])
    return part.times.map { motion.displacement(at: $0) }
  }

  private static func rule(
    _ name: String, _ key: String, _ constants: [ScrollRule.Constant], starts: [[Double]],
    _ offsets: @escaping @Sendable (LogPart, [Double], [Double]) -> [Double]
  ) -> ScrollRule {
    ScrollRule(
      name: name, key: key, part: .bounce, constants: constants, starts: starts,
      free: FlingRules.startFree, offsets: offsets)
  }
}
