import Glibc

/// A file that grows line by line, so that a crash loses nothing already written. It is closed when the value is destroyed.
///
/// A separate thread calls `fsync` once a second, so a power cut loses at most one second. The file is locked while it grows: no
/// second program empties it or adds lines of its own. On a file system without locks, nothing prevents that.
package struct GrowingFile: ~Copyable {
  private let descriptor: Int32
  private let path: String

  /// Creates a file that only its owner may read. An existing file that is emptied gets the same mode.
  ///
  /// - Parameters:
  ///   - path: A path, or `-` for stdout.
  ///   - overwrite: Whether an existing file may be emptied.
  /// - Throws: `FileError`, also if another program is writing the file; an existing file then stays as it was.
  package init(_ path: String, overwrite: Bool) throws(FileError) {
    self.path = path
    if path == "-" {
      descriptor = STDOUT_FILENO
    } else {
      // A dangling link is refused: whoever created it could read the recording.
      if overwrite { _ = try OutputPath.resolved(path) }
      descriptor = try Self.opened(path, empties: overwrite)
      Self.makePrivate(descriptor)
      DiskSynchroniser.shared.add(descriptor, path: path)
      // A short recording ends before the other thread gets to its folder.
      ChangedFolders.shared.note(fileAt: path)
    }
  }

  private static func opened(_ path: String, empties: Bool) throws(FileError) -> Int32 {
    let flags = O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC | (empties ? 0 : O_EXCL)
    let descriptor = try FileIO.descriptor(path, flags, .write, mode: 0o600)
    do throws(FileError) { try claim(descriptor, path, empties: empties) } catch {
      close(descriptor)
      throw error
    }
    return descriptor
  }

  /// Locks a file, and empties it once it is locked. A pipe or a device is not locked or emptied.
  private static func claim(_ descriptor: Int32, _ path: String, empties: Bool) throws(FileError) {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw FileIO.error(path, .write, errno) }
    guard status.st_mode & S_IFMT == S_IFREG else { return }
    guard FileLock.system.take(descriptor) != .busy else {
      throw FileError(
        path: path, operation: .write, code: EWOULDBLOCK,
        description: "\(path): another program is writing to it; name another file")
    }
    if empties, ftruncate(descriptor, 0) != 0 { throw FileIO.error(path, .write, errno) }
  }

  /// Removes the permissions of others from a file. A file of another user, or anything but a regular file, stays as it is.
  private static func makePrivate(_ descriptor: Int32) {
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return }
    if status.st_mode & 0o777 != 0o600 { fchmod(descriptor, 0o600) }
  }

  deinit {
    guard descriptor != STDOUT_FILENO else { return }
    DiskSynchroniser.shared.remove(descriptor)
    // The thread that calls fsync has a duplicate, which keeps the lock until it is closed.
    FileLock.release(descriptor)
    close(descriptor)
  }

  /// Adds bytes at the end.
  ///
  /// - Parameter bytes: Whole lines.
  /// - Throws: `FileError`; the file then ends somewhere within `bytes`, so add nothing more.
  package func append(_ bytes: [UInt8]) throws(FileError) {
    try FileIO.write(bytes, descriptor: descriptor, path: path)
  }

  /// Waits until the written bytes are on the disk. Pipes and other files without a disk are skipped.
  ///
  /// - Throws: `FileError` if the disk failed, now or at any time since the file was created.
  package func synchronise() throws(FileError) {
    let code = fsync(descriptor) == 0 ? 0 : errno
    // The kernel reports a disk failure once, perhaps to the other thread, so this is checked last.
    let earlier = DiskSynchroniser.shared.failure(of: descriptor)
    let failure = earlier != 0 ? earlier : code
    if failure != 0, !DiskSynchroniser.isHarmless(failure) { throw FileIO.error(path, .write, failure) }
  }
}
