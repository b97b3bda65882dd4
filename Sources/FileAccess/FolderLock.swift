import Glibc

/// Keeps a folder from other processes that ask for it in the same way, as long as it lives.
///
/// The system lets go of it when the process ends, however it ends. A file system without locks keeps nobody out.
package final class FolderLock: Sendable {
  private let descriptor: Int32

  /// Asks for a folder; nil where another process keeps it.
  ///
  /// - Parameter path: A folder that is there.
  /// - Throws: `FileError` where it cannot be opened.
  package init?(_ path: String) throws(FileError) {
    let flags = O_RDONLY | O_DIRECTORY | O_CLOEXEC
    descriptor = try FileIO.descriptor(path, flags, .read)
    if flock(descriptor, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK { return nil }
  }

  // Said, not left to the closing: a program that is just being started by another thread has the descriptor too, until it runs.
  deinit {
    flock(descriptor, LOCK_UN)
    close(descriptor)
  }
}
