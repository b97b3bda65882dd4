import EmbeddedFiles
import ReplayExperiments
import ReplayReport
import SystemChecks
import TextFormats
import TraceReplay

/// A shape of JSON that the program prints or reads, with its JSON Schema: derived from the fields of the record that is printed, or a
/// file of `Schemas`, built into the program.
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

  /// The schema itself, with its name; a curve's rows have no room for one.
  var page: SchemaPage {
    switch self {
    case .replay: file("overscroll-replay/2", "replay --json", replay_schema())
    case .replayOfTraces:
      file("overscroll-replay/1", "replay --json --per trace", replay_1_schema())
    case .curve: ReplayCurve.format.schema
    case .report: file("overscroll-report/2", "report --json", report_schema())
    case .compare: Comparison.schema
    case .sweep: Sweep.format.schema
    case .tune: TuningResult.format.schema
    case .plan: StudyPlan.format.schema
    case .stress: StressReport.format.schema
    case .reach: ReachTable.format.schema
    case .simulate: Simulation.format.schema
    case .observe: ObservationReport.format.schema
    case .shrink: ShrinkSummary.format.schema
    case .bundle: BundleRun.format.schema
    case .inspect: TraceSummary.format.schema
    case .inspectDevices: DeviceInventory.format.schema
    case .label: LabelListing.format.schema
    case .corpus: CorpusListing.format.schema
    case .fit: CurveFit.format.schema
    case .verify: Verification.format.schema
    case .vectors: file("overscroll-vectors/1", "files of verify", vectors_schema())
    case .engines: EngineList.format.schema
    case .lint: EngineLint.format.schema
    case .policy:
      file("overscroll-policy/1", "files of --engine, engines --policy", policy_schema())
    case .options: file("overscroll-options/1", "files of --engine", options_schema())
    case .models: ModelEntry.format.schema
    case .certificate: Certificate.format.schema
    case .devices: DevicesCommand.format.schema
    case .protocols: ProtocolListing.format.schema
    case .captureProtocol:
      file(
        "overscroll-protocol/1", "files of record --protocol, protocols NAME --json",
        protocol_schema())
    }
  }

  private func file(
    _ title: String, _ source: String, _ text: @escaping @autoclosure @Sendable () -> UnsafePointer<CChar>
  ) -> SchemaPage {
    SchemaPage(title, source) { String(cString: text()) }
  }

  /// Each name it may be asked by: `report`, `report/2`, `overscroll-report/2`.
  var names: [String] {
    let (start, title) = ("overscroll-", page.title)
    guard title.hasPrefix(start) else { return [rawValue] }
    return [rawValue, String(title.dropFirst(start.count)), title]
  }
}
