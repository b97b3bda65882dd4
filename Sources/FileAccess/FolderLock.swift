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
    if FileLock.system.take(descriptor) == .busy { return nil }
  }

  deinit {
    FileLock.release(descriptor)
    close(descriptor)
  }
}
