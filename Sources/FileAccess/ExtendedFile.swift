import Glibc

/// A file that is extended at its end: either all added bytes stay or none do, unless the machine stops in the middle.
///
/// No other program extends it meanwhile, because of a lock; where no lock can be taken the file is not opened. Existing bytes are
/// never overwritten. Without ``commit()`` the file gets its old length back when the value is destroyed. A program without the lock
/// that replaces, cuts or extends the file is noticed before and after the last bytes.
package final class ExtendedFile {
  private let path: String
  private let descriptor: Int32
  /// The size in bytes when the file was opened.
  package let count: Int
  /// The number of bytes added so far.
  private var added = 0
  /// The size that the file has at most if only this value has added bytes, also after a failed write.
  private var most: Int
  private var isCommitted = false

  /// Opens a file at its end.
  ///
  /// - Parameter path: An existing regular file.
  /// - Throws: `FileError`, also if another program is extending it, or no lock can be taken.
  package convenience init(_ path: String) throws(FileError) { try self.init(path, lock: .system) }

  /// The same with other locks.
  init(_ path: String, lock: FileLock) throws(FileError) {
    self.path = path
    descriptor = try FileIO.descriptor(path, O_RDWR | O_APPEND | O_CLOEXEC, .write)
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      close(descriptor)
      throw FileError(
        path: path, operation: .write, code: ENODEV,
        description: "\(path): not a regular file, so data cannot be appended to it; name another")
    }
    if let fault = Self.fault(lock.take(descriptor), path) {
      close(descriptor)
      throw fault
    }
    // The size may have changed between opening and locking.
    guard fstat(descriptor, &status) == 0 else {
      let code = errno
      close(descriptor)
      throw FileIO.error(path, .write, code)
    }
    count = Int(status.st_size)
    most = count
  }

  /// The error about a file that cannot be locked; nil if it is locked.
  private static func fault(_ outcome: FileLock.Outcome, _ path: String) -> FileError? {
    switch outcome {
    case .taken: nil
    case .busy:
      FileError(
        path: path, operation: .write, code: EWOULDBLOCK,
        description: "\(path): another program is writing to it; try again later")
    case .unavailable(let code):
      FileError(
        path: path, operation: .write, code: code,
        description:
          "\(path): this file system has no locks (\(String(cString: strerror(code)))), so two programs could append at once and destroy the file; copy it to another file system, append there, and copy it back"
      )
    }
  }

  deinit {
    if !isCommitted { rollBack() }
    FileLock.release(descriptor)
    close(descriptor)
  }

  /// Adds bytes at the end of the file.
  ///
  /// - Parameter bytes: Any number of bytes.
  /// - Throws: `FileError`; add nothing more after that.
  package func append(_ bytes: [UInt8]) throws(FileError) {
    most += bytes.count
    try FileIO.write(bytes, descriptor: descriptor, path: path)
    added += bytes.count
  }

  /// Removes the added bytes, unless another program changed the length too.
  private func rollBack() {
    var status = stat()
    guard fstat(descriptor, &status) == 0, (count...most).contains(Int(status.st_size)) else { return }
    ftruncate(descriptor, off_t(count))
  }

  /// Throws unless the path leads to this file, and the file has the old bytes and the added ones only.
  ///
  /// - Throws: `FileError`.
  package func requireNamed() throws(FileError) {
    let (own, named) = (try FileVersion(of: descriptor, path: path), try FileVersion(at: path))
    guard named?.identity == own.identity, own.size == count + added else {
      throw FileError(
        path: path, operation: .write, code: ESTALE,
        description:
          "\(path): another program replaced or changed this file meanwhile, so nothing was added to it; check it, then append again"
      )
    }
  }

  /// Waits until the bytes added so far are on the disk. Bytes added afterwards reach it later.
  ///
  /// - Throws: `FileError`, also if another program replaced or changed the file; add nothing more after that.
  package func synchronise() throws(FileError) {
    try requireNamed()
    if fsync(descriptor) != 0, !DiskSynchroniser.isHarmless(errno) { throw FileIO.error(path, .write, errno) }
  }

  /// Waits until all added bytes are on the disk, and keeps them.
  ///
  /// - Throws: `FileError`; the file then gets its old length back.
  package func commit() throws(FileError) {
    try synchronise()
    // Again, because fsync takes time.
    try requireNamed()
    isCommitted = true
    FileLock.release(descriptor)
  }
}
