import ExternalEngines
import GestureTraces
import PolicyFiles
import PullToRefresh
import ScrollPhysics
import TextFormats

/// A trace, the options of its replay and its verdicts as one text that can be pasted into a thread, a JSON
/// object a line.
///
///     {"format":"overscroll-bundle","version":1,"read_me":"…","tool":"…","lines":…,"replay":["--rate","120"],"policies":[]}
///     {"expect":"mrefresh","model":"uikit","triggers":1,"trigger_ms":433.333,…}
///     {"format":"overscroll-trace",…}
///     …
package struct Bundle {
  /// The most bytes it may have: more is too long for a thread.
  package static let largest = 20_000
  package static let readMe = "Save this text as FILE and replay it: overscroll bundle --run FILE"

  /// Name and version of the program that made it.
  package var tool: String
  /// Words of a command line that say how the trace is replayed, but for engine and model.
  package var words: [String] = []
  /// The policies among its engines.
  package var policies: [RefreshPolicyFile] = []
  /// The programs among its engines, which the text names but does not hold: who replays it brings them along.
  package var programs: [ExternalEngine] = []
  /// The verdicts seen when it was made.
  package var verdicts: [BundleVerdict] = []
  /// The trace.
  package var trace: Trace

  /// A bundle of a trace that expects nothing yet.
  package init(tool: String, trace: Trace) {
    (self.tool, self.trace) = (tool, trace)
  }

  /// The text.
  package var bytes: [UInt8] {
    let rest = verdicts.map(Self.line) + [TraceWriter.bytes(of: trace)]
    let lines = rest.reduce(0) { $0 + $1.count { $0 == UInt8(ascii: "\n") } }
    var json = JSONWriter()
    json.object { json in
      json.member("format", BundleText.format)
      json.member("version", BundleContents.version)
      json.member("read_me", Self.readMe)
      json.member("tool", tool)
      json.member("lines", lines)
      json.list("replay", words)
      json.list("policies", policies) { json, policy in json.value(.object(policy.json)) }
    }
    json.endLine()
    return json.bytes + rest.joined()
  }

  private static func line(_ verdict: BundleVerdict) -> [UInt8] {
    var json = JSONWriter()
    BundleVerdict.fields.write(verdict, to: &json)
    json.endLine()
    return json.bytes
  }

  /// The engine and the list a verdict is about; nil for unknown names. Where the engine ships on another model by now, the
  /// model that is named follows every movement.
  ///
  /// - Parameter verdict: One of the bundle's.
  /// - Returns: A policy of the bundle before a system of that name, and that before a program.
  package func players(of verdict: BundleVerdict) -> (engine: EngineChoice?, list: ScrollList?) {
    let policy = policies.first { $0.name == verdict.engine }.map(EngineChoice.policy)
    let system = RefreshSystem(named: verdict.engine).map(EngineChoice.builtIn)
    let configured = (try? ConfiguredEngine(verdict.engine)).flatMap { $0 }.map(EngineChoice.configured)
    let program = programs.first { $0.name == verdict.engine }.map(EngineChoice.external)
    let engine = policy ?? system ?? configured ?? program
    guard let model = ScrollModel(named: verdict.model) else { return (engine, nil) }
    guard verdict.isNative, let engine else { return (engine, ScrollList(model: model)) }
    let list = Ground.native.list(for: engine)
    return (engine, list.model == model ? list : ScrollList(model: model))
  }
}
