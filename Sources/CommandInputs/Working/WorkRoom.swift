import Glibc

/// Room for what several threads have in memory at once: a thread waits until its part fits beside those of the others.
///
/// A part that is larger than the whole room waits until it is alone. Nobody who has room waits for more, so every thread goes on
/// sooner or later.
package final class WorkRoom: @unchecked Sendable {
  /// Room for the traces that are processed at the same time, in bytes of their files; a trace that is longer is processed alone.
  package static let traceBytes = 1 << 25

  private let most: Int
  private var used = 0
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let changed = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

  /// An empty room.
  ///
  /// - Parameter most: The sum of parts that fit beside one another.
  package init(_ most: Int) {
    self.most = most
    pthread_mutex_init(mutex, nil)
    pthread_cond_init(changed, nil)
  }

  deinit {
    pthread_mutex_destroy(mutex)
    pthread_cond_destroy(changed)
    mutex.deallocate()
    changed.deallocate()
  }

  /// Does work once its part fits, and gives the room back.
  ///
  /// - Parameters:
  ///   - part: How much the work needs, 0 or more.
  ///   - work: The work.
  /// - Returns: What the work returns.
  /// - Throws: What the work throws.
  package func with<Value, Failure: Error>(
    _ part: Int, _ work: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    let part = min(max(part, 0), most)
    pthread_mutex_lock(mutex)
    // No part is larger than the room, so it fits if nobody has room.
    while used + part > most { pthread_cond_wait(changed, mutex) }
    used += part
    pthread_mutex_unlock(mutex)
    defer {
      pthread_mutex_lock(mutex)
      used -= part
      pthread_cond_broadcast(changed)
      pthread_mutex_unlock(mutex)
    }
    return try work()
  }
}
