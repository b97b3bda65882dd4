import Glibc

/// A file that is extended at its end: either all added bytes stay or none do, unless the machine stops in the middle.
///
/// No other program extends it meanwhile. Existing bytes are never overwritten. Without ``commit()`` the file gets its old
/// length back when the value is destroyed.
package final class ExtendedFile {
  private let path: String
  private let descriptor: Int32
  /// The size in bytes when the file was opened.
  package let count: Int
  private var isCommitted = false

  /// Opens a file at its end.
  ///
  /// - Parameter path: An existing regular file.
  /// - Throws: `FileError`, also if another program is extending it.
  package init(_ path: String) throws(FileError) {
    self.path = path
    descriptor = try FileIO.descriptor(path, O_RDWR | O_APPEND | O_CLOEXEC, .write)
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      close(descriptor)
      throw FileError(
        path: path, operation: .write, code: ENODEV,
        description: "\(path): not a regular file, so data cannot be appended to it; name another")
    }
    if flock(descriptor, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK {
      close(descriptor)
      throw FileError(
        path: path, operation: .write, code: EWOULDBLOCK,
        description: "\(path): another program is appending to it; try again later")
    }
    // The size may have changed while this call waited for the lock.
    fstat(descriptor, &status)
    count = Int(status.st_size)
  }

  deinit {
    if !isCommitted { ftruncate(descriptor, count) }
    // Unlocked explicitly, as in FolderLock: closing alone may release the lock too late.
    flock(descriptor, LOCK_UN)
    close(descriptor)
  }

  /// Adds bytes at the end of the file.
  ///
  /// - Parameter bytes: Any number of bytes.
  /// - Throws: `FileError`; add nothing more after that.
  package func append(_ bytes: [UInt8]) throws(FileError) {
    try FileIO.write(bytes, descriptor: descriptor, path: path)
  }

  /// Waits until the bytes added so far are on the disk. Bytes added afterwards reach it later.
  ///
  /// - Throws: `FileError`; add nothing more after that.
  package func synchronise() throws(FileError) {
    if fsync(descriptor) != 0, !DiskSynchroniser.isHarmless(errno) { throw FileIO.error(path, .write, errno) }
  }

  /// Waits until all added bytes are on the disk, and keeps them.
  ///
  /// - Throws: `FileError`; the file then gets its old length back.
  package func commit() throws(FileError) {
    try synchronise()
    isCommitted = true
  }
}
