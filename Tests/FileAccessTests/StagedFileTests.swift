import Glibc
import Testing

@testable import FileAccess

@Suite("Staged file")
struct StagedFileTests {
  @Test("what is written part by part is there once it is committed, and nothing stays beside it")
  func committed() throws {
    let folder = FileIOTests.Folder()
    let path = "\(folder.path)/x.csv"
    var file = try StagedFile(path, overwrite: false)
    try file.append(Array("a\n".utf8))
    #expect(!FileIO.exists(path))
    try file.append(Array("b\n".utf8))
    try file.commit()
    #expect(try FileIO.contents(of: path) == Array("a\nb\n".utf8))
    #expect(try FileIO.files(under: folder.path) == [path])
  }

  @Test("while it is written its text is under the usual name, which others do not read")
  func partName() throws {
    let folder = FileIOTests.Folder()
    let path = "\(folder.path)/x.csv"
    let file = try StagedFile(path, overwrite: false, readers: .owner)
    try file.append(Array("a\n".utf8))
    #expect(try FileIO.files(under: folder.path) == ["\(path).overscroll.part"])
    #expect(FileIOTests.mode("\(path).overscroll.part") & 0o777 == 0o600)
    try file.append(Array("b\n".utf8))
  }

  /// How many descriptors of this process are of files in the folder, as the system lists them.
  private static func descriptors(in folder: String) -> Int {
    (0..<4096).count { number in
      var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
      let count = readlink("/proc/self/fd/\(number)", &buffer, buffer.count - 1)
      let path = String(decoding: buffer[..<max(0, count)].map { UInt8(bitPattern: $0) }, as: UTF8.self)
      return path.hasPrefix(folder + "/")
    }
  }

  @Test("no descriptor stays open: of a file that is committed, dropped, refused or extended by another")
  func descriptors() throws {
    let folder = FileIOTests.Folder()
    let path = "\(folder.path)/x.csv"
    try FileIO.write([1], to: path, overwrite: false)
    #expect(FileIOTests.code { _ = try StagedFile(path, overwrite: false) }?.0 == EEXIST)
    do { _ = try StagedFile("\(folder.path)/y.csv", overwrite: false) }
    #expect(Self.descriptors(in: folder.path) == 0)
    try withExtendedLifetime(ExtendedFile(path)) {
      #expect(throws: FileError.self) { _ = try ExtendedFile(path) }
      #expect(Self.descriptors(in: folder.path) == 1)
    }
    #expect(Self.descriptors(in: folder.path) == 0)
  }

  @Test("one that is not committed leaves what was there, and nothing beside it")
  func dropped() throws {
    let folder = FileIOTests.Folder()
    let path = "\(folder.path)/x.csv"
    try FileIO.write(Array("old".utf8), to: path, overwrite: false)
    do {
      let file = try StagedFile(path, overwrite: true)
      try file.append(Array("new".utf8))
    }
    #expect(try FileIO.contents(of: path) == Array("old".utf8))
    #expect(try FileIO.files(under: folder.path) == [path])
  }

  @Test(
    "a file that is there, a folder and a folder that is not there are refused before anything is written")
  func refused() throws {
    let folder = FileIOTests.Folder()
    let path = "\(folder.path)/x.csv"
    try FileIO.write(Array("old".utf8), to: path, overwrite: false)
    #expect(FileIOTests.code { _ = try StagedFile(path, overwrite: false) }?.0 == EEXIST)
    #expect(FileIOTests.code { _ = try StagedFile(folder.path, overwrite: true) }?.0 == EISDIR)
    #expect(FileIOTests.code { _ = try StagedFile("\(folder.path)/no/x.csv", overwrite: true) }?.0 == ENOENT)
    #expect(try FileIO.files(under: folder.path) == [path])
  }

  @Test(
    "what a killed program left beside a path goes, and keeps nothing from being written",
    arguments: [FileReaders.owner, .everyone])
  func leftover(readers: FileReaders) throws {
    let folder = FileIOTests.Folder()
    let (path, plain) = ("\(folder.path)/x.csv", "\(folder.path)/plain")
    // The name of every process number that was ever left, and the usual name.
    let strangers = [1, 7, Int(getpid())].map { "\(path).\($0).part" }
    for stranger in strangers { try Self.leave(stranger) }
    try Self.leave("\(path).overscroll.part")
    try FileIO.write([1], to: path, overwrite: false, readers: readers)
    #expect(try FileIO.contents(of: path) == [1])
    // As the system makes a file that is asked for with the same mode.
    close(open(plain, O_WRONLY | O_CREAT | O_EXCL, readers.mode))
    #expect(FileIOTests.mode(path) & 0o777 == FileIOTests.mode(plain) & 0o777)
    #expect(try Set(FileIO.files(under: folder.path)) == Set(strangers + [path, plain]))
  }

