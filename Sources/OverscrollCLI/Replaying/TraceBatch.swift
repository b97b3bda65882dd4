import CommandArguments
import ExternalEngines
import GestureTraces
import ReplayExperiments
import TraceStorage

/// The one loop over traces: reads them, several at once, and hands on the results in the order given.
///
/// No trace is kept. One that cannot be read is reported and counted, and the others are worked on all the
/// same; warnings are printed. What takes longer than a moment shows a bar, and Ctrl-C says how far it came.
enum TraceBatch {
  /// Traces that are worked on before the first of them is handed on: keeps memory small and output flowing.
  private static let stretch = 64
  private static let unread = "traces were read, and what they gave is in no result"

  /// Reads the traces that a command line names, makes something of each, and hands it to `body`, in order.
  ///
  /// - Parameters:
  ///   - words: Files, folders, or `-`.
  ///   - jobs: Traces worked on at once.
  ///   - isSorted: Whether the traces are taken in order of path, wherever they stand on the command line.
  ///   - hashing: Whether each trace gets the hash of its contents.
  ///   - console: Where failures and warnings go.
  ///   - failing: Takes the path and the line of each that failed, in order among the others.
  ///   - work: Makes something of a trace and its path, on any thread.
  ///   - body: Takes what was made of each.
  /// - Returns: What failed; its status is `couldNot` where a trace could not be read.
  /// - Throws: Words that name no traces, a program that has failed too often to go on, and what `body` throws.
  static func run<Value: BatchedTrace>(
    _ words: [String], jobs: Int, isSorted: Bool = false, hashing: Bool = false, console: Console,
    failing: (String, String) throws -> Void = { _, _ in },
    work: @escaping @Sendable (Trace, String) throws -> Value, _ body: (Value) throws -> Void
  ) throws -> FailureTally {
    var tally = FailureTally(console)
    var paths = try TraceFiles.expand(words, warn: console.warn)
    if isSorted { paths.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) } }
    let bar = ProgressBar(total: paths.count, console: console)
    if paths.count > 1 { Interruption.watch() }
    for start in stride(from: 0, to: paths.count, by: stretch) {
      let part = Array(paths[start..<min(start + stretch, paths.count)])
      let outcomes = ParallelMap.run(part.count, jobs: jobs) { index -> Result<Value, any Error>? in
        if Interruption.isAsked { return nil }
        defer { bar?.advance() }
        return Result {
          try work(try TraceReader.trace(at: part[index], hashing: hashing), part[index])
        }
      }
      bar?.clear()
      if Interruption.isAsked {
        Interruption.end(
          after: start + outcomes.count { $0 != nil }, of: paths.count, TraceBatch.unread, console)
      }
      for (path, outcome) in zip(part, outcomes) {
        switch outcome {
        case nil: continue
        case .failure(let fault as EngineFault):
          // No trace after this one can do better.
          if fault.isFinal { throw fault }
          tally.fail("\(path): \(fault)")
          try failing(path, "\(path): \(fault)")
        case .failure(let error):
          tally.fail("\(error)")
          try failing(path, "\(error)")
        case .success(let value):
          for warning in value.warnings { console.warn(warning) }
          try body(value)
        }
      }
    }
    return tally
  }
}
