import Glibc

/// A temporary file next to a target path, which receives the contents until they are complete.
///
/// Its name is `NAME.overscroll.part`. A leftover of a killed program is replaced: a writer holds a lock on its file, which the
/// system releases when the writer ends. If another program is writing the same target, or the file system has no locks, 16 random
/// digits are added to the name, so two writers never mix their bytes. Where the file system has locks, no leftover blocks a file.
/// Where it has none, a leftover stays, and blocks an edit (``FileEdit``).
struct PartFile {
  /// The temporary file's path.
  let path: String
  /// The descriptor of the temporary file, which is open for writing.
  let descriptor: Int32

  /// The ending of every temporary file's name, with or without random digits before it.
  static let ending = ".overscroll.part"
  /// The largest number of bytes of the target's name that are used; with ending and digits the name stays below the usual limit of 255.
  private static let longestStem = 200
  /// The number of names that are tried; two names with 64 random bits are practically never equal.
  private static let attempts = 8
  /// The number of hexadecimal digits that are added to a name if another program is writing the same target.
  private static let digits = 16

  /// Creates an empty temporary file.
  ///
  /// - Parameters:
  ///   - target: The path of the final file.
  ///   - readers: Who may read it.
  ///   - lock: How files are locked.
  /// - Throws: `FileError` for the target.
  init(beside target: String, readers: FileReaders, lock: FileLock = .system) throws(FileError) {
    let stem = Self.stem(of: target)
    if let own = Self.usual(stem + Self.ending, readers, lock) {
      self = own
      return
    }
    for _ in 0..<Self.attempts {
      let number = String(UInt64.random(in: .min ... .max), radix: Self.digits)
      let path = "\(stem).\(String(repeating: "0", count: Self.digits - number.count))\(number)\(Self.ending)"
      let descriptor = open(path, Self.new, readers.mode)
      if descriptor >= 0 {
        (self.path, self.descriptor) = (path, descriptor)
        return
      }
      if errno != EEXIST, errno != EINTR { break }
    }
    throw FileIO.error(target, .write, errno)
  }

  /// Creates the temporary file under its usual name, which serves as a lock where the file system has none; nil if it exists, because
  /// another program is writing or was killed.
  ///
  /// - Parameter target: The path of the final file.
  /// - Throws: `FileError` for the target.
  init?(exclusivelyBeside target: String) throws(FileError) {
    let path = Self.stem(of: target) + Self.ending
    let descriptor = open(path, Self.new, FileReaders.owner.mode)
    if descriptor < 0 {
      if errno == EEXIST || errno == EINTR { return nil }
      throw FileIO.error(target, .write, errno)
    }
    (self.path, self.descriptor) = (path, descriptor)
  }

  private init(path: String, descriptor: Int32) { (self.path, self.descriptor) = (path, descriptor) }

  /// Removes the file and closes it.
  func discard() {
    unlink(path)
    close(descriptor)
  }

  /// True if `name` is the name of a temporary file for `file`.
  static func isName(_ name: some StringProtocol, of file: String) -> Bool {
    guard name.hasPrefix(file), name.hasSuffix(ending) else { return false }
    let between = name.dropFirst(file.count).dropLast(ending.count)
    return between.isEmpty
      || between.first == "." && between.count == digits + 1 && between.dropFirst().allSatisfy(\.isHexDigit)
  }

  private static let new = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
  /// The flags for opening the file that a killed program left behind, without waiting, as it may be a pipe.
  private static let old = O_WRONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC

  private static func stem(of target: String) -> String {
    let start = target.lastIndex(of: "/").map { target.index(after: $0) } ?? target.startIndex
    let name = target[start...]
    guard name.utf8.count > longestStem else { return target }
    return target[..<start] + String(decoding: name.utf8.prefix(longestStem), as: UTF8.self)
  }

  /// Creates the temporary file under its usual name; returns nil if that name belongs to another user or another writer.
  private static func usual(_ path: String, _ readers: FileReaders, _ lock: FileLock) -> PartFile? {
    var descriptor = open(path, new, readers.mode)
    if descriptor < 0, errno == EEXIST, removeLeftover(path, lock) {
      descriptor = open(path, new, readers.mode)
    }
    guard descriptor >= 0 else { return nil }
    let outcome = lock.take(descriptor)
    let isOwn = isOwn(descriptor, at: path)
    if outcome == .taken, isOwn == true { return PartFile(path: path, descriptor: descriptor) }
    // Unless another program has removed it as a leftover, or is about to: an empty file must not stay.
    if outcome != .busy, isOwn != false { unlink(path) }
    close(descriptor)
    return nil
  }

  /// Removes the temporary file of a killed program; returns false if it belongs to another writer or another user.
  ///
  /// The file is not reused: its mode was chosen for another call, and only the system knows the process's umask.
  private static func removeLeftover(_ path: String, _ lock: FileLock) -> Bool {
    let descriptor = open(path, old)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    return lock.take(descriptor) == .taken && isOwn(descriptor, at: path) == true && unlink(path) == 0
  }

  /// True for a regular file that belongs to this user and has only this name.
  ///
  /// Asked after locking: the previous writer may have renamed the file meanwhile. Nil if the system does not tell.
  private static func isOwn(_ descriptor: Int32, at path: String) -> Bool? {
    var (opened, named) = (stat(), stat())
    guard fstat(descriptor, &opened) == 0 else { return nil }
    guard lstat(path, &named) == 0 else { return errno == ENOENT ? false : nil }
    return opened.st_mode & S_IFMT == S_IFREG && opened.st_uid == geteuid() && opened.st_nlink == 1
      && FileIO.Identity(opened) == FileIO.Identity(named)
  }
}
