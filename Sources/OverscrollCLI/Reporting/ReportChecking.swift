import GestureTraces
import ReplayReport

/// What a report is held against: gate files and an earlier report, read before anything is replayed.
struct ReportChecking {
  /// The options of both.
  static let options: [Option] = [
    .value(
      "gate", "FILE", check: .path, defaultInWords: "none", repeatable: true,
      help: "what figures must be, a line each; exit 1 where one is not"),
    .value(
      "baseline", "FILE", check: .path, defaultInWords: "none",
      help: "an earlier --json report; exit 1 where this one is worse"),
  ]

  private let gates: [Gate]
  private let baseline: BaselineReport?

  /// Reads the files that a command line names.
  ///
  /// - Parameters:
  ///   - invocation: A call of a command with ``options``.
  ///   - rate: Display frames per second of the report to come.
  /// - Throws: What is wrong with a file, or a baseline of another frame rate.
  init(_ invocation: Invocation, rate: Double) throws {
    gates = try invocation.strings("gate").flatMap { path in
      try GateFile.gates(of: String(decoding: try FileIO.contents(of: path), as: UTF8.self), path: path)
    }
    baseline = try invocation.string("baseline").map {
      try BaselineReport(try FileIO.contents(of: $0), path: $0)
    }
    if let baseline, baseline.rate != rate {
      let (then, now) = (JSONWriter.text(of: baseline.rate), JSONWriter.text(of: rate))
      throw UserError(
        "\(baseline.path): made at \(then) frames a second, this report at \(now); give --rate \(then), or make a new baseline"
      )
    }
  }

  /// What becomes of it in a report; nil where nothing is to be checked.
  ///
  /// - Parameter report: The whole report.
  /// - Returns: Outcomes of gates and baseline.
  func checks(of report: Report) -> ReportChecks? {
    guard !gates.isEmpty || baseline != nil else { return nil }
    return ReportChecks(
      gates: gates.map { $0.outcome(in: report) },
      baseline: baseline.map { BaselineComparison(report, with: $0) })
  }
}
