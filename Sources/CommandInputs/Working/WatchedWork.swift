import CommandArguments

/// Processes many pieces of work. It shows a progress bar if that takes long, and reports the progress at Ctrl-C.
package enum WatchedWork {
  /// Calls `transform` for each number from 0 to `count` − 1, and returns the results in order.
  ///
  /// - Parameters:
  ///   - count: The number of pieces.
  ///   - pieces: What they are and what was done to them, for Ctrl-C: `models were measured`.
  ///   - jobs: The most threads.
  ///   - console: Receives bar and message.
  ///   - transform: Called once per number, from any thread.
  /// - Returns: The results in order.
  package static func map<Result: Sendable>(
    _ count: Int, _ pieces: String, jobs: Int = ParallelMap.processors, _ console: Console,
    transform: @escaping @Sendable (Int) -> Result
  ) -> [Result] {
    let bar = ProgressBar(total: count, console: console)
    if count > 1 { Interruption.watch() }
    let results = ParallelMap.run(count, jobs: jobs) { index -> Result? in
      if Interruption.isAsked { return nil }
      defer { bar?.advance() }
      return transform(index)
    }
    bar?.clear()
    let done = results.compactMap { $0 }
    guard done.count == count else { Interruption.end(after: done.count, of: count, pieces, console) }
    return done
  }
}
