import Glibc

/// A file beside a path, which what is written goes to until it is whole.
///
/// It is called `NAME.overscroll.part`. One that a killed program left makes room for it: who writes keeps a lock on it, which the
/// system opens when the writer ends. Where it cannot be had, as another program writes the same file just now, the name has 16
/// random digits more, so that no leftover ever keeps a file from being written, nor two writers get into one another's bytes.
struct PartFile {
  /// Its path.
  let path: String
  /// Open for writing.
  let descriptor: Int32

  /// The end of every such name.
  static let ending = ".overscroll.part"
  /// The most bytes of the name it stands for: with the ending and the digits it stays below the 255 that file systems allow.
  private static let longestStem = 200
  /// Names that are tried: two of 64 random bits are never the same by chance.
  private static let attempts = 8
  /// Hexadecimal digits of a random name.
  private static let digits = 16

  /// Makes it, empty.
  ///
  /// - Parameters:
  ///   - target: The path it stands for.
  ///   - readers: Who may read it.
  /// - Throws: `FileError` about the target.
  init(beside target: String, readers: FileReaders) throws(FileError) {
    let stem = Self.stem(of: target)
    if let own = Self.usual(stem + Self.ending, readers) {
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

  private init(path: String, descriptor: Int32) { (self.path, self.descriptor) = (path, descriptor) }

  /// True for the name of a part of the file `name`.
  static func isName(_ name: some StringProtocol, of file: String) -> Bool {
    guard name.hasPrefix(file), name.hasSuffix(ending) else { return false }
    let between = name.dropFirst(file.count).dropLast(ending.count)
    return between.isEmpty
      || between.first == "." && between.count == digits + 1 && between.dropFirst().allSatisfy(\.isHexDigit)
  }

  private static let new = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
  /// Of what is there nothing is waited for: it may be a pipe.
  private static let old = O_WRONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC

  private static func stem(of target: String) -> String {
    let start = target.lastIndex(of: "/").map { target.index(after: $0) } ?? target.startIndex
    let name = target[start...]
    guard name.utf8.count > longestStem else { return target }
    return target[..<start] + String(decoding: name.utf8.prefix(longestStem), as: UTF8.self)
  }

  /// The part under its usual name; nil where that is somebody else's, or another writer's.
  private static func usual(_ path: String, _ readers: FileReaders) -> PartFile? {
    var descriptor = open(path, new, readers.mode)
    if descriptor < 0, errno == EEXIST, removeLeftover(path) { descriptor = open(path, new, readers.mode) }
    guard descriptor >= 0 else { return nil }
    guard isOwn(descriptor, at: path) else {
      close(descriptor)
      return nil
    }
    return PartFile(path: path, descriptor: descriptor)
  }

  /// Removes what a killed program left; false where it is another writer's, or somebody else's.
  ///
  /// It is not taken over: its readers are those it was made for, and the system alone knows the process's mask.
  private static func removeLeftover(_ path: String) -> Bool {
    let descriptor = open(path, old)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    return isOwn(descriptor, at: path) && unlink(path) == 0
  }

  /// True for a regular file of this user, under this one name, that nobody else writes.
  private static func isOwn(_ descriptor: Int32, at path: String) -> Bool {
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else { return false }
    // Only now: the writer before may have put it in its place meanwhile.
    var (opened, named) = (stat(), stat())
    return fstat(descriptor, &opened) == 0 && lstat(path, &named) == 0
      && opened.st_mode & S_IFMT == S_IFREG && opened.st_uid == geteuid() && opened.st_nlink == 1
      && FileIO.Identity(opened) == FileIO.Identity(named)
  }
}
