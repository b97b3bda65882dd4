import GestureTraces
import PromptedCapture
import ReplayReport
import ScrollPhysics
import TraceReplay

/// One trace to make smaller, for the engines and on the model that show something of it.
///
/// A verdict against an intent is evidence only while the fingers look like that intent: what is kept is both.
struct ShrinkJob {
  /// One engine, or the two that differ.
  let engines: [EngineChoice]
  let model: ScrollModel
  let options: ReplayOptions
  /// What is kept.
  let goal: ShrinkGoal
  /// What becomes of the trace's intent.
  let intent: ShrunkIntent
  private let trace: Trace
  /// What messages call it.
  let path: String

  /// A job.
  ///
  /// - Parameters:
  ///   - trace: The trace.
  ///   - path: Its path as given.
  ///   - settings: One engine, or two for `differs`, and one model.
  ///   - keep: One of ``ShrinkGoal/names``; nil takes what the trace shows.
  /// - Throws: What is not shown by the trace, in one line.
  init(_ trace: Trace, path: String, _ settings: ReplaySettings, keep: String?) throws {
    (self.trace, self.path) = (trace, path == "-" ? "stdin" : path)
    intent = Self.intent(of: trace, on: settings.models[0], settings.options)
    (engines, model, options) = (settings.engines, settings.models[0], settings.options)
    let replay = Replay(of: trace, model: model, options: options)
    let logs = settings.engines.map { $0.course(on: replay) }
    let name = keep ?? (engines.count == 2 ? "differs" : nil)
    guard let name else {
      goal = ShrinkGoal(shownBy: logs[0], replay.track, intent: trace.header.intent)
      return
    }
    guard let goal = ShrinkGoal(named: name, shownBy: logs, replay.track) else {
      throw UserError("\(self.path): \(Self.complaint(name, logs, settings))")
    }
    self.goal = goal
  }

  private static func complaint(_ name: String, _ logs: [ReplayLog], _ settings: ReplaySettings) -> String {
    let names = settings.engines.map(\.name)
    if name == "differs" {
      let word = logs[0].triggers > 0 ? "both fire" : "neither fires"
      return
        "\(names[0]) and \(names[1]) do not differ, \(word); choose a trace or engines that do (overscroll compare)"
    }
    var shown = logs[0].triggers > 0 ? ["fired"] : ["silent"]
    for kind in Set(logs[0].findings.map(\.kind)).sorted() { shown.append(kind.rawValue) }
    return "\(names[0]) shows no '\(name)' of it; keep what it shows: \(shown.joined(separator: ", "))"
  }

  /// What the result's source says of how it was made.
  private var maker: String {
    let file = path.split(separator: "/").last.map(String.init) ?? path
    let who = engines.map(\.name).joined(separator: " and ")
    return "overscroll shrink of \(file), keeps \(goal.name) of \(who) on \(model.name)"
  }

  /// The intent where fingers show it, as `record --protocol` looks at a take.
  ///
  /// The look is that of the layer that is replayed, which is all that a smaller trace has.
  private static func intent(of trace: Trace, on model: ScrollModel, _ options: ReplayOptions) -> ShrunkIntent
  {
    guard let intent = trace.header.intent else { return .none }
    guard intent != .free else { return .leftOut(intent, "free use has no look of its own") }
    let layer = trace.keeping(trace.replayedLayer(options))
    return complaints(layer, Replay(of: layer, model: model, options: options), options, intent).first.map {
      .leftOut(intent, $0)
    } ?? .kept(intent)
  }

  /// Why fingers do not show an intent; nothing where they do.
  private static func complaints(
    _ trace: Trace, _ replay: Replay, _ options: ReplayOptions, _ intent: Intent
  ) -> [String] {
    TakeCheck.complaints(
      TakeShape(of: trace, options: options), for: Prompt(intent), reachesTop: replay.path.reachesTop)
  }

  /// Whether a trace shows it, and the look of the intent.
  func shows(_ trace: Trace) -> Bool {
    let replay = Replay(of: trace, model: model, options: options)
    guard goal.isReached(engines.map { $0.course(on: replay) }, replay.track) else { return false }
    return intent.intent.map { Self.complaints(trace, replay, options, $0).isEmpty } ?? true
  }

  /// The smaller trace, written and read again, and how it was found.
  ///
  /// - Parameter limit: Replays at most.
  /// - Returns: The trace, the bytes of its file, and how many replays it took.
  /// - Throws: A result that its own file does not show: no trace may be handed out that does not.
  func run(limit: Int) throws -> ShrinkOutcome {
    var start = trace
    start.header.intent = intent.intent
    let (small, shrinker) = TraceShrinker.shrink(
      start, options: options, by: maker, limit: limit, while: shows)
    let bytes = TraceWriter.bytes(of: small)
    let again = try TraceReader.trace(of: bytes, path: path)
    guard shows(again) else {
      throw UserError(
        "\(path): what was found does not show it when it is read again; please report this trace")
    }
    return ShrinkOutcome(
      trace: again, bytes: bytes, replays: shrinker.replays, isCutShort: shrinker.isCutShort,
      before: ShrinkSize(of: trace, bytes: TraceWriter.bytes(of: trace).count),
      after: ShrinkSize(of: again, bytes: bytes.count))
  }

  /// What each engine makes of a trace.
  func results(of trace: Trace) -> [ReplayResult] {
    let replay = Replay(of: trace, model: model, options: options)
    return engines.map { $0.run(on: replay).result }
  }
}

/// What a search for a smaller trace came to.
struct ShrinkOutcome {
  let trace: Trace
  /// Its file.
  let bytes: [UInt8]
  /// How many candidates were replayed.
  let replays: Int
  /// Whether the limit ended the search.
  let isCutShort: Bool
  let before: ShrinkSize
  let after: ShrinkSize
}
