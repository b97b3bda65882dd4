import CommandArguments
import CommandInputs
import FileAccess
import GestureTraces
import ReplayExperiments
import ReplayReport
import TextFormats

/// `--partial FILE`: writes what traces give, trace by trace, so that its memory does not grow with them.
enum ShardWriting {
  /// Works on traces, and writes what came of them to a file.
  ///
  /// The status is `done` once the file is whole: what could not be read stands in it, and the merge tells it and ends with it.
  ///
  /// - Parameters:
  ///   - header: What all traces have in common.
  ///   - path: The file, or `-`.
  ///   - force: Whether one that is there is replaced.
  ///   - words: The traces that the command line names.
  ///   - choice: Which of them count; it may be none, as others may be in another part.
  ///   - jobs: Traces worked on at once.
  ///   - console: Where messages go.
  ///   - work: Makes of a trace and its path the warnings and what a result counts, on any thread.
  /// - Returns: The status of the command.
  /// - Throws: Words that name no traces, a file that cannot be written, and what ends all work.
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
        + (failures == 0 ? "" : ", \(failures) of them unreadable, which the merge tells"))
    return .done
  }

  /// A trace that was worked on.
  private struct WorkedTrace: BatchedTrace {
    let trace: PartialTrace
    var warnings: [String] { trace.warnings }
  }
}

/// A partial result as it grows; it appears under its name when it is whole.
private final class ShardFile {
  private var file: StagedFile
  private var stream: PartialStream
  /// The traces added.
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
