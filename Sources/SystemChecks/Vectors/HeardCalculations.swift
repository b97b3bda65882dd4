import PullToRefresh
import TextFormats
import TraceReplay

/// The calculations that `tools/prove engines` compares with refresh libraries in a browser: touches as a page received them, run through
/// this program's engine for the library on its native scroll view.
///
/// `fingers` has one finger per run: `touches` are its reports, rows of milliseconds and of points across and downwards, of which the last
/// is its end; `cancelled` says whether it ended by a cancellation. `viewport` and `content` are in points; `work_ms` is how long the app
/// works.
enum HeardCalculations {
  static let all: [String: Calculations.Calculation] = [
    "replay.heard": heard,
    "replay.took": took,
    "replay.shown": shown,
  ]

  /// The display frames per second of the runs, so many that what an engine does at a frame is at most a millisecond late.
  private static let rate = 1000.0
  /// The number of milliseconds in a second.
  private static let milliseconds = 1000.0
  /// The number of microseconds in a millisecond.
  private static let microseconds = 1000.0
  /// The latest accepted time of a finger's report, in milliseconds: ten minutes.
  private static let latest = Double(FingerScript.longestMicroseconds) / microseconds

  /// For each finger, whether the engine fires, as a JSON list.
  @Sendable private static func heard(_ json: JSONValue) throws -> JSONValue {
    let inputs = CalculationInputs(json)
    return try .array(fingers(inputs).map { .bool(try replay($0, inputs).result.triggers > 0) })
  }

  /// The time between two moments of the first finger's run, in milliseconds; null if one of them does not occur.
  @Sendable private static func took(_ json: JSONValue) throws -> JSONValue {
    let inputs = CalculationInputs(json)
    let run = try replay(fingers(inputs)[0], inputs).result
    guard let spans = json["spans"]?.array, !spans.isEmpty else {
      throw problem("spans", "is not a list of pairs of times; give at least one")
    }
    let work = try inputs.unsigned("work_ms")
    return try .array(
      spans.map { span in
        guard let from = span.array?.first?.string, let to = span.array?.last?.string else {
          throw problem("spans", "is not a list of pairs of times; give only those")
        }
        guard let start = moment(from, in: run, work: work), let end = moment(to, in: run, work: work) else {
          return .null
        }
        return try CalculationResult.value(end - start)
      })
  }

  /// The displayed position at given times of the first finger's run, in points downwards.
  ///
  /// `shows` names the figure: `pull`, `below` (the content's distance past its edge), or `progress`, of which 1 is `full_pt`.
  @Sendable private static func shown(_ json: JSONValue) throws -> JSONValue {
    let inputs = CalculationInputs(json)
    let (figure, full) = (try inputs.text("shows"), try inputs.positive("full_pt", else: 1))
    guard ["pull", "below", "progress"].contains(figure) else {
      throw problem("shows", "is \"\(figure)\"; give pull, below or progress")
    }
    let frames = try replay(fingers(inputs)[0], inputs, keepsFrames: true).frames
    return try CalculationResult.list(
      inputs.numbers("times_ms").map { time in
        guard let frame = frames.last(where: { $0.time * milliseconds <= time }) else { return 0 }
        return switch figure {
        case "pull": frame.pull
        case "below": -frame.offset
        default: (frame.engine.ownProgress(frame.situation) ?? 0) * full
        }
      })
  }

  /// The time of a named moment of a run, in milliseconds; nil if the moment does not occur.
  ///
  /// `lift`, `callback`, `end` (of the app's work), or `=STATE`: the first time in that state from the release on.
  private static func moment(_ name: String, in run: ReplayResult, work: Double) -> Double? {
    switch name {
    case "lift": return run.release.map { $0 * milliseconds }
    case "callback": return run.callback.map { $0 * milliseconds }
    case "end": return run.callback.map { $0 * milliseconds + work }
    default:
      guard let lift = run.release, name.hasPrefix("=") else { return nil }
      // The engine sees the release at the end of a frame, so a state that begins in that frame counts.
      let entry = run.states.first { $0.name == name.dropFirst() && $0.time >= lift - 1 / rate }
      return entry.map { $0.time * milliseconds }
    }
  }

  private static func replay(
    _ finger: FingerTrack, _ inputs: CalculationInputs, keepsFrames: Bool = false
  ) throws -> (result: ReplayResult, frames: [ReplayFrame]) {
    let name = try inputs.text("engine")
    guard let system = RefreshSystem(named: name) else {
      throw problem("engine", "is \"\(name)\"; give one of the engines")
    }
    var options = ReplayOptions()
    options.rate = rate
    options.app.work = .fixed(try inputs.unsigned("work_ms") / milliseconds)
    options.scene.viewport = try inputs.positive("viewport")
    options.scene.content = try inputs.positive("content")
    let scene = Scene(scenario: nil, overrides: options.scene)
    let list = system.nativeList
    let replay = Replay(track: finger, scene: scene, on: list, options: options)
    return replay.run(RefreshEngine(system, in: replay.scene, on: list.model), keepsFrames: keepsFrames)
  }

  private static func fingers(_ inputs: CalculationInputs) throws -> [FingerTrack] {
    guard let list = inputs.json["fingers"]?.array, !list.isEmpty else {
      throw problem("fingers", "is not a list of fingers; give at least one")
    }
    return try list.map { item in
      let rows = try CalculationInputs(item).rows("touches", width: 3, least: 2)
      guard rows.allSatisfy({ (0...latest).contains($0[0]) }),
        zip(rows, rows.dropFirst()).allSatisfy({ $0[0] <= $1[0] })
      else {
        throw problem("touches", "has times out of order, or beyond \(latest) ms; sort it")
      }
      let reports = rows.map {
        FingerTrack.Report(time: Int64(($0[0] * microseconds).rounded()), position: $0[2], across: $0[1])
      }
      return FingerTrack(touches: [reports], isCancelled: item["cancelled"] == .bool(true))
    }
  }

  private static func problem(_ key: String, _ words: String) -> CalculationInputs.Problem {
    CalculationInputs.Problem(description: "input \"\(key)\" \(words)")
  }
}
