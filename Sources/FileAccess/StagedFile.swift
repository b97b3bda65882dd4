import Glibc
import Synchronization

/// A file that is written part by part and appears complete, or not at all, also after a power cut.
///
/// What is written stands beside the path until ``commit()``; without that it goes with the value. Standard output, a device or
/// a pipe is written to as it is.
package struct StagedFile: ~Copyable {
  private let path: String
  private let overwrite: Bool
  /// The file beside the path; nil of a stream.
  private let beside: String?
  private var descriptor: Int32?
  /// The files beside paths that are not in their place yet.
  private static let unfinished = Mutex<Set<String>>([])

  /// A file without any contents yet.
  ///
  /// - Parameters:
  ///   - path: A path, or `-` for stdout.
  ///   - overwrite: Whether a file that is there may be replaced.
  /// - Throws: `FileError`; one that is there stays as it was.
  package init(_ path: String, overwrite: Bool) throws(FileError) {
    if path == "-" || FileIO.isStream(path) {
      self.init(
        path: path == "-" ? "stdout" : path, overwrite: overwrite, beside: nil,
        descriptor: path == "-" ? STDOUT_FILENO : try FileIO.descriptor(path, O_WRONLY | O_CLOEXEC, .write))
      return
    }
    if !overwrite, FileIO.exists(path) { throw FileIO.error(path, .write, EEXIST) }
    if FileIO.isFolder(path) { throw FileIO.error(path, .write, EISDIR) }
    try self.init(beside: path, overwrite: overwrite, mode: 0o666, isExact: false)
  }

  /// A file beside `path`, which is known to be neither stream nor folder; `isExact` where the mode is not what the process
  /// usually gives.
  init(beside path: String, overwrite: Bool, mode: mode_t, isExact: Bool) throws(FileError) {
    let beside = "\(path).\(getpid()).part"
    let descriptor = try FileIO.descriptor(
      beside, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, .write, mode: mode, shown: path)
    Self.unfinished.withLock { _ = $0.insert(beside) }
    if isExact, fchmod(descriptor, mode) != 0 {
      let code = errno
      close(descriptor)
      Self.discard(beside)
      throw FileIO.error(path, .write, code)
    }
    self.init(path: path, overwrite: overwrite, beside: beside, descriptor: descriptor)
  }

  private init(path: String, overwrite: Bool, beside: String?, descriptor: Int32) {
    (self.path, self.overwrite, self.beside, self.descriptor) = (path, overwrite, beside, descriptor)
  }

  deinit {
    guard let descriptor, descriptor != STDOUT_FILENO else { return }
    close(descriptor)
    if let beside { Self.discard(beside) }
  }

  private static func discard(_ beside: String) {
    unlink(beside)
    unfinished.withLock { _ = $0.remove(beside) }
  }

  /// Removes what stands beside paths, for a process that ends in the middle of its work.
  package static func discardAll() {
    for beside in unfinished.withLock({ $0 }) { discard(beside) }
  }

  /// Adds bytes at the end.
  ///
  /// - Parameter bytes: Any number of them.
  /// - Throws: `FileError`; nothing more should be added then.
  package func append(_ bytes: [UInt8]) throws(FileError) {
    guard let descriptor else { return }
    try FileIO.write(bytes, descriptor: descriptor, path: path)
  }

  /// Puts the file in its place.
  ///
  /// - Throws: `FileError`; what was there stays as it was.
  package mutating func commit() throws(FileError) {
    guard let descriptor, descriptor != STDOUT_FILENO else { return }
    // Before the rename: a power cut could else leave the name without its contents.
    if beside != nil, fsync(descriptor) != 0, !DiskSynchroniser.isHarmless(errno) {
      throw FileIO.error(path, .write, errno)
    }
    self.descriptor = nil
    guard close(descriptor) == 0 else {
      let code = errno
      if let beside { Self.discard(beside) }
      throw FileIO.error(path, .write, code)
    }
    guard let beside else { return }
    Self.unfinished.withLock { _ = $0.remove(beside) }
    try FileIO.move(beside, to: path, overwrite: overwrite)
  }
}