  @Test(
    "while another program writes the same file, a new file has the mode that its readers ask for",
    arguments: [FileReaders.owner, .everyone])
  func modeBesideAnother(readers: FileReaders) throws {
    let folder = FileIOTests.Folder()
    let (path, plain) = ("\(folder.path)/x.csv", "\(folder.path)/plain")
    let first = try StagedFile(path, overwrite: false)
    try FileIO.write([1], to: path, overwrite: false, readers: readers)
    _ = consume first
    // As the system makes a file that is asked for with the same mode.
    close(open(plain, O_WRONLY | O_CREAT | O_EXCL, readers.mode))
    #expect(FileIOTests.mode(path) & 0o777 == FileIOTests.mode(plain) & 0o777)
    #expect(try Set(FileIO.files(under: folder.path)) == [path, plain])
  }

  @Test("two who write the same file do not meet before the end, where the second is refused")
  func twoWriters() throws {
    let folder = FileIOTests.Folder()
    let path = "\(folder.path)/x.csv"
    var one = try StagedFile(path, overwrite: false)
    var other = try StagedFile(path, overwrite: false)
    try one.append([1])
    try other.append([2])
    let parts = try FileIO.files(under: folder.path).map { String($0.dropFirst(folder.path.count + 1)) }
    #expect(parts.count == 2 && parts.allSatisfy { FileIO.isPart($0, of: "x.csv") })
    try one.commit()
    #expect(FileIOTests.code { try other.commit() }?.0 == EEXIST)
    _ = consume other
    #expect(try FileIO.contents(of: path) == [1])
    #expect(try FileIO.files(under: folder.path) == [path])
  }

