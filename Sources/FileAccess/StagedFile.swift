import Glibc

/// A file that is written part by part and appears complete, or not at all, also after a power cut.
///
/// Bytes written stand beside the path until ``commit()``; without that they go with the value, and also with a program that is
/// told to end (Ctrl-C, SIGTERM, SIGHUP). Standard output, a device or a pipe is written to as it is; a link is followed.
///
/// A new file is its owner's alone unless all may read it. One that replaces another of the same owner keeps that one's mode, but for a
/// recording.
package struct StagedFile: ~Copyable {
  /// The path as given, for messages.
  private let path: String
  /// The path it goes to.
  private let target: String
  private let overwrite: Bool
  /// The file beside the target; nil of a stream.
  private let part: PartFile?
  /// The part's place among those that a signal removes.
  private let place: Int?
  private var descriptor: Int32?

  /// A file without any contents yet.
  ///
  /// - Parameters:
  ///   - path: A path, or `-` for stdout.
  ///   - overwrite: Whether a file that is there may be replaced.
  ///   - readers: Who may read it.
  ///   - keepsMode: Whether one that replaces another keeps that one's mode.
  ///   - isEdit: Whether it has the contents of the one that is there, changed: its mode then counts whosever it is.
  /// - Throws: `FileError`; one that is there stays as it was.
  package init(
    _ path: String, overwrite: Bool, readers: FileReaders = .owner, keepsMode: Bool = true,
    isEdit: Bool = false
  ) throws(FileError) {
    if path == "-" {
      self.init("stdout", target: path, overwrite: overwrite, part: nil, descriptor: STDOUT_FILENO)
      return
    }
    guard !FileIO.isStream(path) else {
      let descriptor = try FileIO.descriptor(path, O_WRONLY | O_CLOEXEC, .write)
      self.init(path, target: path, overwrite: overwrite, part: nil, descriptor: descriptor)
      return
    }
    if let fault = FileIO.faultOfName(path, overwrite: overwrite) { throw fault }
    let target = try OutputPath.resolved(path)
    let part = try Self.part(path, target, readers, isKept: overwrite && keepsMode, isEdit: isEdit)
    self.init(path, target: target, overwrite: overwrite, part: part, descriptor: part.descriptor)
  }

  private init(_ path: String, target: String, overwrite: Bool, part: PartFile?, descriptor: Int32) {
    (self.path, self.target, self.overwrite) = (path, target, overwrite)
    (self.part, self.descriptor) = (part, descriptor)
    place = part.flatMap { UnfinishedParts.add($0.path) }
  }

  /// The part for a target, with the readers of the file that it replaces.
  private static func part(
    _ path: String, _ target: String, _ readers: FileReaders, isKept: Bool, isEdit: Bool
  ) throws(FileError) -> PartFile {
    let part = try PartFile(beside: target, readers: readers)
    let code = isKept ? KeptMode.keep(of: target, on: part.descriptor, isEdit: isEdit) : 0
    if code != 0 {
      unlink(part.path)
      close(part.descriptor)
      throw FileIO.error(path, .write, code)
    }
    return part
  }

  deinit {
    guard let descriptor, descriptor != STDOUT_FILENO else { return }
    if let part { unlink(part.path) }
    UnfinishedParts.remove(place)
    close(descriptor)
  }

  /// Removes what stands beside paths, for a process that ends in the middle of its work.
  package static func discardAll() { UnfinishedParts.discardAll() }

  /// The same in a signal handler, after which the signal has its usual effect.
  package static func discardAll(andEndBy signal: Int32) { UnfinishedParts.end(by: signal) }

  /// Makes ready for ``discardAll(andEndBy:)``: before a handler that calls it is set.
  package static func prepareForSignals() { UnfinishedParts.prepare() }

  /// From now on no signal is watched for: in a library they are the business of the program that loaded it.
  package static func leaveSignalsToHost() { UnfinishedParts.leaveToHost() }

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
    if let part {
      // Before it gets its name: a power cut could else leave the name without its contents.
      if fsync(descriptor) != 0, !DiskSynchroniser.isHarmless(errno) {
        throw FileIO.error(path, .write, errno)
      }
      // Still open: its lock keeps the part ours until it is in its place.
      let code =
        overwrite
        ? (rename(part.path, target) == 0 ? 0 : errno) : NewName.move(part.path, to: target)
      if code != 0 { throw FileIO.error(path, .write, code) }
      ChangedFolders.note(fileAt: target)
      UnfinishedParts.remove(place)
    }
    self.descriptor = nil
    if close(descriptor) != 0, part == nil { throw FileIO.error(path, .write, errno) }
  }
}
