import Glibc
import Synchronization

/// Writes growing files to disk (`fsync`) once a second, on a thread of its own.
///
/// `fsync` can take tens of milliseconds, and the kernel buffers the events of a busy touchscreen for about ten milliseconds.
/// The thread that reads devices must therefore not wait for the disk.
final class DiskSynchroniser: Sendable {
  /// The instance that the whole process uses; its thread runs while there are files.
  static let shared = DiskSynchroniser()

  /// Seconds between two rounds: the most that a power cut loses.
  private static let interval = 1

  /// A file to synchronise, with a duplicate of its descriptor, which nobody else can close.
  private struct File {
    let own: Int32
    /// The folder whose entry for the new file must also reach the disk; nil once it has.
    var folder: String?
    var failure: Int32 = 0
  }

  private struct State {
    var files: [Int32: File] = [:]
    var retired: [File] = []
    var isRunning = false
  }

  private let startsThread: Bool
  private let state = Mutex(State())

  /// A synchroniser that has no files yet.
  ///
  /// - Parameter startsThread: Whether the first file starts the thread; if false, the caller calls `round`.
  init(startsThread: Bool = true) {
    self.startsThread = startsThread
  }

  /// True for the error numbers that `fsync` returns for pipes and other files without a disk.
  static func isHarmless(_ code: Int32) -> Bool {
    code == EINVAL || code == EROFS || code == ENOTSUP || code == ENOSYS
  }

  /// Adds a file, which `fsync` writes to disk from then on.
  ///
  /// - Parameters:
  ///   - descriptor: The file's descriptor, open for writing.
  ///   - path: The path at which the file was created.
  func add(_ descriptor: Int32, path: String) {
    let own = fcntl(descriptor, F_DUPFD_CLOEXEC, 0)
    guard own >= 0 else { return }
    state.withLock { state in
      state.files[descriptor] = File(own: own, folder: FileIO.folder(ofFileAt: path))
      if startsThread, !state.isRunning { state.isRunning = Self.start() }
    }
  }

  /// Removes a file, which is no longer written to disk here.
  ///
  /// - Parameter descriptor: The descriptor given to `add`.
  func remove(_ descriptor: Int32) {
    state.withLock { state in
      if let file = state.files.removeValue(forKey: descriptor) { state.retired.append(file) }
    }
  }

  /// The error number of the first failed `fsync` of a file; 0 if none failed.
  func failure(of descriptor: Int32) -> Int32 {
    state.withLock { $0.files[descriptor]?.failure ?? 0 }
  }

  /// The duplicate of a file's descriptor with which `fsync` is called; nil for a file that was not added.
  func ownDescriptor(of descriptor: Int32) -> Int32? {
    state.withLock { $0.files[descriptor]?.own }
  }

  /// Calls `fsync` for every file, and closes the descriptors of removed files.
  ///
  /// - Returns: Whether another round is needed; if not, the next file starts the thread again.
  @discardableResult
  func round() -> Bool {
    let (files, retired) = state.withLock { state in
      if state.files.isEmpty { state.isRunning = false }
      defer { state.retired = [] }
      return (state.files, state.retired)
    }
    for (descriptor, file) in files {
      var code = fdatasync(file.own) == 0 ? 0 : errno
      if let folder = file.folder, code == 0 { code = Self.synchronise(folder: folder) }
      state.withLock { state in
        guard state.files[descriptor]?.own == file.own else { return }
        state.files[descriptor]?.folder = nil
        if code != 0, state.files[descriptor]?.failure == 0 { state.files[descriptor]?.failure = code }
      }
    }
    for file in retired { close(file.own) }
    return !files.isEmpty
  }

  /// Waits until the names of all files in a folder are on the disk.
  ///
  /// - Parameter folder: The folder's path. If it is gone or may not be read, there is nothing to wait for.
  /// - Returns: The error number if the disk failed; otherwise 0.
  static func synchronise(folder: String) -> Int32 {
    let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else {
      return [ENOENT, ENOTDIR, EACCES, EPERM, ELOOP].contains(errno) ? 0 : errno
    }
    defer { close(descriptor) }
    var code: Int32 = 0
    repeat { code = fsync(descriptor) == 0 ? 0 : errno } while code == EINTR
    return isHarmless(code) ? 0 : code
  }

  /// Starts the thread that synchronises files; it ends when no file is left.
  private static func start() -> Bool {
    var every = sigset_t()
    var before = sigset_t()
    sigfillset(&every)
    // This thread handles no signals.
    pthread_sigmask(SIG_BLOCK, &every, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    var thread = pthread_t()
    let status = pthread_create(
      &thread, nil,
      { _ in
        repeat { sleep(UInt32(DiskSynchroniser.interval)) } while DiskSynchroniser.shared.round()
        return nil
      }, nil)
    if status == 0 { pthread_detach(thread) }
    return status == 0
  }
}
