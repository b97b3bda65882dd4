import Glibc

/// A file to whose end more is added: all of it stays there, or none, unless the machine stops in the middle.
///
/// Nobody else adds to it meanwhile, and whoever reads it sees what was there. What stands there is never written over; until
/// ``commit()`` the file is made as long as it was again when the value goes.
package final class ExtendedFile {
  private let path: String
  private let descriptor: Int32
  /// The size in bytes when it was opened.
  package let count: Int
  private var isCommitted = false

  /// Opens a file at its end.
  ///
  /// - Parameter path: A regular file that is there.
  /// - Throws: `FileError`, also where another program adds to it.
  package init(_ path: String) throws(FileError) {
    self.path = path
    descriptor = try FileIO.descriptor(path, O_RDWR | O_APPEND | O_CLOEXEC, .write)
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      close(descriptor)
      throw FileError(
        path: path, operation: .write, code: ENODEV,
        description: "\(path): no regular file, and only to such more is added; name another")
    }
    if flock(descriptor, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK {
      close(descriptor)
      throw FileError(
        path: path, operation: .write, code: EWOULDBLOCK,
        description: "\(path): another program adds to it just now; try again when that is done")
    }
    // What was added while this waited counts.
    fstat(descriptor, &status)
    count = Int(status.st_size)
  }

  deinit {
    if !isCommitted { ftruncate(descriptor, count) }
    // As in FolderLock: the closing alone may come too late.
    flock(descriptor, LOCK_UN)
    close(descriptor)
  }

  /// Adds bytes at the end.
  ///
  /// - Parameter bytes: Any number of them.
  /// - Throws: `FileError`; nothing more should be added then.
  package func append(_ bytes: [UInt8]) throws(FileError) {
    try FileIO.write(bytes, descriptor: descriptor, path: path)
  }

  /// Waits until what was added so far is on the disk: what is added after it gets there later.
  ///
  /// - Throws: `FileError`; nothing more should be added then.
  package func synchronise() throws(FileError) {
    if fsync(descriptor) != 0, !DiskSynchroniser.isHarmless(errno) { throw FileIO.error(path, .write, errno) }
  }

  /// Waits until all that was added is on the disk, and keeps it.
  ///
  /// - Throws: `FileError`; nothing is added then.
  package func commit() throws(FileError) {
    try synchronise()
    isCommitted = true
  }
}
