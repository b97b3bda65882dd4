import Glibc

/// A lock on a folder against other processes that use the same lock, held for the lifetime of the value.
///
/// The system releases it when the process ends, for whatever reason. On a file system without locks it has no effect.
package final class FolderLock: Sendable {
  private let descriptor: Int32

  /// Locks a folder; nil if another process holds the lock.
  ///
  /// - Parameter path: An existing folder.
  /// - Throws: `FileError` if the folder cannot be opened.
  package init?(_ path: String) throws(FileError) {
    let flags = O_RDONLY | O_DIRECTORY | O_CLOEXEC
    descriptor = try FileIO.descriptor(path, flags, .read)
    if flock(descriptor, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK { return nil }
  }

  // Unlocked explicitly: a process being started by another thread still has the descriptor until it calls `exec`.
  deinit {
    flock(descriptor, LOCK_UN)
    close(descriptor)
  }
}
