import CommandArguments
import CommandInputs
import FileAccess
import GestureTraces
import ReplayReport
import TextFormats

/// Removes personal data from files, one after another, and writes the results.
struct ScrubBatch {
  private let scrubber: Scrubber
  private let target: ScrubTarget
  private let console: Console
  private var (traces, rows, bundles) = (0, 0, 0)

  /// Creates a batch that writes to a destination.
  ///
  /// - Parameters:
  ///   - scrubber: Removes the data.
  ///   - target: The destination of the results.
  ///   - console: Receives messages.
  init(_ scrubber: Scrubber, _ target: ScrubTarget, _ console: Console) {
    (self.scrubber, self.target, self.console) = (scrubber, target, console)
  }

  /// Removes personal data from files. If a file fails, the error is reported and the others are still processed.
  ///
  /// - Parameter files: At least one file.
  /// - Returns: `couldNot` if one failed.
  /// - Throws: An error if the output corpus cannot be written.
  mutating func run(_ files: [TraceLocation]) throws -> ExitStatus {
    var tally = FailureTally(console)
    let bar = ProgressBar(total: files.count, console: console)
    if files.count > 1 { Interruption.watch() }
    for (index, file) in files.enumerated() {
      if Interruption.isAsked {
        bar?.clear()
        let what = target.isCorpus ? "files were scrubbed, and nothing is written" : "files were scrubbed"
        Interruption.end(after: index - tally.failures.count, of: files.count, what, console)
      }
      OpenCorpora.forget(after: index, and: 1)
      do { try scrub(file) } catch { tally.fail("\(error)") }
      bar?.advance()
    }
    bar?.clear()
    guard traces + rows + bundles > 0 else { return tally.status }
    try target.finish(after: tally)
    let parts = [(traces, "trace"), (rows, "row"), (bundles, "bundle")].filter { $0.0 > 0 }
    console.note(
      "scrubbed \(parts.map { Counted.text($0.0, $0.1) }.joined(separator: ", ")) into \(target.name); the finger's motion is in it still"
    )
    return tally.status
  }

  private mutating func scrub(_ file: TraceLocation) throws {
    switch file {
    case .packed, .renamed: try write(file.trace(), file.name)
    case .file(let path, _):
      try OutputCheck.requirePlainName(path)
      switch try ScrubbedKind(of: path) {
      case .trace(let bytes?): try write(TraceReader.trace(of: bytes, path: FileIO.inputName(path)), path)
      case .trace(nil): try write(file.trace(), path)
      case .bundle(let bytes):
        let result = try scrubber.scrubbed(bundles: bytes, path: FileIO.inputName(path))
        try target.write(result, name: scrubber.otherName(of: path, "bundle", ending: ".bundle.txt"))
        bundles += 1
      case .rows(let source): rows += try scrub(rows: source, path)
      }
    }
  }

  private mutating func write(_ trace: Trace, _ path: String) throws {
    let name = scrubber.choice.keptName == nil ? scrubber.fileName(of: trace) : target.relative(path)
    try target.write(trace: TraceWriter.bytes(of: scrubber.scrubbed(trace)), name: name)
    traces += 1
  }

  /// Removes personal data from rows of results, piece by piece, because a file may not fit in memory.
  private func scrub(rows source: ScrubbedKind.Rows, _ path: String) throws -> Int {
    var file = try target.file(name: scrubber.otherName(of: path, "rows", ending: source.ending))
    var lines = ScrubbedRows(
      scrubber, path: FileIO.inputName(path), isTable: source.isTable, isStream: target.isStream)
    try source.read { try file.append(lines.take($0)) }
    try file.append(lines.end())
    try file.commit()
    return lines.count
  }
}
