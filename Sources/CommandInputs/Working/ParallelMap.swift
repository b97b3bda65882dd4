import Glibc
import Synchronization

/// Works on many items with several threads; the results stand in the items' order whatever the threads did.
package enum ParallelMap {
  /// Processors that are on line, at least 1.
  package static var processors: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

  /// `transform` of the numbers from 0 up to `count`, in order.
  ///
  /// - Parameters:
  ///   - count: How many items there are.
  ///   - jobs: Threads at most; one works on the caller's own thread.
  ///   - transform: Called once for every number, from any thread.
  /// - Returns: The results in order.
  package static func run<Result: Sendable>(
    _ count: Int, jobs: Int, transform: @escaping @Sendable (Int) -> Result
  ) -> [Result] {
    guard jobs > 1, count > 1 else { return (0..<count).map(transform) }
    // Each thread writes the results of its own items, so that nobody waits and nothing is copied.
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
      // Fewer threads do the same work.
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

  /// The items of one run: each thread takes the next one that nobody has.
  private final class Work<Result: Sendable>: Sendable {
    private let transform: @Sendable (Int) -> Result
    private let next = Atomic(0)
    /// Room for the results, each written by the one thread that has its item.
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
