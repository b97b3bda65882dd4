import CommandArguments

/// Work on many pieces that shows a bar while it takes longer than a moment, and says at Ctrl-C how far it came.
package enum WatchedWork {
  /// `transform` of the numbers from 0 up to `count`, in order.
  ///
  /// - Parameters:
  ///   - count: How many pieces there are.
  ///   - pieces: What they are, and what became of those that were worked on, for Ctrl-C: `models were measured`.
  ///   - jobs: Threads at most.
  ///   - console: Where bar and message go.
  ///   - transform: Called once for every number, from any thread.
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
