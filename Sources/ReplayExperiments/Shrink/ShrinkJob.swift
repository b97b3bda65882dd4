import ExternalEngines
import GestureTraces
import PullToRefresh
import ScrollPhysics
import TextFormats
import TraceReplay

/// The task of making one trace smaller, for the engines and the scroll view that show a behaviour.
///
/// A verdict that contradicts an intent is evidence only while the fingers look like that intent, so both are preserved.
package struct ShrinkJob {
  /// Returns why fingers do not look like an intent; empty if they do. `reachesTop` says whether content reaches the top.
  package typealias Look = (_ trace: Trace, _ options: ReplayOptions, _ intent: Intent, _ reachesTop: Bool) ->
    [String]

  /// The engines that show the behaviour: one, or the two that differ.
  package let engines: [EngineChoice]
  package let list: ScrollList
  package let options: ReplayOptions
  /// The behaviour that the smaller trace must still show.
  package let goal: ShrinkGoal
  /// The intent that the smaller trace keeps, or the reason why it has none.
  package let intent: ShrunkIntent
  private let trace: Trace
  /// The name of the trace in messages.
  package let path: String
  /// The command-line words for the replay options, without engine and model.
  private let words: [String]
  private let look: Look

  /// Prepares the search for a smaller trace.
  ///
  /// - Parameters:
  ///   - trace: The trace.
  ///   - path: The trace's path as given.
  ///   - settings: One engine, or two for `differs`, and one model.
  ///   - keep: One of ``ShrinkGoal/names``; nil takes what the trace shows.
  ///   - words: The command-line words for the replay options, without engine and model.
  ///   - look: Whether fingers look like an intent.
  /// - Throws: An error if the trace does not show the behaviour.
  package init(
    _ trace: Trace, path: String, _ settings: ReplaySettings, keep: String?, words: [String],
    look: @escaping Look
  ) throws {
    (self.trace, self.path, self.words, self.look) = (trace, path == "-" ? "stdin" : path, words, look)
    (engines, list, options) = (settings.engines, settings.pairs[0].list, settings.options)
    intent = Self.intent(of: trace, on: settings.pairs[0].list, settings.options, look)
    let replay = Replay(of: trace, on: list, options: options)
    let logs = try settings.engines.map { try $0.course(on: replay) }
    let name = keep ?? (engines.count == 2 ? "differs" : nil)
    guard let name else {
      goal = ShrinkGoal(shownBy: logs[0], replay.track, intent: trace.header.intent)
      return
    }
    guard let goal = ShrinkGoal(named: name, shownBy: logs, replay.track) else {
      throw ExperimentError("\(self.path): \(Self.complaint(name, logs, settings))")
    }
    self.goal = goal
  }

  private static func complaint(_ name: String, _ logs: [ReplayLog], _ settings: ReplaySettings) -> String {
    let names = settings.engines.map(\.name)
    if name == "differs" {
      let word = logs[0].triggers > 0 ? "both fire" : "neither fires"
      return
        "\(names[0]) and \(names[1]) do not differ: \(word); choose a trace or engines that do (overscroll compare)"
    }
    var shown = logs[0].triggers > 0 ? ["fired"] : ["silent"]
    for kind in logs[0].findings.kinds { shown.append(kind.rawValue) }
    return "\(names[0]) does not show '\(name)'; keep one of its findings: \(shown.joined(separator: ", "))"
  }

  /// The text in the smaller trace's source that says how it was made.
  private var maker: String {
    let file = path.split(separator: "/").last.map(String.init) ?? path
    let who = engines.map(\.name).joined(separator: " and ")
    let how = words.isEmpty ? "" : ", replayed with \(ShellLine.text(words))"
    return "overscroll shrink of \(file), keeps \(goal.name) of \(who) on \(list.model.label)\(how)"
  }

  /// The trace's intent if its fingers look like it by the checks of `record --protocol`; otherwise why it is removed.
  ///
  /// Only the layer that is replayed is checked, because the smaller trace has no other.
  private static func intent(
    of trace: Trace, on list: ScrollList, _ options: ReplayOptions, _ look: Look
  ) -> ShrunkIntent {
    guard let intent = trace.header.intent else { return .none }
    guard intent != .free else { return .leftOut(intent, "free use does not have a typical shape") }
    let layer = trace.keeping(trace.replayedLayer(options))
    let replay = Replay(of: layer, on: list, options: options)
    return look(layer, options, intent, replay.path.reachesTop).first.map { .leftOut(intent, $0) }
      ?? .kept(intent)
  }

  /// The lengths for the smaller trace's header.
  ///
  /// They include lengths given as options, so that a replay without options gives the same result.
  private var scenario: TraceScenario? {
    let given = options.scene
    var scenario = trace.header.scenario ?? TraceScenario()
    scenario.viewport = given.viewport ?? scenario.viewport
    scenario.content = given.content ?? scenario.content
    scenario.topInset = given.topInset ?? scenario.topInset
    scenario.startOffset = given.startOffset ?? scenario.startOffset
    return scenario == TraceScenario() ? trace.header.scenario : scenario
  }

  /// True if a trace shows the required behaviour and its fingers look like the intent.
  ///
  /// - Throws: An error if an external engine answers wrongly.
  package func shows(_ trace: Trace) throws(EngineFault) -> Bool {
    let replay = Replay(of: trace, on: list, options: options)
    let logs = try engines.map { engine throws(EngineFault) in try engine.course(on: replay) }
    guard goal.isReached(logs, replay.track) else { return false }
    return intent.intent.map { look(trace, options, $0, replay.path.reachesTop).isEmpty } ?? true
  }

  /// Searches for the smaller trace, then checks it by writing and reading it.
  ///
  /// - Parameters:
  ///   - limit: The largest number of replays.
  ///   - goesOn: Called before every replay; if it returns false, the smallest trace so far is the result.
  /// - Returns: The trace, the bytes of its file, and the number of replays.
  /// - Throws: An error if the file no longer shows the behaviour when it is read again; no trace is returned then.
  package func run(limit: Int, goesOn: @escaping () -> Bool = { true }) throws -> ShrinkOutcome {
    var start = trace
    start.header.intent = intent.intent
    start.header.scenario = scenario
    var fault: EngineFault?
    let (small, shrinker) = TraceShrinker.shrink(
      start, options: options, by: maker, limit: limit, goesOn: { fault == nil && goesOn() }
    ) { candidate in
      do throws(EngineFault) {
        return try shows(candidate)
      } catch {
        fault = error
        return false
      }
    }
    if let fault, !fault.isCalledOff { throw fault }
    if ExternalEngine.areCalledOff { ExternalEngine.callOff(in: Self.lastWait) }
    let bytes = TraceWriter.bytes(of: small)
    let again = try TraceReader.trace(of: bytes, path: path)
    guard try shows(again, as: small) else {
      throw ExperimentError(
        "\(path): the smaller trace does not show it when it is read again; please report this trace")
    }
    let (before, after) = (size(of: trace), ShrinkSize(of: again, bytes: bytes.count))
    var bare = trace
    (bare.header, bare.end) = (again.header, again.end)
    return ShrinkOutcome(
      trace: again, bytes: bytes, replays: shrinker.replays, isCutShort: shrinker.isCutShort, before: before,
      after: after,
      isSmaller: after.events < before.events || after.milliseconds < before.milliseconds
        || after.bytes < size(of: bare).bytes)
  }

  /// Seconds that a program has for the check of the result after Ctrl-C.
  private static let lastWait = 0.4

  /// True if a trace that was read again shows the behaviour. If its program is no longer waited for, the events must be the same.
  private func shows(_ again: Trace, as written: Trace) throws(EngineFault) -> Bool {
    do throws(EngineFault) {
      return try shows(again)
    } catch {
      guard error.isCalledOff else { throw error }
      return again.events == written.events
    }
  }

  private func size(of trace: Trace) -> ShrinkSize {
    ShrinkSize(of: trace, bytes: TraceWriter.bytes(of: trace).count)
  }

  /// Replays a trace with each engine of the task.
  ///
  /// - Returns: The results; none of a program that is no longer waited for after Ctrl-C.
  /// - Throws: An error if an external engine answers wrongly.
  package func results(of trace: Trace) throws(EngineFault) -> [ReplayResult] {
    let replay = Replay(of: trace, on: list, options: options)
    var results: [ReplayResult] = []
    for engine in engines {
      do throws(EngineFault) {
        results.append(try engine.run(on: replay).result)
      } catch {
        guard error.isCalledOff else { throw error }
      }
    }
    return results
  }
}

/// The result of the search for a smaller trace.
package struct ShrinkOutcome {
  package let trace: Trace
  /// The contents of the smaller trace's file.
  package let bytes: [UInt8]
  /// The number of changed traces that were replayed.
  package let replays: Int
  /// True if the limit of replays ended the search.
  package let isCutShort: Bool
  package let before: ShrinkSize
  package let after: ShrinkSize

  /// True if the result is smaller than the original in any respect, apart from the header's text on how it was made.
  package let isSmaller: Bool

  /// The number of replays in words: `1 replay`, `109 replays`.
  package var replaysInWords: String { Counted.text(replays, "replay") }
}
