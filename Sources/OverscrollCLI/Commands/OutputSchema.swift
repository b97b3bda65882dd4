import EmbeddedFiles

/// A shape of JSON that the program prints or reads, with its JSON Schema: a file of `Schemas`, built into the program.
enum OutputSchema: String, CaseIterable {
  /// A gesture through an engine on a model.
  case replay
  /// A trace through an engine on a model.
  case replayOfTraces = "replay/1"
  /// A display frame of a trace through an engine on a model.
  case curve
  /// The statistics over gestures, for each engine, model and origin.
  case report
  /// Paired statistics of engines on the same gestures.
  case compare
  /// The counts at every threshold, and which to choose.
  case sweep
  /// The policy that costs least.
  case tune
  /// How many pulls it takes to see a difference.
  case plan
  /// Which verdicts flip on worse devices, displays and machines.
  case stress
  /// How far a finger must go to fire each engine.
  case reach
  /// The content of scroll models as curves over time.
  case simulate
  /// A real app beside engines on the same gestures.
  case observe
  /// The smallest trace that shows the same.
  case shrink
  /// The replay of a bundle and whether it is as expected.
  case bundle
  /// The contents of a trace.
  case inspect
  /// The devices of some traces.
  case inspectDevices = "inspect-devices"
  /// What a gesture looks like.
  case label
  /// A trace in a packed corpus.
  case corpus
  /// The models and constants that explain an offset log.
  case fit
  /// The outcome of numeric cases.
  case verify
  /// Numeric cases for verify.
  case vectors
  /// The pull-to-refresh engines there are.
  case engines
  /// What a policy cannot do or does twice.
  case lint
  /// A policy.
  case policy
  /// A built-in engine with options.
  case options
  /// The scroll models there are.
  case models
  /// How models behave, measured.
  case certificate
  /// The touchpads, touchscreens and wheels here.
  case devices
  /// The protocols of record --protocol.
  case protocols
  /// A file for record --protocol.
  case captureProtocol = "protocol"

  /// The schema as it is called in what is printed: `overscroll-report/2`; a curve's rows have no room for it.
  var title: String {
    switch self {
    case .replay: "overscroll-replay/2"
    case .replayOfTraces: "overscroll-replay/1"
    case .curve: "a frame a line"
    case .report: "overscroll-report/2"
    case .compare: "overscroll-compare/2"
    case .sweep: "overscroll-sweep/2"
    case .tune: "overscroll-tune/1"
    case .plan: "overscroll-plan/1"
    case .stress: "overscroll-stress/1"
    case .reach: "overscroll-reach/1"
    case .simulate: "overscroll-simulate/1"
    case .observe: "overscroll-observe/1"
    case .shrink: "overscroll-shrink/1"
    case .bundle: "overscroll-bundle/1"
    case .inspect: "overscroll-inspect/1"
    case .inspectDevices: "overscroll-inspect-devices/1"
    case .label: "overscroll-label/1"
    case .corpus: "overscroll-corpus/1"
    case .fit: "overscroll-fit/1"
    case .verify: "overscroll-verify/1"
    case .vectors: "overscroll-vectors/1"
    case .engines: "overscroll-engines/1"
    case .lint: "overscroll-lint/1"
    case .policy: "overscroll-policy/1"
    case .options: "overscroll-options/1"
    case .models: "overscroll-models/1"
    case .certificate: "overscroll-certificate/1"
    case .devices: "overscroll-devices/1"
    case .protocols: "overscroll-protocols/1"
    case .captureProtocol: "overscroll-protocol/1"
    }
  }

  /// The command that prints it, or the file it is of.
  var source: String {
    switch self {
    case .replay: "replay --json"
    case .replayOfTraces: "replay --json --per trace"
    case .curve: "replay --curve FILE.jsonl"
    case .report: "report --json"
    case .compare: "compare --json"
    case .sweep: "sweep --json"
    case .tune: "sweep --tune --json"
    case .plan: "sweep --plan --json"
    case .stress: "stress --json"
    case .reach: "reach --json"
    case .simulate: "simulate --json"
    case .observe: "observe --json"
    case .shrink: "shrink --json"
    case .bundle: "bundle --json"
    case .inspect: "inspect --json"
    case .inspectDevices: "inspect --devices --json"
    case .label: "label --suggest --json"
    case .corpus: "unpack --list --json"
    case .fit: "fit --json"
    case .verify: "verify --json"
    case .vectors: "files of verify"
    case .engines: "engines --json"
    case .lint: "engines --lint --json"
    case .policy: "files of --engine, engines --policy"
    case .options: "files of --engine"
    case .models: "models --json"
    case .certificate: "models --certify --json"
    case .devices: "devices --json"
    case .protocols: "protocols --json"
    case .captureProtocol: "files of record --protocol, protocols NAME --json"
    }
  }

  /// Each name it may be asked by: `report`, `report/2`, `overscroll-report/2`.
  var names: [String] {
    let start = "overscroll-"
    guard title.hasPrefix(start) else { return [rawValue] }
    return [rawValue, String(title.dropFirst(start.count)), title]
  }

  /// The schema itself.
  var text: String { String(cString: file) }

  private var file: UnsafePointer<CChar> {
    switch self {
    case .replay: replay_schema()
    case .replayOfTraces: replay_1_schema()
    case .curve: curve_schema()
    case .report: report_schema()
    case .compare: compare_schema()
    case .sweep: sweep_schema()
    case .tune: tune_schema()
    case .plan: plan_schema()
    case .stress: stress_schema()
    case .reach: reach_schema()
    case .simulate: simulate_schema()
    case .observe: observe_schema()
    case .shrink: shrink_schema()
    case .bundle: bundle_schema()
    case .inspect: inspect_schema()
    case .inspectDevices: inspect_devices_schema()
    case .label: label_schema()
    case .corpus: corpus_schema()
    case .fit: fit_schema()
    case .verify: verify_schema()
    case .vectors: vectors_schema()
    case .engines: engines_schema()
    case .lint: lint_schema()
    case .policy: policy_schema()
    case .options: options_schema()
    case .models: models_schema()
    case .certificate: certificate_schema()
    case .devices: devices_schema()
    case .protocols: protocols_schema()
    case .captureProtocol: protocol_schema()
    }
  }
}
