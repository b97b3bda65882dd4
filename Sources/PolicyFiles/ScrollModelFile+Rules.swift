import ScrollPhysics

/// A constant of a rule in a model file, with its range and unit.
struct ModelConstant: Sendable {
  /// The key in the file.
  let key: String
  /// The values that a file may have.
  let range: ClosedRange<Double>
  /// The unit after the numbers of a message, with a space before it, or nothing.
  let unit: String
  /// The number in the file per number of the curve.
  let scale: Double

  init(_ key: String, _ range: ClosedRange<Double>, _ unit: String = "", scale: Double = 1) {
    (self.key, self.range, self.unit, self.scale) = (key, range, unit, scale)
  }
}

/// A rule of one part of a model file: its name there, its constants, and the curve that it means.
///
/// Reading, writing and ``ScrollModelFile/supports(_:)-(DragCurve)`` use the same row.
struct ModelRule<Curve: Sendable>: Sendable {
  let name: String
  let constants: [ModelConstant]
  /// The curve with constants, in the order of ``constants``.
  let curve: @Sendable ([Double]) -> Curve
  /// The constants of a curve; nil if it is another rule's.
  let values: @Sendable (Curve) -> [Double]?

  init(
    _ name: String, _ constants: [ModelConstant] = [], _ curve: @escaping @Sendable ([Double]) -> Curve,
    values: @escaping @Sendable (Curve) -> [Double]?
  ) {
    (self.name, self.constants, self.curve, self.values) = (name, constants, curve, values)
  }

  /// The constants of a curve in the units of the file; nil if it is another rule's, or a constant is out of its range.
  func supported(_ curve: Curve) -> [Double]? {
    guard let values = values(curve) else { return nil }
    let inFile = zip(constants, values).map { $0.scale * $1 }
    return zip(constants, inFile).allSatisfy { $0.range.contains($1) } ? inFile : nil
  }
}

/// An optional number of a part of a model file.
struct ModelOption: Sendable {
  let constant: ModelConstant
  /// The names of the rules to which it belongs; empty for all of the part.
  let rules: [String]
  let value: @Sendable (ModelParts) -> Double
  let set: @Sendable (inout ModelParts, Double) -> Void

  init(
    _ constant: ModelConstant, of rules: [String] = [],
    _ value: @escaping @Sendable (ModelParts) -> Double,
    set: @escaping @Sendable (inout ModelParts, Double) -> Void
  ) {
    (self.constant, self.rules, self.value, self.set) = (constant, rules, value, set)
  }

  /// True if the option belongs to a rule.
  func belongs(to rule: String) -> Bool { rules.isEmpty || rules.contains(rule) }
}

/// The rules of model files, except for those with constants that have two forms: `band`, `share`, `tangent`, `exponential` and `spring`.
extension ScrollModelFile {
  private static let share = ModelConstant("share", shares)
  private static let gain = ModelConstant("gain", shares)
  private static let friction = ModelConstant("friction_per_s", frictions, " /s")
  private static let deceleration = ModelConstant("deceleration_pt_ms2", 1e-6...1, " pt/ms²")

  /// The rules of drags with constants of one form.
  static let drags: [ModelRule<DragCurve>] = [
    .init("exponential", [share]) {
      .exponential(share: $0[0])
    } values: {
      if case .exponential(let share) = $0 { [share] } else { nil }
    },
    .init("clamp", [.init("limit_pt", limits, " pt")]) {
      .clamp(limit: $0[0])
    } values: {
      if case .clamp(let limit) = $0 { [limit] } else { nil }
    },
    .init("stop") { _ in
      .clampedIncrements(limit: 0)
    } values: {
      $0 == .clampedIncrements(limit: 0) ? [] : nil
    },
    .init("hold") { _ in
      .heldIncrements
    } values: {
      $0 == .heldIncrements ? [] : nil
    },
    .init("rigid-band", [gain]) {
      .rigidBand(gain: $0[0])
    } values: {
      if case .rigidBand(let gain) = $0 { [gain] } else { nil }
    },
    .init("flutter-increments", [gain]) {
      .flutterIncrements(gain: $0[0])
    } values: {
      if case .flutterIncrements(let gain) = $0 { [gain] } else { nil }
    },
    .init("flutter-rigid-increments", [gain]) {
      .flutterRigidIncrements(gain: $0[0])
    } values: {
      if case .flutterRigidIncrements(let gain) = $0 { [gain] } else { nil }
    },
    .init("gecko-increments", [share]) {
      .geckoIncrements(share: $0[0])
    } values: {
      if case .geckoIncrements(let share) = $0 { [share] } else { nil }
    },
    .init("filtered-increments", [share]) {
      .filteredIncrements(share: $0[0])
    } values: {
      if case .filteredIncrements(let share) = $0 { [share] } else { nil }
    },
  ]

