import GestureTraces
import TextFormats

/// A report with the results of its checks (gates and comparison with a baseline), as `report --json` prints it.
package struct CheckedReport {
  let report: Report
  let checks: ReportChecks?

  /// The JSON format of `report --json`.
  package static let format = RecordFormat<CheckedReport>(
    "overscroll-report/2",
    "The statistics over gestures, per engine, model and origin: report --json. A baseline is such a file.",
    from: "report --json", settings + ReportChecks.fields.ifAny { $0.checks } + results)

  private static let settings: [Field<CheckedReport>] = [
    .value(
      "rate_hz", "Display frames per second in every replay, above 0; also in settings."
    ) { $0.report.rate },
    .part(
      "settings",
      "The settings of the replays, by option name; a baseline with other settings is refused.",
      RecordedSettings.Form()
    ) { $0.report.settings },
  ]

  private static let results: [Field<CheckedReport>] = [
    .list(
      "groups",
      "The figures: one object per engine, model and origin, in the order they first appear.",
      of: GroupFigures.fields
    ) { checked in checked.report.groups.lazy.map { GroupFigures($0, rate: checked.report.rate) } },
    .list(
      "excluded", "Traces and gestures that were left out, each once.", of: Report.Exclusion.fields
    ) { $0.report.excluded },
    .named(
      "traces",
      "By origin, the gestures for the letters of `verdicts`, in the same order.",
      of: GestureNames()
    ) { $0.counted.map { (key: $0.origin, value: $0) } },
    .named(
      "content_hashes",
      "By origin, a hash per gesture in `traces`, in the same order: XXH64 in hexadecimal of the data that replays read, null if it was not requested. It does not depend on the file's path, notes and line ends.",
      of: GestureHashes()
    ) { $0.counted.map { (key: $0.origin, value: $0) } },
  ]

  private var counted: [CountedGestures] { report.counted.sorted { $0.origin < $1.origin } }
}

extension Report {
  /// The report as one JSON object of the schema `overscroll-report/2`, without a line feed.
  package var json: String { json(with: nil) }

  /// The report as JSON, with the results of gates and of the comparison with a baseline.
  ///
  /// - Parameter checks: The results; nil if nothing was checked.
  /// - Returns: One object, without a line feed.
  package func json(with checks: ReportChecks?) -> String {
    CheckedReport.format.json(CheckedReport(report: self, checks: checks))
  }

  /// Writes the same JSON as ``json(with:)``, in parts.
  ///
  /// - Parameters:
  ///   - checks: The results of gates and of the comparison with a baseline; nil if nothing was checked.
  ///   - take: Receives each part; every part is complete UTF-8.
  package func writeJSON(with checks: ReportChecks?, _ take: ([UInt8]) -> Void) {
    CheckedReport.format.write(CheckedReport(report: self, checks: checks), take)
  }
}

/// The JSON form of the names of gestures, which the report stores in a compact list.
private struct GestureNames: FieldForm {
  func write(_ list: CountedGestures, to json: inout JSONWriter) {
    json.array { json in
      list.names.forEach { name in
        json.value(name)
        json.handOn()
      }
    }
  }

  func schema(_ definitions: inout SchemaDefinitions) -> JSONObject {
    var schema = ListForm<[String], _>(PlainForm<String>()).schema(&definitions)
    var items = String.schema
    items["description"] = .string(
      "The path as given, with # and a number if the trace has several gestures.")
    schema["items"] = .object(items)
    return schema
  }
}

/// The JSON form of the hashes of the gestures' contents.
private struct GestureHashes: FieldForm {
  private let texts = PlainForm<String?>()

  func write(_ list: CountedGestures, to json: inout JSONWriter) {
    let hashes = (0..<list.count).lazy.map { list.hash(at: $0).map(ContentHash.text(of:)) }
    ListForm(texts, of: type(of: hashes)).write(hashes, to: &json)
  }

  func schema(_: inout SchemaDefinitions) -> JSONObject { [String?].schema }
}
