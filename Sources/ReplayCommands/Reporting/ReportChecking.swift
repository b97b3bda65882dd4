import CommandArguments
import FileAccess
import ReplayReport

/// The checks of a report against gate files (required figures) and a baseline report, read before anything is replayed.
struct ReportChecking {
  /// The options for gates and baselines.
  struct Options: OptionGroup {
    let gate = Option<[String]>(
      each: "gate", "FILE", .path, defaultInWords: "none",
      help: "file of conditions on figures, one per line; exit 1 if one does not hold"
    ).oftenUsed.limited(by: .result)
    let baseline = Option<String?>(
      "baseline", "FILE", .path, defaultInWords: "none",
      help: "an earlier --json report; exit 1 if this one is worse"
    ).oftenUsed.limited(by: .result)
    let wholeBaseline = Option(
      flag: "whole-baseline",
      help: "also exit 1 if a baseline gesture is missing or changed"
    ).only(in: CallMode("baseline"), else: "give that too, or leave it out").limited(by: .result)

  }

  private let gates: [Gate]
  private let baseline: BaselineReport?
  private let wantsWhole: Bool

  /// Reads the gate files and the baseline that a command line names.
  ///
  /// - Parameter invocation: A call of a command with these options.
  /// - Throws: An error for an invalid file.
  init(_ invocation: Invocation<Options>) throws {
    gates = try invocation.gate.flatMap { path in
      try GateFile.gates(of: String(decoding: try FileIO.contents(of: path), as: UTF8.self), path: path)
    }
    baseline = try invocation.baseline.map {
      try BaselineReport(try FileIO.contents(of: $0), path: $0)
    }
    wantsWhole = invocation.wholeBaseline
  }

  /// Throws an error for a baseline made with other settings; prints a note if the baseline lacks something.
  ///
  /// - Parameters:
  ///   - settings: The settings of the new report.
  ///   - console: Receives notes.
  /// - Throws: An error with the differences.
  func check(_ settings: RecordedSettings, _ console: Console) throws {
    guard let baseline else { return }
    let changes = baseline.changes(to: settings)
    guard changes.isEmpty else {
      throw UserError(
        "\(baseline.path): made with other settings (\(changes.joined(separator: "; "))); give the same options, or make a new baseline"
      )
    }
    for note in baseline.notes { console.warn("\(baseline.path): \(note)") }
  }

  /// The results of the checks; nil if there is nothing to check.
  ///
  /// - Parameter report: The whole report.
  /// - Returns: The results of gates and baseline.
  func checks(of report: Report) -> ReportChecks? {
    guard !gates.isEmpty || baseline != nil else { return nil }
    return ReportChecks(
      gates: gates.map { $0.outcome(in: report) },
      baseline: baseline.map { BaselineComparison(report, with: $0, wantsWhole: wantsWhole) })
  }
}
