import Glibc

/// The file that is about to be replaced at a path, so that nothing that another program writes there meanwhile is lost.
///
/// The descriptor keeps the file's inode number from being used for another file. The lock is on the old file: a program that
/// waited for it finds another file at the path afterwards, or the same file with a new version, and notices both.
final class HeldFile {
  /// The path of the file, with links resolved.
  let target: String
  /// The path as the caller gave it, for messages.
  private let path: String
  /// The open file; nil if there was none, or if it could not be opened.
  let descriptor: Int32?
  /// The error number of opening the file; 0 if it is open.
  let failure: Int32
  /// The version of the file; nil if there was none.
  private var before: FileVersion?
  private let lock: FileLock
  private var isLocked = false

  /// Holds what is at a path now, without a lock.
  ///
  /// - Parameters:
  ///   - target: The path with links resolved; nothing needs to exist there.
  ///   - path: The path for messages.
  ///   - lock: How files are locked.
  /// - Throws: `FileError` if the system cannot tell what is there.
  init(_ target: String, path: String, lock: FileLock) throws(FileError) {
    (self.target, self.path, self.lock) = (target, path, lock)
    let opened = open(target, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    failure = opened >= 0 ? 0 : errno
    if opened >= 0 {
      descriptor = opened
      // If this throws, `deinit` closes the file.
      before = try FileVersion(of: opened, path: path)
    } else {
      descriptor = nil
      before = try FileVersion(at: target)
    }
    // A device or a pipe is written to and not replaced; it became one just now, or the system could not tell before.
    if before?.isRegular == false { throw changed }
  }

  deinit {
    guard let descriptor else { return }
    unlock()
    close(descriptor)
  }

  /// Gives back the lock, if it is held.
  func unlock() {
    if isLocked, let descriptor { FileLock.release(descriptor) }
    isLocked = false
  }

  /// True if nothing was at the path.
  var isAbsent: Bool { before == nil }

  /// Locks the file.
  ///
  /// - Parameters:
  ///   - tries: The number of attempts, 10 ms apart, while another program holds the lock.
  ///   - isCalledOff: True ends the waiting.
  /// - Returns: The result of the last attempt.
  func locked(tries: Int, unless isCalledOff: () -> Bool = { false }) -> FileLock.Outcome {
    guard !isLocked, let descriptor else { return isLocked ? .taken : .unavailable(ENOENT) }
    let outcome = lock.take(descriptor, tries: tries, unless: isCalledOff)
    isLocked = outcome == .taken
    return outcome
  }

  /// True unless the system reports that no program has the file open for writing.
  var mayBeWritten: Bool { descriptor.map { FileIO.isBeingWritten(descriptor: $0) != false } ?? true }

  /// Takes the contents of now as those that must not change.
  ///
  /// - Returns: False if the path leads to another file now.
  /// - Throws: `FileError`.
  func refresh() throws(FileError) -> Bool {
    guard let now = try FileVersion(at: target), now.identity == before?.identity else { return false }
    before = now
    return true
  }

  /// Throws if what is at the path is not what was there at first.
  ///
  /// - Throws: `FileError`.
  func requireUnchanged() throws(FileError) {
    if try FileVersion(at: target) != before { throw changed }
  }

  /// The error about a file that another program has locked.
  var busy: FileError {
    FileError(
      path: path, operation: .write, code: EWOULDBLOCK,
      description: "\(path): locked by another program, so nothing was changed; try again later")
  }

  /// The error about a file that another program has written meanwhile.
  var changed: FileError {
    FileError(
      path: path, operation: .write, code: ESTALE,
      description:
        "\(path): another program wrote this file meanwhile, so nothing was changed; check it, then try again"
    )
  }
}
