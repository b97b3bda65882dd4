import Glibc
import Synchronization

/// Puts growing files on the disk once a second, on a thread of its own.
///
/// Waiting for a disk takes tens of milliseconds at times, and the kernel keeps a busy touchscreen's events for about ten:
/// whoever reads devices must not wait.
final class DiskSynchroniser: Sendable {
  /// The one of this process; its thread is there while there are files.
  static let shared = DiskSynchroniser()

  /// Seconds between two rounds: what a power cut costs at most.
  private static let interval = 1

  /// A file, under a descriptor of its own, so that nobody closes it meanwhile.
  private struct File {
    let own: Int32
    /// The folder whose entry for the new file is to be put on the disk too; nil once it is.
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

  /// One without files.
  ///
  /// - Parameter startsThread: Whether its thread starts with the first file; else somebody calls `round`.
  init(startsThread: Bool = true) {
    self.startsThread = startsThread
  }

  /// True where an error number of `fsync` only says that there is no disk behind, as with pipes.
  static func isHarmless(_ code: Int32) -> Bool {
    code == EINVAL || code == EROFS || code == ENOTSUP
  }

  /// Takes a file in.
  ///
  /// - Parameters:
  ///   - descriptor: Open for writing.
  ///   - path: Where it was made.
  func add(_ descriptor: Int32, path: String) {
    let own = fcntl(descriptor, F_DUPFD_CLOEXEC, 0)
    guard own >= 0 else { return }
    state.withLock { state in
      state.files[descriptor] = File(own: own, folder: FileIO.folder(ofFileAt: path))
      if startsThread, !state.isRunning { state.isRunning = Self.start() }
    }
  }

  /// Lets a file go.
  ///
  /// - Parameter descriptor: As given to `add`.
  func remove(_ descriptor: Int32) {
    state.withLock { state in
      if let file = state.files.removeValue(forKey: descriptor) { state.retired.append(file) }
    }
  }

  /// The error number of the first round that failed; 0 for none.
  func failure(of descriptor: Int32) -> Int32 {
    state.withLock { $0.files[descriptor]?.failure ?? 0 }
  }

  /// The descriptor a file is put on the disk by; nil for one that is not here.
  func ownDescriptor(of descriptor: Int32) -> Int32? {
    state.withLock { $0.files[descriptor]?.own }
  }

  /// Puts every file on the disk, and closes those that were let go.
  ///
  /// - Returns: Whether another round is needed; where not, the next file starts the thread again.
  @discardableResult
  func round() -> Bool {
    let (files, retired) = state.withLock { state in
      if state.files.isEmpty { state.isRunning = false }
      defer { state.retired = [] }
      return (state.files, state.retired)
    }
    for (descriptor, file) in files {
      let code = fdatasync(file.own) == 0 ? 0 : errno
      if let folder = file.folder { Self.synchronise(folder: folder) }
      state.withLock { state in
        guard state.files[descriptor]?.own == file.own else { return }
        state.files[descriptor]?.folder = nil
        if code != 0, state.files[descriptor]?.failure == 0 { state.files[descriptor]?.failure = code }
      }
    }
    for file in retired { close(file.own) }
    return !files.isEmpty
  }

  /// Waits until the names in a folder are on the disk.
  static func synchronise(folder: String) {
    let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }

  /// Starts the thread, which ends when there is no file any more.
  private static func start() -> Bool {
    var every = sigset_t()
    var before = sigset_t()
    sigfillset(&every)
    // Signals are for those who wait for them.
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
