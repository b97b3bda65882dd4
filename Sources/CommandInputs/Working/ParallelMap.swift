import Glibc
import Synchronization

/// Processes many items with several threads. Results are in the order of the items, whichever thread finishes first.
package enum ParallelMap {
  /// The number of processors that are online, at least 1.
  package static var processors: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

  /// Calls `transform` for each number from 0 to `count` − 1, and returns the results in order.
  ///
  /// - Parameters:
  ///   - count: The number of items.
  ///   - jobs: The most threads, including the caller's.
  ///   - enough: No item is begun once the results so far weigh this much together.
  ///   - weight: The weight of a result; nothing by default, so that every item is processed.
  ///   - transform: Called once per number, from any thread.
  /// - Returns: The results in order: those of all items, or of the first ones.
  package static func run<Result: Sendable>(
    _ count: Int, jobs: Int, upTo enough: Int = .max,
    weight: @escaping @Sendable (Result) -> Int = { _ in 0 }, transform: @escaping @Sendable (Int) -> Result
  ) -> [Result] {
    // Each thread writes only its own results, so threads do not wait and nothing is copied.
    [Result](unsafeUninitializedCapacity: count) { results, filled in
      let work = Work(results, enough: enough, weight, transform)
      let threads = (1..<max(1, min(jobs, count))).compactMap { _ in start(work) }
      work.run()
      for thread in threads { pthread_join(thread, nil) }
      filled = work.taken
    }
  }

  private static func start<Result: Sendable>(_ work: Work<Result>) -> pthread_t? {
    let body: @Sendable () -> Void = { work.run() }
    var thread = pthread_t()
    let context = Unmanaged.passRetained(Body(body))
    let status = pthread_create(
      &thread, nil,
      { context in
        guard let context else { return nil }
        Unmanaged<Body>.fromOpaque(context).takeRetainedValue().call()
        return nil
      }, context.toOpaque())
    guard status == 0 else {
      // If a thread cannot be started, the others do its work.
      context.release()
      return nil
    }
    return thread
  }

  private final class Body: Sendable {
    let call: @Sendable () -> Void
    init(_ call: @escaping @Sendable () -> Void) {
      self.call = call
    }
  }

  /// The items of one run. Each thread takes the next item that no other thread has taken.
  private final class Work<Result: Sendable>: Sendable {
    private let transform: @Sendable (Int) -> Result
    private let weight: @Sendable (Result) -> Int
    private let enough: Int
    private let next = Atomic(0)
    /// The weight of the results so far.
    private let made = Atomic(0)
    /// The memory for the results. Each result is written only by the thread that took the item.
    nonisolated(unsafe) private let results: UnsafeMutableBufferPointer<Result>

    init(
      _ results: UnsafeMutableBufferPointer<Result>, enough: Int,
      _ weight: @escaping @Sendable (Result) -> Int, _ transform: @escaping @Sendable (Int) -> Result
    ) {
      (self.results, self.enough, self.weight, self.transform) = (results, enough, weight, transform)
    }

    /// The number of items that were begun: those are the first ones, and all of them are done when no thread runs any more.
    var taken: Int { min(next.load(ordering: .relaxed), results.count) }

    func run() {
      while made.load(ordering: .relaxed) < enough {
        let index = next.add(1, ordering: .relaxed).oldValue
        guard index < results.count else { return }
        let result = transform(index)
        made.add(weight(result), ordering: .relaxed)
        results.initializeElement(at: index, to: result)
      }
    }
  }
}
