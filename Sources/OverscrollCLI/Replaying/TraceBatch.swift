import TraceStorage
import GestureTraces

/// What became of one trace of a batch.
enum TraceOutcome<Value: Sendable>: Sendable {
  /// It was read: what was made of it.
  case read(Value)
  /// It could not be read: the line to print.
  case failed(String)
}

/// Reads many traces, several at once, and hands on in the order given what is made of each; no trace is kept.
enum TraceBatch {
  /// Traces that are worked on before the first of them is handed on: keeps memory small and output flowing.
  private static let stretch = 64

  /// Reads the traces at `paths`, makes something of each, and hands it to `body`, in order.
  ///
  /// - Parameters:
  ///   - paths: Files, or `-`.
  ///   - jobs: Traces worked on at once.
  ///   - hashing: Whether each trace gets the hash of its contents.
  ///   - work: Makes something of a trace and its path, on any thread.
  ///   - body: Takes each outcome.
  /// - Throws: What `body` throws.
  static func run<Value: Sendable>(
    _ paths: [String], jobs: Int, hashing: Bool = false, work: @escaping @Sendable (Trace, String) -> Value,
    _ body: (TraceOutcome<Value>) throws -> Void
  ) rethrows {
    for start in stride(from: 0, to: paths.count, by: stretch) {
      let part = Array(paths[start..<min(start + stretch, paths.count)])
      let outcomes = ParallelMap.run(part.count, jobs: jobs) { index in
        do {
          return TraceOutcome.read(
            work(try TraceReader.trace(at: part[index], hashing: hashing), part[index]))
        } catch {
          return .failed("\(error)")
        }
      }
      for outcome in outcomes { try body(outcome) }
    }
  }
}
