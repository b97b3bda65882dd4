import Glibc

/// Takes locks on open files (`flock`), and tells a lock of another process from a file system without locks.
struct FileLock: Sendable {
  /// The result of one attempt to lock a file.
  enum Outcome: Equatable, Sendable {
    /// The caller holds the lock until it unlocks or closes the descriptor.
    case taken
    /// Another process holds the lock.
    case busy
    /// The file system has no locks: the error number, such as ENOSYS (some FUSE file systems), ENOLCK or EOPNOTSUPP (Lustre).
    case unavailable(Int32)
  }

  /// Waits for the time between two attempts: 10 ms.
  var pause: @Sendable () -> Void = { poll(nil, 0, 10) }
  /// Locks the file of a descriptor against all others, without waiting.
  let take: @Sendable (Int32) -> Outcome

  /// The locks of the system.
  static let system = FileLock { descriptor in
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      switch errno {
      case EINTR: continue
      case EWOULDBLOCK: return .busy
      default: return .unavailable(errno)
      }
    }
    return .taken
  }

  /// Tries to lock the file of a descriptor several times while another process holds the lock.
  ///
  /// The system's own waiting has no limit, and a signal does not end it.
  ///
  /// - Parameters:
  ///   - descriptor: An open file.
  ///   - tries: The number of attempts, at least 1.
  ///   - isCalledOff: Asked before each attempt but the first; true ends the waiting.
  /// - Returns: The result of the last attempt.
  func take(_ descriptor: Int32, tries: Int, unless isCalledOff: () -> Bool = { false }) -> Outcome {
    var outcome = take(descriptor)
    for _ in 1..<max(tries, 1) where outcome == .busy {
      pause()
      if isCalledOff() { break }
      outcome = take(descriptor)
    }
    return outcome
  }

  /// Releases a lock. Closing alone may do so too late: a process that another thread is starting has the descriptor until it calls `exec`.
  static func release(_ descriptor: Int32) { flock(descriptor, LOCK_UN) }
}
