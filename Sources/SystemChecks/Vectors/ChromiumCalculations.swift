import ScrollPhysics
import TextFormats

/// The calculations for Chromium's overscroll.
///
/// In the inputs `accumulated` is the force, `size` the scroller's size in points, `velocity` in points per second.
enum ChromiumCalculations {
  static let all: [String: Calculations.Calculation] = [
    "chromium.bezier.stretch": { json in
      let inputs = CalculationInputs(json)
      return try CalculationResult.value(rule(inputs).stretch(forForce: inputs.number("accumulated")))
    },
    "chromium.bezier.stretch_sequence": stretchSequence,
    "chromium.bezier.release": { json in
      let inputs = CalculationInputs(json)
      let time = try inputs.unsigned("t_ms") / millisecondsPerSecond
      return try CalculationResult.value(release(inputs, "velocity").stretch(at: time))
    },
    "chromium.bezier.forward_bounce": forwardBounce,
    "chromium.bezier.forward_distance": { json in
      let inputs = CalculationInputs(json)
      let release = try rule(inputs).release(
        stretch: inputs.number("stretch0"), velocity: inputs.number("velocity_px_s"))
      return try CalculationResult.value(release.forwardDistance.rounded())
    },
    "chromium.bezier.regrab": regrab,
    "chromium.exp.gate": gate,
    "chromium.exp.axis": axis,
    "chromium.reconcile": { json in
      let inputs = CalculationInputs(json)
      let pair = ChromiumReconciliation(
        stretch: try inputs.number("stretch"), scroll: try inputs.number("scroll"),
        limit: try inputs.unsigned("max"))
      return try CalculationResult.list([pair.stretch, pair.scroll])
    },
  ]

  private static let millisecondsPerSecond = 1000.0
  /// The largest number of frames for which a release is computed, far more than any release lasts.
  private static let mostFrames = 100_000

  private static func rule(_ inputs: CalculationInputs) throws -> ChromiumBezier {
    ChromiumBezier(size: try inputs.positive("size"))
  }

  /// The release of content that is stretched by the force `accumulated`, with the velocity under the given key.
  private static func release(_ inputs: CalculationInputs, _ velocity: String) throws -> ChromiumBezierRelease
  {
    let rule = try rule(inputs)
    return try rule.release(
      stretch: rule.stretch(forForce: inputs.number("accumulated")), velocity: inputs.number(velocity))
  }

  /// The stretch after each of several pushes, on an axis without a scroll range, which can stretch at both ends.
  @Sendable private static func stretchSequence(_ json: JSONValue) throws -> JSONValue {
    let inputs = CalculationInputs(json)
    let rule = try rule(inputs)
    var overscroll = ChromiumOverscroll(horizontal: rule, vertical: rule)
    return try CalculationResult.list(
      inputs.numbers("unused_deltas").map { delta in
        _ = overscroll.push(x: 0, y: delta, at: [.top, .bottom])
        return overscroll.vertical.stretch
      })
  }

  @Sendable private static func forwardBounce(_ json: JSONValue) throws -> JSONValue {
    let inputs = CalculationInputs(json)
    let release = try release(inputs, "velocity_px_s")
    let frame = try inputs.positive("frame_ms") / millisecondsPerSecond
    let frames = try inputs.whole("frames", in: 0...mostFrames)
    return try CalculationResult.list((0..<frames).map { release.stretch(at: Double($0) * frame) })
  }

  /// The stretch after a finger has caught content that moves back from a stretch, and has pushed it further.
  @Sendable private static func regrab(_ json: JSONValue) throws -> JSONValue {
    let inputs = CalculationInputs(json)
    let rule = try rule(inputs)
    let release = rule.release(stretch: rule.stretch(forForce: try inputs.number("accumulated")), velocity: 0)
    let time = try inputs.unsigned("release_then_t_ms") / millisecondsPerSecond
    var overscroll = ChromiumOverscroll(horizontal: rule, vertical: rule)
    overscroll.grab(stretchX: 0, stretchY: release.stretch(at: time))
    _ = try overscroll.push(x: 0, y: inputs.number("regrab_delta"), at: [.top, .bottom])
    return try CalculationResult.value(overscroll.vertical.stretch)
  }

  // MARK: Two axes

  private typealias Exponential = ChromiumOverscroll<ChromiumExponential>

  /// Applies `unused_deltas` at the ends that `pinned` names, such as `-x and +y`, and returns how often the stretch was set.
  private static func push(_ inputs: CalculationInputs, into overscroll: inout Exponential) throws -> Int {
    let pinned = try inputs.text("pinned")
    let names: [(String, Exponential.Edges)] = [
      ("-x", .left), ("+x", .right), ("-y", .top), ("+y", .bottom),
    ]
    let edges = names.reduce(into: Exponential.Edges()) { if pinned.contains($1.0) { $0.insert($1.1) } }
    return try inputs.pairs("unused_deltas").count { overscroll.push(x: $0.x, y: $0.y, at: edges) }
  }

  @Sendable private static func gate(_ json: JSONValue) throws -> JSONValue {
    var overscroll = Exponential(horizontal: .desktop, vertical: .desktop)
    let calls = try push(CalculationInputs(json), into: &overscroll)
    return try CalculationResult.object([("set_stretch_calls", Double(calls))])
  }

  @Sendable private static func axis(_ json: JSONValue) throws -> JSONValue {
    var overscroll = Exponential(horizontal: .desktop, vertical: .desktop)
    _ = try push(CalculationInputs(json), into: &overscroll)
    let stretched = (overscroll.horizontal.stretch != 0, overscroll.vertical.stretch != 0)
    return switch stretched {
    case (true, true): .string("stretch x and y")
    case (true, false): .string("stretch x only")
    case (false, true): .string("stretch y only")
    case (false, false): .string("no stretch")
    }
  }
}
