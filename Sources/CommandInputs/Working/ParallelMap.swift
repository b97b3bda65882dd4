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
  ///   - transform: Called once per number, from any thread.
  /// - Returns: The results in order.
  package static func run<Result: Sendable>(
    _ count: Int, jobs: Int, transform: @escaping @Sendable (Int) -> Result
  ) -> [Result] {
    guard jobs > 1, count > 1 else { return (0..<count).map(transform) }
    // Each thread writes only its own results, so threads do not wait and nothing is copied.
    return [Result](unsafeUninitializedCapacity: count) { results, filled in
      let work = Work(results, transform)
      let threads = (1..<min(jobs, count)).compactMap { _ in start(work) }
      work.run()
      for thread in threads { pthread_join(thread, nil) }
      filled = count
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
    private let next = Atomic(0)
    /// The memory for the results. Each result is written only by the thread that took the item.
    nonisolated(unsafe) private let results: UnsafeMutableBufferPointer<Result>

    init(_ results: UnsafeMutableBufferPointer<Result>, _ transform: @escaping @Sendable (Int) -> Result) {
      (self.results, self.transform) = (results, transform)
    }

    func run() {
      while true {
        let index = next.add(1, ordering: .relaxed).oldValue
        guard index < results.count else { return }
        results.initializeElement(at: index, to: transform(index))
      }
    }
  }
}
