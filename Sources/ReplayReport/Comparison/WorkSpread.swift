import Synchronization

/// A way to run many independent pieces of work: one after the other, or in parallel.
package struct WorkSpread {
  private let run: (_ count: Int, _ work: @escaping @Sendable (Int) -> Void) -> Void

  /// Stores a function that runs the pieces.
  ///
  /// - Parameter run: Calls its second argument once for every number from 0 up to its first argument, from any thread and in any order,
  ///   and returns once all calls are done.
  package init(_ run: @escaping (_ count: Int, _ work: @escaping @Sendable (Int) -> Void) -> Void) {
    self.run = run
  }

  /// Runs the pieces one after the other, on the calling thread.
  package static var inOrder: WorkSpread {
    WorkSpread { count, work in for index in 0..<count { work(index) } }
  }

  /// Calls `work` with every number from 0 up to, but not including, `count`; returns once all calls are done.
  func forEach(_ count: Int, _ work: @escaping @Sendable (Int) -> Void) { run(count, work) }

  /// The results of `make` for every number from 0 up to, but not including, `count`, in order.
  func map<Result: Sendable>(_ count: Int, _ make: @escaping @Sendable (Int) -> Result) -> [Result] {
    let made = Made<Result>(count)
    run(count) { index in
      let result = make(index)
      made.results.withLock { $0[index] = result }
    }
    return made.results.withLock { $0.compactMap(\.self) }
  }

  /// The results made so far, shared by the threads.
  private final class Made<Result: Sendable>: Sendable {
    let results: Mutex<[Result?]>

    init(_ count: Int) { results = Mutex(Array(repeating: nil, count: count)) }
  }
}
