import Glibc

/// A change of an existing file: it is read, changed and replaced, and no other program of this kind changes it meanwhile.
///
/// A second program waits some seconds at most, and then reads what the first wrote. Programs without the lock are noticed when the file is replaced:
/// that fails if the file is not the one that was read. On a file system without locks the temporary file next to the target is
/// the lock, because only one program can create it.
package final class FileEdit {
  /// The bytes of the file as they were read.
  package let bytes: [UInt8]
  private let path: String
  private let held: HeldFile
  /// The temporary file; on a file system without locks it exists from the beginning.
  private var part: PartFile?
  /// The temporary file's index in the table of files that a signal handler removes, until it is handed on.
  private var place: Int?

  /// How often the lock of another program is tried, or its temporary file on a file system without locks, 10 ms apart: for 3 seconds.
  private static let tries = 300

  /// Locks a file and reads it, after waiting up to 3 seconds while another program has the lock.
  ///
  /// - Parameters:
  ///   - path: A regular file, or a link to one, which stays a link.
  ///   - limit: The largest file allowed, in bytes.
  ///   - isCalledOff: Asked while waiting; true ends it.
  /// - Throws: `FileError`, also for a file without write permission, and if waiting was in vain.
  package convenience init(
    _ path: String, limit: Int = 1 << 30, unless isCalledOff: () -> Bool = { false }
  ) throws(FileError) {
    try self.init(path, limit: limit, lock: .system, tries: Self.tries, unless: isCalledOff)
  }

  /// Locks a file and reads it without waiting.
  ///
  /// - Parameters:
  ///   - path: A regular file, or a link to one, which stays a link.
  ///   - limit: The largest file allowed, in bytes.
  /// - Returns: The edit; nil if another program has the lock.
  /// - Throws: `FileError`, also for a file without write permission.
  package static func unlessLocked(_ path: String, limit: Int) throws(FileError) -> FileEdit? {
    try unlessLocked(path, limit: limit, lock: .system)
  }

  /// The same with other locks. Nil if another program has the lock.
  static func unlessLocked(_ path: String, limit: Int, lock: FileLock) throws(FileError) -> FileEdit? {
    do throws(FileError) { return try FileEdit(path, limit: limit, lock: lock, tries: 1) } catch {
      // The lock of another program, and its temporary file on a file system without locks.
      if [EWOULDBLOCK, EBUSY].contains(error.code) { return nil }
      throw error
    }
  }

  /// Locks and reads with other locks, and with another number of tries.
  init(
    _ path: String, limit: Int, lock: FileLock, tries: Int, unless isCalledOff: () -> Bool = { false }
  ) throws(FileError) {
    guard access(path, W_OK) == 0 else { throw FileIO.error(path, .write, errno) }
    let target = try OutputPath.resolved(path)
    var part: PartFile?
    do throws(FileError) {
      while true {
        let held = try HeldFile(target, path: path, lock: lock)
        guard let descriptor = held.descriptor else { throw FileIO.error(path, .read, held.failure) }
        switch held.locked(tries: tries, unless: isCalledOff) {
        case .taken: break
        case .busy: throw held.busy
        case .unavailable:
          if part == nil {
            part = try Self.exclusive(target, lock, tries: tries, unless: isCalledOff)
            guard part != nil else { throw Self.leftover(path) }
            // What was opened before may have been replaced before the temporary file was created.
            continue
          }
        }
        // The program that had the lock may have replaced the file.
        guard try held.refresh() else { continue }
        bytes = try FileIO.contents(ofDescriptor: descriptor, path, limit: limit)
        (self.path, self.held, self.part) = (path, held, part)
        place = part.flatMap { UnfinishedParts.add($0.path) }
        return
      }
    } catch {
      part?.discard()
      throw error
    }
  }

  deinit {
    part?.discard()
    UnfinishedParts.remove(place)
  }

  /// Replaces the file, completely or not at all; its permissions stay. Call it once.
  ///
  /// - Parameter bytes: The new contents.
  /// - Throws: `FileError`, also if another program wrote the file meanwhile; the file then stays as it was.
  package func replace(with bytes: [UInt8]) throws(FileError) {
    let (part, place) = (self.part, self.place)
    (self.part, self.place) = (nil, nil)
    defer { UnfinishedParts.remove(place) }
    var file = try StagedFile(path, editing: held, part: part)
    try file.append(bytes)
    try file.commit()
  }

  /// Creates the temporary file that serves as a lock; nil if it exists even after this many tries.
  private static func exclusive(
    _ target: String, _ lock: FileLock, tries: Int, unless isCalledOff: () -> Bool
  ) throws(FileError) -> PartFile? {
    for number in 1...tries {
      if number > 1 {
        lock.pause()
        if isCalledOff() { return nil }
      }
      if let part = try PartFile(exclusivelyBeside: target) { return part }
    }
    return nil
  }

  /// The error about a temporary file that stays, on a file system without locks.
  private static func leftover(_ path: String) -> FileError {
    FileError(
      path: path, operation: .write, code: EBUSY,
      description:
        "\(path): another program is changing it, or was killed while it did; if it has ended, remove \(path)\(PartFile.ending)"
    )
  }
}