  /// The rules of flings with constants of one form.
  static let flings: [ModelRule<FlingCurve>] = [
    .init("none") { _ in
      .rest
    } values: {
      $0 == .rest ? [] : nil
    },
    .init("braking", [.init("deceleration_pt_s2", decelerations, " pt/s²")]) {
      .braking(deceleration: $0[0])
    } values: {
      if case .braking(let deceleration) = $0 { [deceleration] } else { nil }
    },
    .init("braked-exponential", [friction, .init("deceleration_pt_s2", 0...1e6, " pt/s²")]) {
      .brakedDecay(perSecond: $0[0], deceleration: $0[1])
    } values: {
      if case .brakedDecay(let perSecond, let deceleration) = $0 { [perSecond, deceleration] } else { nil }
    },
    .init("power", [.init("friction", 0.0001...1)]) {
      .power(friction: $0[0])
    } values: {
      if case .power(let friction) = $0 { [friction] } else { nil }
    },
    .init("quartic", [.init("speed_of_1_s_pt_s", speeds, " pt/s")]) {
      .quartic(speedOfOneSecond: $0[0])
    } values: {
      if case .quartic(let speed) = $0 { [speed] } else { nil }
    },
    .init("touchpad", [.init("gamma_per_s", frictions, " /s"), .init("beta_pt_s", 0.01...1e6, " pt/s")]) {
      .touchpad(gamma: $0[0], beta: $0[1])
    } values: {
      if case .touchpad(let gamma, let beta) = $0 { [gamma, beta] } else { nil }
    },
    .init("bezier", [.init("pixels_per_inch", 1...10_000)]) {
      .windows(pixelsPerInch: $0[0])
    } values: {
      if case .windows(let pixelsPerInch) = $0 { [pixelsPerInch] } else { nil }
    },
    .init("quintic", [deceleration]) {
      .quintic(deceleration: $0[0])
    } values: {
      if case .quintic(let deceleration) = $0 { [deceleration] } else { nil }
    },
    .init("circular", [deceleration]) {
      .circular(deceleration: $0[0])
    } values: {
      if case .circular(let deceleration) = $0 { [deceleration] } else { nil }
    },
  ]

  /// The rules of returns with constants of one form.
  static let returns: [ModelRule<BounceCurve>] = [
    .init("none") { _ in
      .rest
    } values: {
      $0 == .rest ? [] : nil
    },
    .init("decay", [.init("frequency_per_s", frequencies, " /s")]) {
      .critical(frequency: $0[0])
    } values: {
      if case .critical(let frequency) = $0 { [frequency] } else { nil }
    },
    .init("bezier", [.init("longest_ms", milliseconds, " ms", scale: 1000)]) {
      .bezier(longest: $0[0])
    } values: {
      if case .bezier(let longest) = $0 { [longest] } else { nil }
    },
  ]

  /// The optional numbers of `fling`.
  static let flingOptions: [ModelOption] = [
    .init(.init("gain", 0...10)) {
      $0.release.gain
    } set: {
      $0.release.gain = $1
    },
    .init(.init("least_pt_s", anySpeeds, " pt/s")) {
      $0.release.least
    } set: {
      $0.release.least = $1
    },
    .init(.init("greatest_pt_s", speeds, " pt/s")) {
      $0.release.greatest
    } set: {
      $0.release.greatest = $1
    },
    .init(.init("least_travel_pt", limits, " pt")) {
      $0.release.leastTravel
    } set: {
      $0.release.leastTravel = $1
    },
    .init(.init("starts_at_pt_s", anySpeeds, " pt/s")) {
      $0.fling.least
    } set: {
      $0.fling.least = $1
    },
    .init(.init("reach_s", 0.001...100, " s"), of: ["exponential"]) {
      $0.fling.reach
    } set: {
      $0.fling.reach = $1
    },
    .init(.init("stop_pt_s", 0.001...1e6, " pt/s"), of: ["exponential"]) {
      $0.fling.stop
    } set: {
      $0.fling.stop = $1
    },
  ]

  /// The optional numbers of `return`.
  static let returnOptions: [ModelOption] = [
    .init(.init("share", 0...10), of: ["spring"]) {
      $0.start.share
    } set: {
      $0.start.share = $1
    },
    .init(.init("amplitude", 0...10), of: ["decay"]) {
      $0.start.share
    } set: {
      $0.start.share = $1
    },
    .init(.init("kick_per_s", 0...1000, " /s"), of: ["spring"]) {
      $0.start.kick
    } set: {
      $0.start.kick = $1
    },
    .init(.init("least_kick_per_s", 0...1000, " /s"), of: ["spring"]) {
      $0.start.leastKick
    } set: {
      $0.start.leastKick = $1
    },
    .init(.init("greatest_pt_s", speeds, " pt/s"), of: moving) {
      $0.start.greatest
    } set: {
      $0.start.greatest = $1
    },
    .init(.init("greatest_at_edge_pt_s", speeds, " pt/s"), of: moving) {
      $0.start.greatestAtEdge
    } set: {
      $0.start.greatestAtEdge = $1
    },
  ]

  /// The rules of returns that take over a velocity.
  static let moving = ["spring", "decay", "bezier"]

  /// The words for what a return keeps of the finger's velocity.
  static let beyonds: [(word: String, rule: ReleaseRule.Beyond)] = [
    ("slope", .slope), ("all", .all), ("none", .none), ("last-event", .lastEvent),
  ]

  /// The words for the velocities that count at a release beyond an edge.
  static let directions: [(word: String, rule: ReturnStart.Direction)] = [
    ("any", .any), ("inward", .inward), ("to-start", .towardsStart), ("none", .none),
  ]

  /// The pixels of a point.
  static let perPoint = ModelConstant("per_pt", 0.1...100)

  /// The rules of rounding.
  static let roundings: [ModelRule<OffsetRounding>] = [
    .init("overscroll") { _ in
      .overscroll
    } values: {
      $0 == .overscroll ? [] : nil
    },
    .init("overscroll-cut") { _ in
      .overscrollCut
    } values: {
      $0 == .overscrollCut ? [] : nil
    },
    .init("drag", [perPoint]) {
      .drag(perPoint: $0[0])
    } values: {
      if case .drag(let perPoint) = $0 { [perPoint] } else { nil }
    },
    .init("target", [perPoint]) {
      .target(perPoint: $0[0])
    } values: {
      if case .target(let perPoint) = $0 { [perPoint] } else { nil }
    },
  ]
}
