import ExternalEngines
import GestureTraces
import PolicyFiles
import PullToRefresh
import ScrollPhysics
import TextFormats

/// A trace with its replay options and verdicts as one text that can be pasted into a discussion, one JSON object per line.
///
///     {"format":"overscroll-bundle","version":1,"read_me":"…","tool":"…","lines":…,"replay":["--rate","120"],"policies":[]}
///     {"expect":"mrefresh","model":"uikit","triggers":1,"trigger_ms":433.333,…}
///     {"format":"overscroll-trace",…}
///     …
package struct Bundle {
  /// The largest size of a bundle in bytes; longer texts do not fit into a discussion.
  package static let largest = 20_000
  package static let readMe = "Save this text as FILE and replay it: overscroll bundle --run FILE"

  /// The name and version of the program that made the bundle.
  package var tool: String
  /// The command-line words for the replay options, without engine and model.
  package var words: [String] = []
  /// The policies among the bundle's engines, whose rules it contains.
  package var policies: [RefreshPolicyFile] = []
  /// The models of files that engines ran on, which the bundle contains.
  package var models: [ScrollModelFile] = []
  /// The external engines, which the bundle names but does not contain; whoever replays the bundle must provide them.
  package var programs: [ExternalEngine] = []
  /// The engines' verdicts at the time when the bundle was made.
  package var verdicts: [BundleVerdict] = []
  /// The trace that the bundle contains.
  package var trace: Trace

  /// A bundle of a trace, without verdicts yet.
  package init(tool: String, trace: Trace) {
    (self.tool, self.trace) = (tool, trace)
  }

  /// The bundle as text: one JSON object per line.
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
      // Bundles without models stay as they were.
      if !models.isEmpty { json.list("models", models) { json, model in json.value(.object(model.json)) } }
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

  /// The engine and the scroll view of a verdict, each nil if its name is unknown.
  ///
  /// If the engine now ships on another model, the named model is used, and every finger movement drags.
  ///
  /// - Parameter verdict: A verdict of this bundle.
  /// - Returns: The engine (a policy of the bundle takes precedence over a built-in engine, and that over a program) and the scroll view.
  package func players(of verdict: BundleVerdict) -> (engine: EngineChoice?, list: ScrollList?) {
    let policy = policies.first { $0.name == verdict.engine }.map(EngineChoice.policy)
    let system = RefreshSystem(named: verdict.engine).map(EngineChoice.builtIn)
    let configured = (try? ConfiguredEngine(verdict.engine)).flatMap { $0 }.map(EngineChoice.configured)
    let program = programs.first { $0.name == verdict.engine }.map(EngineChoice.external)
    let engine = policy ?? system ?? configured ?? program
    guard let model = models.model(named: verdict.model) else { return (engine, nil) }
    guard verdict.isNative, let engine else { return (engine, ScrollList(model: model)) }
    let list = Ground.native.list(for: engine)
    return (engine, list.model == model ? list : ScrollList(model: model))
  }
}
