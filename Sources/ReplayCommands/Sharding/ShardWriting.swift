import CommandArguments
import CommandInputs
import FileAccess
import GestureTraces
import ReplayExperiments
import ReplayReport
import TextFormats

/// `--partial FILE`: writes the data of one trace after another, so that memory does not grow with the number of traces.
enum ShardWriting {
  /// Processes traces, and writes the counts and warnings of each to a file.
  ///
  /// The file is complete even if some traces could not be read: it lists these, and `--merge` reports them. As without `--partial`, the
  /// exit status is then `couldNot`.
  ///
  /// - Parameters:
  ///   - header: What all traces have in common.
  ///   - path: The file, or `-`.
  ///   - force: Whether an existing file is replaced.
  ///   - words: The traces that the command line names.
  ///   - choice: The selection among them; it may be empty, because other parts may have the rest.
  ///   - jobs: The number of traces processed at once.
  ///   - console: Receives messages.
  ///   - work: Makes the warnings and counts of a trace, given its path, on any thread.
  /// - Returns: The exit status.
  /// - Throws: An error for words that name no traces, a file that cannot be written, or an error that ends all work.
  static func write(
    _ header: PartialHeader, to path: String, force: Bool, _ words: [String],
    only choice: TraceChoice, jobs: Int, _ console: Console,
    work: @escaping @Sendable (Trace, String) throws -> (warnings: [String], content: PartialTrace.Content)
  ) throws -> ExitStatus {
    let file = try ShardFile(header, path, overwrite: force)
    let tally = try TraceBatch.run(
      words, only: choice, jobs: jobs, isSorted: true, hashing: true, mayBeNone: true, console: console,
      failing: { try file.add(PartialTrace(path: $0, .failed($1))) },
      work: { trace, path in
        let (warnings, content) = try work(trace, path)
        return WorkedTrace(trace: PartialTrace(path: path, warnings: warnings, content))
      },
      { try file.add($0.trace) })
    try file.end()
    let failures = tally.failures.count
    console.note(
      "\(path == "-" ? "stdout" : path): \(Counted.text(file.count, "trace"))"
        + (failures == 0 ? "" : ", \(failures) unreadable; '--merge' lists \(failures == 1 ? "it" : "them")"))
    return tally.status
  }

  /// The counts and warnings of one processed trace.
  private struct WorkedTrace: BatchedTrace {
    let trace: PartialTrace
    var warnings: [String] { trace.warnings }
    var results: Int {
      switch trace.content {
      case .scored(let scored): scored.count
      case .swept(_, let gestures): SweptTrace.results(of: gestures)
      default: 1
      }
    }
  }
}

/// A file with a partial result, written trace by trace; it gets its name when it is complete.
private final class ShardFile {
  private var file: StagedFile
  private var stream: PartialStream
  /// The number of traces written so far.
  private(set) var count = 0

  init(_ header: PartialHeader, _ path: String, overwrite: Bool) throws(FileError) {
    file = try StagedFile(path, overwrite: overwrite)
    stream = PartialStream(header)
  }

  func add(_ trace: PartialTrace) throws(FileError) {
    count += 1
    let bytes = stream.add(trace)
    if !bytes.isEmpty { try file.append(bytes) }
  }

  func end() throws(FileError) {
    try file.append(stream.end())
    try file.commit()
  }
}
