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

  /// Locks the file of a descriptor against all others. The second value is true to wait while another process holds the lock.
  let take: @Sendable (Int32, Bool) -> Outcome

  /// The locks of the system.
  static let system = FileLock { descriptor, waits in
    while flock(descriptor, waits ? LOCK_EX : LOCK_EX | LOCK_NB) != 0 {
      switch errno {
      case EINTR: continue
      case EWOULDBLOCK: return .busy
      default: return .unavailable(errno)
      }
    }
    return .taken
  }

  /// Releases a lock. Closing alone may do so too late: a process that another thread is starting has the descriptor until it calls `exec`.
  static func release(_ descriptor: Int32) { flock(descriptor, LOCK_UN) }
}
