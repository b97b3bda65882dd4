import Glibc

/// A file that is written in parts and appears complete or not at all, also after a power cut.
///
/// The bytes are in a temporary file next to the path until ``commit()``. Without that the temporary file is removed with the
/// value, and also when the program is ended by Ctrl-C, SIGTERM or SIGHUP. Standard output, a device or a pipe is written to
/// directly; a link is followed.
///
/// A file that replaces another does so only if the other is still the one that was there at the beginning. If another program wrote
/// it meanwhile, that is an error.
///
/// A new file is readable by its owner only, unless `readers` says otherwise. A file that replaces another of the same owner
/// keeps the other's mode, except for recordings.
package struct StagedFile: ~Copyable {
  /// The path as the caller gave it, for messages.
  private let path: String
  /// The path of the final file, with links resolved.
  private let target: String
  /// The temporary file next to the target; nil for a stream.
  private let part: PartFile?
  /// The temporary file's index in the table of files that a signal handler removes.
  private let place: Int?
  private var descriptor: Int32?
  /// What is at the target and will be replaced; nil if nothing may be replaced.
  private let held: HeldFile?

  /// True if something was at the path when this file was begun, which ``commit()`` replaces.
  package var replaces: Bool { held.map { !$0.isAbsent } ?? false }

  /// How often the lock of the file that is replaced is tried, 10 ms apart: for a second.
  private static let tries = 100

  /// Begins an empty file.
  ///
  /// - Parameters:
  ///   - path: A path, or `-` for stdout.
  ///   - overwrite: Whether an existing file may be replaced.
  ///   - readers: Who may read a new file.
  ///   - keepsMode: Whether a file that replaces another keeps the other's mode.
  /// - Throws: `FileError`; an existing file then stays as it was.
  package init(
    _ path: String, overwrite: Bool, readers: FileReaders = .owner, keepsMode: Bool = true
  ) throws(FileError) {
    try self.init(path, overwrite: overwrite, readers: readers, keepsMode: keepsMode, lock: .system)
  }

  /// The same with other locks.
  ///
  /// - Throws: `FileError`.
  init(
    _ path: String, overwrite: Bool, readers: FileReaders = .owner, keepsMode: Bool = true, lock: FileLock
  ) throws(FileError) {
    if path == "-" {
      self.init("stdout", target: path, held: nil, part: nil, descriptor: STDOUT_FILENO)
      return
    }
    guard !FileIO.isStream(path) else {
      let descriptor = try FileIO.descriptor(path, O_WRONLY | O_CLOEXEC, .write)
      self.init(path, target: path, held: nil, part: nil, descriptor: descriptor)
      return
    }
    if let fault = FileIO.faultOfName(path, overwrite: overwrite) { throw fault }
    let target = try OutputPath.resolved(path)
    var held: HeldFile?
    if overwrite { held = try HeldFile(target, path: path, lock: lock) }
    let part = try PartFile(beside: target, readers: readers, lock: lock)
    if overwrite && keepsMode { try Self.keepMode(of: target, on: part, path, isEdit: false) }
    self.init(path, target: target, held: held, part: part, descriptor: part.descriptor)
  }

  /// Begins a file that has an existing file's contents with changes; the mode stays, whoever owns it.
  ///
  /// - Parameters:
  ///   - path: The path of the existing file.
  ///   - held: The existing file, which is locked.
  ///   - part: The temporary file, if it was created already.
  /// - Throws: `FileError`.
  init(_ path: String, editing held: HeldFile, part: PartFile?) throws(FileError) {
    let own: PartFile
    if let part { own = part } else { own = try PartFile(beside: held.target, readers: .owner) }
    try Self.keepMode(of: held.target, on: own, path, isEdit: true)
    self.init(path, target: held.target, held: held, part: own, descriptor: own.descriptor)
  }

  private init(_ path: String, target: String, held: HeldFile?, part: PartFile?, descriptor: Int32) {
    (self.path, self.target, self.held) = (path, target, held)
    (self.part, self.descriptor) = (part, descriptor)
    place = part.flatMap { UnfinishedParts.add($0.path) }
  }

  /// Gives a temporary file the permissions of the file that it replaces.
  private static func keepMode(
    of target: String, on part: PartFile, _ path: String, isEdit: Bool
  ) throws(FileError) {
    let code = KeptMode.keep(of: target, on: part.descriptor, isEdit: isEdit)
    guard code != 0 else { return }
    part.discard()
    throw FileIO.error(path, .write, code)
  }

  deinit {
    guard let descriptor, descriptor != STDOUT_FILENO else { return }
    if let part { unlink(part.path) }
    UnfinishedParts.remove(place)
    close(descriptor)
  }

  /// Removes the temporary files of all unfinished files, for a process that ends in the middle of its work.
  package static func discardAll() { UnfinishedParts.discardAll() }

  /// Removes the temporary files of all unfinished files, from a signal handler; then the signal has its default effect.
  package static func discardAll(andEndBy signal: Int32) { UnfinishedParts.end(by: signal) }

  /// Allocates what ``discardAll(andEndBy:)`` needs; call it before installing a signal handler that uses it.
  package static func prepareForSignals() { UnfinishedParts.prepare() }

  /// Prevents this program from installing signal handlers: in a library, signals belong to the program that loaded it.
  package static func leaveSignalsToHost() { UnfinishedParts.leaveToHost() }

  /// Adds bytes at the end of the unfinished file.
  ///
  /// - Parameter bytes: Any number of bytes.
  /// - Throws: `FileError`; add nothing more after that.
  package func append(_ bytes: [UInt8]) throws(FileError) {
    guard let descriptor else { return }
    try FileIO.write(bytes, descriptor: descriptor, path: path)
  }

  /// Completes the file: moves it from its temporary name to its path.
  ///
  /// - Throws: `FileError`; an existing file then stays as it was.
  package mutating func commit() throws(FileError) {
    guard let descriptor, descriptor != STDOUT_FILENO else { return }
    if let part {
      // Before the rename: otherwise a power cut could leave the name without the contents.
      if fsync(descriptor) != 0, !DiskSynchroniser.isHarmless(errno) {
        throw FileIO.error(path, .write, errno)
      }
      // The descriptor stays open: its lock protects the temporary file until it has been renamed.
      try rename(part)
      ChangedFolders.shared.note(fileAt: target)
      UnfinishedParts.remove(place)
    }
    self.descriptor = nil
    if part != nil { FileLock.release(descriptor) }
    if close(descriptor) != 0, part == nil { throw FileIO.error(path, .write, errno) }
  }

  /// Gives the temporary file its final name, unless another program wrote a file there meanwhile.
  private func rename(_ part: PartFile) throws(FileError) {
    guard let held, !held.isAbsent else {
      let code = NewName.move(part.path, to: target)
      if code == EEXIST, let held { throw held.changed }
      if code != 0 { throw FileIO.error(path, .write, code) }
      return
    }
    // A lock alone does not refuse a result: `flock FILE overscroll …` holds it for the whole call. Whoever edits the file without having
    // it open for writing checks it before replacing it, as is done here. A recording or a corpus is open for writing while it grows.
    if held.locked(tries: Self.tries) == .busy, held.mayBeWritten { throw held.busy }
    // Without the lock only the moment between this check and the renaming is not protected.
    try held.requireUnchanged()
    if Glibc.rename(part.path, target) != 0 { throw FileIO.error(path, .write, errno) }
    held.unlock()
  }
}
