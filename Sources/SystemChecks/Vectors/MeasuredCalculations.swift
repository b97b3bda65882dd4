import PullToRefresh
import ScrollPhysics
import TextFormats
import TraceReplay

/// The calculations that `tools/prove engines` compares with real engines: a recorded finger, played through a model or one of this
/// program's engines.
///
/// `touches` has the reports of each touch, rows of milliseconds and points downwards, of which the last is the release. `viewport`,
/// `content` and `start_offset` are in points; `slop` is the travel that every touch loses. `rate_hz` is the rate of the curve's rows, and
/// the frame rate of a model that works frame by frame; `times_ms` are the times of the requested offsets, interpolated between rows. An
/// engine runs on its native scroll view, whose own drag rule a `slop` replaces; `pulls_pt` are pulls that move evenly for `down_ms` and
/// rest for `hold_ms`.
enum MeasuredCalculations {
  static let all: [String: Calculations.Calculation] = [
    "simulate.offsets": offsets,
    "replay.fires": fires,
  ]

  /// The number of microseconds in a millisecond.
  private static let microseconds = 1000.0
  /// The default number of rows per second in a model's curve.
  private static let rowsPerSecond = 1000.0
  /// The latest accepted time of a report or of a requested offset, in milliseconds: ten minutes.
  private static let latest = Double(FingerScript.longestMicroseconds) / microseconds

  @Sendable private static func offsets(_ json: JSONValue) throws -> JSONValue {
    let inputs = CalculationInputs(json)
    let name = try inputs.text("model")
    guard let model = ScrollModel(named: name) else {
      throw problem("model", "is \"\(name)\"; give one of the scroll models")
    }
    let times = try inputs.numbers("times_ms")
    guard times.allSatisfy({ (0...latest).contains($0) }) else {
      throw problem("times_ms", "has a time outside 0…\(latest) ms")
    }
    let rate = try inputs.positive("rate_hz", else: rowsPerSecond)
    guard rate <= ReplayOptions.highestRate else {
      throw problem("rate_hz", "is \(rate); give at most \(ReplayOptions.highestRate)")
    }
    let simulation = Simulation(
      of: FingerTrack(touches: try touches(inputs)), scene: try scene(inputs), models: [model],
      slop: try inputs.unsigned("slop", else: 0), rate: rate, until: 0)
    return try CalculationResult.list(times.map { offset(at: $0 / 1000 * rate, in: simulation) })
  }

  /// The offset at a fractional row number, interpolated between two rows.
  private static func offset(at position: Double, in simulation: Simulation) -> Double {
    let (row, path) = (Int(position), simulation.paths[0])
    let (before, after) = (simulation.row(row, of: path).offset, simulation.row(row + 1, of: path).offset)
    return before + (after - before) * (position - Double(row))
  }

  @Sendable private static func fires(_ json: JSONValue) throws -> JSONValue {
    let inputs = CalculationInputs(json)
    let name = try inputs.text("engine")
    guard let system = RefreshSystem(named: name) else {
      throw problem("engine", "is \"\(name)\"; give one of the engines")
    }
    var options = ReplayOptions()
    if let slop = try inputs.optionalNumber("slop") { options.slop = max(slop, 0) }
    let scene = try scene(inputs)
    let (down, hold) = (try inputs.positive("down_ms"), try inputs.unsigned("hold_ms"))
    let rate = try inputs.positive("report_hz", else: 125)
    guard (1...ReplayOptions.highestRate).contains(rate) else {
      throw problem("report_hz", "is \(rate); give a number from 1 to \(ReplayOptions.highestRate)")
    }
    return try .array(
      inputs.numbers("pulls_pt").map { pull in
        guard abs(pull) <= FingerScript.furthest, down + hold <= latest else {
          throw problem("pulls_pt", "has a pull that is too far or too long")
        }
        let script = FingerScript(steps: [
          .down, .move(to: pull, microseconds: Int64(down * microseconds)),
          .hold(microseconds: Int64(hold * microseconds)), .release,
        ])
        let replay = Replay(
          track: FingerTrack(of: script, rate: rate), scene: scene, on: system.nativeList, options: options)
        return .bool(replay.run(RefreshEngine(system, in: scene, on: system.nativeModel)).result.triggers > 0)
      })
  }

  private static func scene(_ inputs: CalculationInputs) throws -> Scene {
    var lengths = SceneOverrides()
    lengths.viewport = try inputs.positive("viewport")
    lengths.content = try inputs.unsigned("content")
    lengths.startOffset = try inputs.unsigned("start_offset", else: 0)
    return Scene(scenario: nil, overrides: lengths)
  }

  private static func touches(_ inputs: CalculationInputs) throws -> [[FingerTrack.Report]] {
    guard let list = inputs.json["touches"]?.array, !list.isEmpty else {
      throw problem("touches", "is not a list of touches; give at least one")
    }
    var before = 0.0
    return try list.map { item in
      var object = JSONObject()
      object["touches"] = item
      let rows = try CalculationInputs(.object(object)).rows("touches", width: 2, least: 2)
      return try rows.map { row in
        guard row[0] >= before, row[0] <= latest else {
          throw problem("touches", "has times out of order, or beyond \(latest) ms; sort it")
        }
        before = row[0]
        return FingerTrack.Report(time: Int64((row[0] * microseconds).rounded()), position: row[1])
      }
    }
  }

  private static func problem(_ key: String, _ words: String) -> CalculationInputs.Problem {
    CalculationInputs.Problem(description: "input \"\(key)\" \(words)")
  }
}