  @Test("of two who replace the same file, the second is refused at the end and the first's work stays")
  func twoReplacing() throws {
    let folder = FileIOTests.Folder()
    let path = "\(folder.path)/x.csv"
    for isThere in [false, true] {
      if isThere { try FileIO.write([0], to: path, overwrite: true) } else { unlink(path) }
      var one = try StagedFile(path, overwrite: true)
      var other = try StagedFile(path, overwrite: true)
      try one.append([1])
      try other.append([2])
      try one.commit()
      let refused = FileIOTests.code { try other.commit() }
      #expect(refused?.0 == ESTALE)
      #expect(
        refused?.1
          == "\(path): another program wrote this file meanwhile, so nothing was changed; check it, then try again"
      )
      _ = consume other
      #expect(try FileIO.contents(of: path) == [1])
      #expect(try FileIO.files(under: folder.path) == [path])
    }
  }

  /// The locks of the system, without the time between two attempts.
  private static let hasty = FileLock(pause: {}, take: FileLock.system.take)

  /// Replaces a file by one byte.
  private static func replace(_ path: String, by byte: UInt8) throws {
    var file = try StagedFile(path, overwrite: true, lock: hasty)
    try file.append([byte])
    try file.commit()
  }

  // As `flock FILE overscroll report … --html FILE --force` does.
  @Test("a lock of a program that only read the file refuses no result", arguments: [LOCK_EX, LOCK_SH])
  func strangersLock(kind: Int32) throws {
    let folder = FileIOTests.Folder()
    let path = "\(folder.path)/x.csv"
    try FileIO.write([1], to: path, overwrite: false)
    let stranger = open(path, O_RDONLY | O_CLOEXEC)
    defer { close(stranger) }
    try #require(flock(stranger, kind) == 0)
    try Self.replace(path, by: 2)
    #expect(try FileIO.contents(of: path) == [2])
    #expect(try FileIO.files(under: folder.path) == [path])
  }

  @Test(
    "a file that was replaced while an edit of it was under way keeps the new contents, and the edit is refused"
  )
  func edited() throws {
    let folder = FileIOTests.Folder()
    let path = "\(folder.path)/x.csv"
    try FileIO.write([1], to: path, overwrite: false)
    let edit = try FileEdit(path)
    try Self.replace(path, by: 2)
    #expect(FileIOTests.code { try edit.replace(with: [3]) }?.0 == ESTALE)
    #expect(try FileIO.contents(of: path) == [2])
  }

  @Test("a file that another program extends is not replaced meanwhile")
  func busy() throws {
    let folder = FileIOTests.Folder()
    let (path, recording) = ("\(folder.path)/x.csv", "\(folder.path)/r.trace")
    try FileIO.write([1], to: path, overwrite: false)
    do {
      let extended = try ExtendedFile(path)
      let refused = FileIOTests.code { try Self.replace(path, by: 2) }
      #expect(refused?.0 == EWOULDBLOCK)
      #expect(refused?.1 == "\(path): locked by another program, so nothing was changed; try again later")
      try extended.append([3])
      try extended.commit()
      #expect(try FileIO.contents(of: path) == [1, 3])
    }
    do {
      let growing = try GrowingFile(recording, overwrite: false)
      try growing.append([4])
      let refused = FileIOTests.code { _ = try GrowingFile(recording, overwrite: true) }
      #expect(refused?.0 == EWOULDBLOCK)
      #expect(refused?.1 == "\(recording): another program is writing to it; name another file")
      #expect(FileIOTests.code { try Self.replace(recording, by: 5) }?.0 == EWOULDBLOCK)
      #expect(try FileIO.contents(of: recording) == [4])
      _ = consume growing
    }
    try FileIO.write([2], to: path, overwrite: true)
    #expect(try FileIO.contents(of: path) == [2])
    do { _ = try GrowingFile(recording, overwrite: true) }
    #expect(try FileIO.contents(of: recording).isEmpty)
  }

  @Test(
    "on a file system without locks files are written as elsewhere, and no part stays",
    arguments: [ENOSYS, ENOLCK])
  func lockless(code: Int32) throws {
    let folder = FileIOTests.Folder()
    let path = "\(folder.path)/x.csv"
    let lock = FileLock { _ in .unavailable(code) }
    for overwrite in [false, true] {
      var file = try StagedFile(path, overwrite: overwrite, lock: lock)
      try file.append([overwrite ? 2 : 1])
      let parts = try FileIO.files(under: folder.path).filter { $0 != path }
      // Not under the usual name, which a program with locks would take for a leftover.
      #expect(parts.count == 1 && parts[0] != path + ".overscroll.part")
      try file.commit()
      #expect(try FileIO.contents(of: path) == [overwrite ? 2 : 1])
      #expect(try FileIO.files(under: folder.path) == [path])
    }
  }

  @Test("what stands under the name of a part and is not ours stays as it is")
  func strangers() throws {
    let folder = FileIOTests.Folder()
    let (path, kept) = ("\(folder.path)/x.csv", "\(folder.path)/kept")
    let part = "\(path).overscroll.part"
    try Self.leave(kept)
    for make in [
      { symlink(kept, part) }, { link(kept, part) }, { mkfifo(part, 0o600) },
    ] as [() -> Int32] {
      #expect(make() == 0)
      try FileIO.write([1], to: path, overwrite: true)
      #expect(try FileIO.contents(of: path) == [1])
      #expect(try FileIO.contents(of: kept) == Array("old".utf8))
      #expect(unlink(part) == 0)
    }
  }

  @Test("a name as long as a file system allows can be written, and nothing else is")
  func longName() throws {
    let folder = FileIOTests.Folder()
    let path = folder.path + "/" + String(repeating: "é", count: 127)
    try FileIO.write([1], to: path, overwrite: false)
    #expect(try FileIO.files(under: folder.path) == [path])
  }

  @Test(
    "names of parts are told from all others",
    arguments: [
      ("x.overscroll.part", true), ("x.0123456789abcdef.overscroll.part", true), ("x", false),
      ("x.123.part", false), ("x.old.overscroll.part", false), ("y.overscroll.part", false),
    ])
  func names(name: String, isPart: Bool) { #expect(FileIO.isPart(name, of: "x") == isPart) }

  private static func leave(_ path: String) throws {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL, 0o644)
    #expect(descriptor >= 0 && write(descriptor, "old", 3) == 3)
    close(descriptor)
  }

  @Test("a device is written to as it is")
  func device() throws {
    var file = try StagedFile("/dev/null", overwrite: false)
    try file.append(Array("gone".utf8))
    try file.commit()
    #expect(!FileIO.isFile("/dev/null"))
  }
}
