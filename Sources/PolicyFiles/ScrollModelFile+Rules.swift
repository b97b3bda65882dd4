import ScrollPhysics
import TextFormats

/// A constant of a rule in a model file, with its range and unit.
struct RuleConstant: Sendable {
  /// The key in the file.
  let key: String
  /// The numbers that a file may have.
  let range: ClosedRange<Double>
  /// The unit after the numbers of a message, with a space before it, or nothing.
  let unit: String
  /// The number in the file per number of the curve.
  let scale: Double
  /// What a file may have in place of a number in the range.
  let others: [JSONValue]

  init(
    _ key: String, _ range: ClosedRange<Double>, _ unit: String = "", scale: Double = 1,
    or others: [JSONValue] = []
  ) {
    (self.key, self.range, self.unit, self.scale, self.others) = (key, range, unit, scale, others)
  }

  /// True if a file may have this value.
  func accepts(_ json: JSONValue) -> Bool {
    if let number = json.double { return range.contains(number) || others.contains { $0.double == number } }
    return json.string.map { word in others.contains { $0.string == word } } ?? false
  }

  /// What a file may have, to follow "must be": `a number from 0 to 10 pt/s`.
  var form: String {
    let (low, high) = (JSONWriter.text(of: range.lowerBound), JSONWriter.text(of: range.upperBound))
    let first = others.map { "\($0.string.map { "\"\($0)\"" } ?? JSONWriter.text(of: $0.double ?? 0)), " }
    return "\(first.joined())\(others.isEmpty ? "" : "or ")a number from \(low) to \(high)\(unit)"
  }
}

/// A rule of one part of a model file: its name there, its constants, and the curve that it means.
///
/// Reading, writing and ``ScrollModelFile/supports(_:)-(DragCurve)`` use the same row.
struct ModelRule<Curve: Sendable>: Sendable {
  let name: String
  let constants: [RuleConstant]
  /// The curve with constants, in the order of ``constants``.
  let curve: @Sendable ([Double]) -> Curve
  /// The constants of a curve; nil if it is another rule's.
  let values: @Sendable (Curve) -> [Double]?

  init(
    _ name: String, _ constants: [RuleConstant] = [], _ curve: @escaping @Sendable ([Double]) -> Curve,
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

/// A rule of a part of a model file whose constants have several forms, with the constants of all forms.
struct RuleForms: Sendable {
  let name: String
  let constants: [RuleConstant]

  init(_ name: String, _ constants: [RuleConstant]) { (self.name, self.constants) = (name, constants) }
}

/// An optional number of a part of a model file.
struct OptionalConstant: Sendable {
  let constant: RuleConstant
  /// The names of the rules to which it belongs; empty for all of the part.
  let rules: [String]
  let value: @Sendable (ModelParts) -> Double
  let set: @Sendable (inout ModelParts, Double) -> Void

  init(
    _ constant: RuleConstant, of rules: [String] = [],
    _ value: @escaping @Sendable (ModelParts) -> Double,
    set: @escaping @Sendable (inout ModelParts, Double) -> Void
  ) {
    (self.constant, self.rules, self.value, self.set) = (constant, rules, value, set)
  }

  /// True if the option belongs to a rule.
  func belongs(to rule: String) -> Bool { rules.isEmpty || rules.contains(rule) }
}

/// The rules of model files.
extension ScrollModelFile {
  private static let speeds = 1...RefreshPolicyFile.fastest
  private static let anySpeeds = 0...RefreshPolicyFile.fastest
  private static let limits = 0...RefreshPolicyFile.longest
  private static let milliseconds = 1.0...60_000.0

  // A band must not move content further than the finger: its slope at the edge is the coefficient.
  static let coefficient = RuleConstant("coefficient", 0.001...1)
  static let dimension = RuleConstant(
    "dimension", 1...RefreshPolicyFile.longest, " pt", or: [.string("viewport"), .string("range")])
  static let share = RuleConstant("share", 0.001...1)
  static let shareOrNone = RuleConstant("share", share.range, or: [JSONValue(0)])
  static let divisor = RuleConstant("divisor", 1...1000)
  static let greatest = RuleConstant("greatest_pt", dimension.range, " pt")
  static let greatestOfViewport = RuleConstant("greatest_of_viewport", 0.001...100)
  static let rate = RuleConstant("rate_per_ms", 0.4...0.99999)
  static let friction = RuleConstant("friction_per_s", 0.01...1000, " /s")
  static let stiffness = RuleConstant("stiffness", 0.0025...1e6, " /s²")
  static let period = RuleConstant("period_s", 0.01...100, " s")
  static let frequency = RuleConstant("frequency_per_s", 0.05...1000, " /s")
  static let dampingRatio = RuleConstant("damping_ratio", 0.01...100)
  static let duration = RuleConstant("duration_ms", milliseconds, " ms")
  private static let gain = RuleConstant("gain", share.range)
  private static let deceleration = RuleConstant("deceleration_pt_ms2", 1e-6...1, " pt/ms²")

  /// The rules of drags that have several forms of constants, with the constants of all forms.
  static let dragForms = [
    RuleForms("band", [coefficient, dimension]), RuleForms("share", [shareOrNone, divisor]),
    RuleForms("tangent", [share, greatest, greatestOfViewport]),
  ]
  /// The rules of flings that have several forms of constants.
  static let flingForms = [RuleForms("exponential", [rate, friction])]
  /// The rules of returns that have several forms of constants, or words.
  static let returnForms = [
    RuleForms("spring", [stiffness, period, frequency, dampingRatio]), RuleForms("eased", [duration]),
  ]

  /// The constants of which a part has one, because they say the same.
  static let sameConstants = [
    [stiffness, period, frequency], [rate, friction], [shareOrNone, divisor], [greatest, greatestOfViewport],
  ].map { $0.map { $0.key } }

  // The limits within which motion counts as settled.
  static let restDistance = RuleConstant("distance_pt", 0.001...100, " pt")
  static let restSpeed = RuleConstant("speed_pt_s", 0.001...1000, " pt/s")

  /// The words for what content does that reaches an edge in motion; the first is the default.
  static let crossings = ["return", "stop"]
  /// The words for where a finger catches content; the first is the default.
  static let catches = ["offset", "travel"]
  /// The curves of an eased return.
  static let easings = ["quartic", "circular"]

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
    .init("braking", [.init("deceleration_pt_s2", 1...1e6, " pt/s²")]) {
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
    .init("touchpad", [.init("gamma_per_s", friction.range, " /s"), .init("beta_pt_s", 0.01...1e6, " pt/s")])
    {
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
    .init("decay", [frequency]) {
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
  static let flingOptions: [OptionalConstant] = [
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
  static let returnOptions: [OptionalConstant] = [
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
  static let perPoint = RuleConstant("per_pt", 0.1...100)

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
