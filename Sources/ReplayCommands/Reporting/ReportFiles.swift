import CommandArguments
import FileAccess
import ReplayPages
import ReplayReport

/// The files, besides the terminal, to which a report is written: JUnit, CSV, Markdown, SVG.
struct ReportFiles {
  /// The options that name the report's files.
  struct Options: OptionGroup {
    let junit = Option<String?>(
      "junit", "FILE", .output(), defaultInWords: "none", help: "write gates and baseline as JUnit XML"
    ).limited(by: .result + .checks)
    let csv = Option<String?>(
      "csv", "FILE", .output(), defaultInWords: "none", help: "write every figure, one per row"
    ).limited(by: .result)
    let markdown = Option<String?>(
      "markdown", "FILE", .output(), defaultInWords: "none", help: "write a comment for a pull request"
    ).limited(by: .result)
    let svg = Option<String?>(
      "svg", "FILE", .output(), defaultInWords: "none",
      help: "draw misses over false alarms; without intents, triggers over thresholds reached"
    ).limited(by: .result)
    let annotations = Option(
      flag: "annotations", help: "print failures as GitHub Actions commands"
    ).limited(by: .result + .checks)
    let force = Option(flag: "force", help: "replace existing files")
  }

  private let junit: String?
  private let csv: String?
  private let markdown: String?
  private let svg: String?
  private let overwrites: Bool

  /// Reads which files a command line names.
  ///
  /// - Parameter invocation: A call of `report`.
  init(_ invocation: Invocation<Options>) {
    overwrites = invocation.force
    (junit, csv, markdown) = (invocation.junit, invocation.csv, invocation.markdown)
    svg = invocation.svg
  }

  /// True if one of the files is stdout (`-`). Nothing else is written to stdout then.
  var usesStdout: Bool { [junit, csv, markdown, svg].contains("-") }

  /// Writes the files, each completely or not at all.
  ///
  /// - Parameters:
  ///   - report: The report.
  ///   - checks: The results of checks, if any.
  ///   - unreadable: The error of each trace that could not be read.
  ///   - console: Receives output for `-`.
  /// - Throws: `FileError`.
  func write(
    _ report: Report, _ checks: ReportChecks?, unreadable: [String], to console: Console
  ) throws {
    try write(junit, to: console) { checks.map { JUnitReport($0, unreadable: unreadable).text } ?? "" }
    try write(csv, to: console) { ReportCSV(report).text }
    try write(markdown, to: console) {
      MarkdownReport(report, checks: checks, unreadable: unreadable).text
    }
    try write(svg, readers: .everyone, to: console) { ReportPicture(report).svg }
  }

  private func write(
    _ path: String?, readers: FileReaders = .owner, to console: Console, _ text: () -> String
  ) throws {
    guard let path else { return }
    if path == "-" { console.flush() }
    try FileIO.write(Array(text().utf8), to: path, overwrite: overwrites, readers: readers)
    console.tellOfFile(path)
  }
}

extension [OptionLimit] {
  /// The rule for options that have an effect only together with `--gate` or `--baseline`.
  fileprivate static let checks = [
    OptionLimit.only(
      in: CallMode("checks", where: .any([.uses(named: "gate"), .uses(named: "baseline")])),
      saying: "is of checks; give --gate FILE or --baseline FILE as well")
  ]
}
