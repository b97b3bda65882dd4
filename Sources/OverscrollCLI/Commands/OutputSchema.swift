import EmbeddedFiles
import ReplayExperiments
import ReplayReport
import SystemChecks
import TextFormats
import TraceCommands
import TraceReplay

/// A JSON format that the program prints or reads, with its JSON Schema.
///
/// The schema is derived from the fields of the printed record, or is an embedded file from `Schemas`.
struct OutputSchema: Sendable {
  /// The short name of the format, as `overscroll schema` lists it.
  let name: String
  private let make: @Sendable () -> SchemaPage

  /// The schema with the format's name and version. The rows of a curve have no such name.
  var page: SchemaPage { make() }

  /// All names that `overscroll schema` accepts for this format: `report`, `report/2`, `overscroll-report/2`.
  var names: [String] {
    let (start, title) = ("overscroll-", page.title)
    guard title.hasPrefix(start) else { return [name] }
    return [name, String(title.dropFirst(start.count)), title]
  }

  /// Creates a format whose schema is made on first use, because most calls do not need it.
  private init(_ name: String, _ page: @escaping @autoclosure @Sendable () -> SchemaPage) {
    (self.name, make) = (name, page)
  }

  private static func file(
    _ title: String, _ source: String, _ text: @escaping @autoclosure @Sendable () -> UnsafePointer<CChar>
  ) -> SchemaPage {
    SchemaPage(title, source) { String(cString: text()) }
  }

  /// All formats, in the order in which `overscroll schema` lists them.
  static let all: [OutputSchema] = [
    OutputSchema("replay", GestureRow.format.schema),
    OutputSchema("replay/1", ReplayLine.format.schema),
    OutputSchema("curve", ReplayCurve.format.schema),
    OutputSchema("report", CheckedReport.format.schema),
    OutputSchema("compare", Comparison.schema),
    OutputSchema("sweep", Sweep.format.schema),
    OutputSchema("tune", TuningResult.format.schema),
    OutputSchema("plan", StudyPlan.format.schema),
    OutputSchema("stress", StressReport.format.schema),
    OutputSchema("reach", ReachTable.format.schema),
    OutputSchema("runners", RunnerTable.format.schema),
    OutputSchema("simulate", Simulation.format.schema),
    OutputSchema("observe", ObservationReport.format.schema),
    OutputSchema("offsets", OffsetAnalysis.format.schema),
    OutputSchema("shrink", ShrinkSummary.format.schema),
    OutputSchema("bundle", BundleRun.format.schema),
    OutputSchema("inspect", TraceSummary.format.schema),
    OutputSchema("inspect-devices", DeviceInventory.format.schema),
    OutputSchema("label", LabelListing.format.schema),
    OutputSchema("corpus", CorpusListing.format.schema),
    OutputSchema("fit", CurveFit.format.schema),
    OutputSchema("verify", Verification.format.schema),
    OutputSchema("vectors", file("overscroll-vectors/1", "files of verify", vectors_schema())),
    OutputSchema("engines", EngineList.format.schema),
    OutputSchema("lint", EngineLint.format.schema),
    OutputSchema("model-lint", ModelLint.format.schema),
    OutputSchema(
      "policy", file("overscroll-policy/1", "files of --engine, engines --policy", policy_schema())),
    OutputSchema("options", file("overscroll-options/1", "files of --engine", options_schema())),
    OutputSchema(
      "model", file("overscroll-model/1", "files of --model, models --file", model_schema())),
    OutputSchema("models", ModelEntry.format.schema),
    OutputSchema("certificate", Certificate.format.schema),
    OutputSchema("devices", DevicesCommand.format.schema),
    OutputSchema("protocols", ProtocolListing.format.schema),
    OutputSchema(
      "protocol",
      file("overscroll-protocol/1", "files of record --protocol, protocols NAME --json", protocol_schema())),
  ]
}
