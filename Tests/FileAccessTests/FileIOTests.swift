import Glibc
import Testing

@testable import FileAccess

@Suite("Files")
struct FileIOTests {
  /// A folder of its own for a test, gone afterwards.
  struct Folder: ~Copyable {
    let path: String

    init() {
      var template = Array("/tmp/overscroll-test-XXXXXX".utf8CString)
      path = template.withUnsafeMutableBufferPointer { String(cString: mkdtemp($0.baseAddress!)) }
    }

    deinit {
      var open = [path]
      while let folder = open.popLast() {
        for file in (try? FileIO.files(under: folder)) ?? [] { unlink(file) }
      }
      for inside in ["/a/b", "/a", ""] { rmdir(path + inside) }
    }
  }

  @Test("an input is called by its path, and a dash stdin")
  func inputNames() {
    #expect(FileIO.inputName("-") == "stdin" && FileIO.inputName("./-") == "./-")
  }

  static func code(_ body: () throws -> Void) -> (Int32, String)? {
    do { try body() } catch let error as FileError { return (error.code, error.description) } catch {}
    return nil
  }

  static func mode(_ path: String) -> mode_t {
    var status = stat()
    return stat(path, &status) == 0 ? status.st_mode : 0
  }

  @Test("what is written is read back, whole, in chunks of any number")
  func roundTrip() throws {
    let folder = Folder()
    for size in [0, 1, 65_535, 65_536, 65_537, 300_000] {
      let bytes = (0..<size).map { UInt8(truncatingIfNeeded: $0 &* 31) }
      try FileIO.write(bytes, to: folder.path + "/x", overwrite: true)
      #expect(try FileIO.contents(of: folder.path + "/x") == bytes)
      let start = try FileIO.start(of: folder.path + "/x")
      #expect(start.bytes == Array(bytes.prefix(65_536)) && start.mayHaveMore == (size >= 65_536))
    }
    #expect(try FileIO.files(under: folder.path) == [folder.path + "/x"])
  }

  // Constants of <linux/fcntl.h> that Glibc's module leaves out. In a packet pipe, one read returns one packet (pipe(2)).
  #if arch(arm64) || arch(arm)
    private static let packets: Int32 = 0o200000
  #else
    private static let packets: Int32 = 0o40000
  #endif
  private static let setPipeSize: Int32 = 1031

  @Test(
    "the start of a file is whole although each read returns less than there is",
    arguments: [
      ([10, 20, 30], 60, false), ([10, 4096, 4096], 8202, false),
      (.init(repeating: 4096, count: 17), 65_536, true),
    ])
  func shortReads(sizes: [Int], expected: Int, isLonger: Bool) throws {
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0 && fcntl(ends[1], F_SETFL, Self.packets) == 0)
    try #require(fcntl(ends[1], Self.setPipeSize, 1 << 20) > 0)
    defer { close(ends[0]) }
    let sent = (0..<sizes.reduce(0, +)).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    var done = 0
    for size in sizes {
      #expect(write(ends[1], Array(sent[done..<done + size]), size) == size)
      done += size
    }
    close(ends[1])
    let start = try FileIO.start(of: "/proc/self/fd/\(ends[0])")
    #expect(start.bytes == Array(sent.prefix(expected)) && start.mayHaveMore == isLonger)
  }

  @Test("a file has its size; a folder, a device and what is not there have none")
  func size() throws {
    let path = "/tmp/overscroll-size-\(getpid())"
    defer { unlink(path) }
    try FileIO.write([1, 2, 3], to: path, overwrite: true)
    #expect([path, "/tmp", "/dev/zero", path + "-not"].map(FileIO.size) == [3, 0, 0, 0])
  }

  @Test("nothing is replaced unless asked for, and nothing is left beside it")
  func overwriting() throws {
    let folder = Folder()
    let path = folder.path + "/x"
    try FileIO.write([1], to: path, overwrite: false)
    let refused = Self.code { try FileIO.write([2], to: path, overwrite: false) }
    #expect(refused?.0 == EEXIST)
    #expect(refused?.1 == "\(path): exists already; choose another name, or give --force to replace it")
    #expect(Self.code { _ = try GrowingFile(path, overwrite: false) }?.0 == EEXIST)
    #expect(try FileIO.contents(of: path) == [1])
    try FileIO.write([3], to: path, overwrite: true)
    #expect(try FileIO.contents(of: path) == [3])
    #expect(try FileIO.files(under: folder.path) == [path])
  }

  @Test("a pipe is written to as it is, and stays a pipe even if it may be replaced")
  func pipes() throws {
    let folder = Folder()
    let path = folder.path + "/pipe"
    #expect(mkfifo(path, 0o600) == 0)
    // Held open for both ends, so that neither opening nor writing waits for anyone.
    let held = open(path, O_RDWR | O_NONBLOCK)
    defer { close(held) }
    try FileIO.write([1, 2, 3], to: path, overwrite: true)
    #expect(Self.mode(path) & S_IFMT == S_IFIFO)
    var got = [UInt8](repeating: 0, count: 8)
    #expect(read(held, &got, got.count) == 3 && got.prefix(3) == [1, 2, 3])
  }

  @Test("where nothing is, the path most likely meant is named: a file's, a folder's, or both")
  func near() throws {
    let folder = Folder()
    let (path, traces) = (folder.path, folder.path + "/traces/pull")
    try FileIO.makeFolder(traces)
    for name in ["touchpad-01.trace", ".hidden"] {
      try FileIO.write([], to: "\(traces)/\(name)", overwrite: false)
    }
    let meant = "\(traces)/touchpad-01.trace"
    for wrong in [
      "traces/pull/touchpad-1.trace", "trace/pull/touchpad-01.trace", "trace/pul/tuchpad-1.trace",
    ] {
      #expect(
        Self.code { _ = try FileIO.contents(of: "\(path)/\(wrong)") }?.1
          == "\(path)/\(wrong): no such file; did you mean '\(meant)'?")
    }
    #expect(FileIO.near("\(path)/trace") == "\(path)/traces")
    #expect(FileIO.near("\(path)/trace/") == "\(path)/traces")
    #expect(FileIO.near("\(traces)/hidden") == nil)
    #expect(FileIO.near("\(path)/else/touchpad-01.trace") == nil)
  }

  // As root any folder may be written to, so permissions are not tried here.
  @Test("what keeps a result from being written is found out without writing")
  func faults() throws {
    let folder = Folder()
    let file = folder.path + "/x"
    try FileIO.write([], to: file, overwrite: false)
    #expect(FileIO.fault(writing: file, overwrite: true) == nil)
    #expect(FileIO.fault(writing: file + "y", overwrite: false) == nil)
    for free in ["-", "/dev/null"] { #expect(FileIO.fault(writing: free, overwrite: false) == nil) }
    #expect(FileIO.fault(writing: file, overwrite: false)?.description.contains("exists already") == true)
    #expect(FileIO.fault(writing: folder.path, overwrite: true)?.description.contains("a folder") == true)
    #expect(
      FileIO.fault(writing: folder.path + "/no/y", overwrite: true)?.description
        == "\(folder.path)/no/y: no such folder; make it first")
    #expect(FileIO.fault(writing: file + "/y", overwrite: true)?.description.contains("is a file") == true)
    for free in [folder.path, folder.path + "/a/b/", "a", "a/b", "/a"] {
      #expect(FileIO.fault(makingFolder: free) == nil, "\(free)")
    }
    #expect(
      FileIO.fault(makingFolder: file + "/a/b")?.description
        == "\(file): this is a file, not a folder; name a folder")
  }

  @Test("each way a file can't be opened is one line that says what to do")
  func errors() throws {
    let folder = Folder()
    let file = folder.path + "/x"
    try FileIO.write([], to: file, overwrite: false)
    let readFolder = Self.code { _ = try FileIO.contents(of: folder.path) }
    #expect(readFolder?.1 == "\(folder.path): this is a folder, not a file; name a file")
    #expect(
      Self.code { _ = try FileIO.contents(of: file + "yz") }?.1 == "\(file)yz: no such file; check the path")
    #expect(
      Self.code { _ = try FileIO.contents(of: file + "/y") }?.1
        == "\(file)/y: a part of the path is a file, not a folder; check the path")
    #expect(
      Self.code { try FileIO.write([], to: folder.path, overwrite: true) }?.1
        == "\(folder.path): this is a folder; name a file in it")
    #expect(
      Self.code { try FileIO.write([], to: folder.path + "/no/x", overwrite: true) }?.1
        == "\(folder.path)/no/x: no such folder; make it first")
    #expect(Self.code { _ = try FileIO.traces(under: file) }?.0 == ENOTDIR)
    #expect(Self.code { try FileIO.write([1], to: "/dev/full", overwrite: false) }?.0 == ENOSPC)
  }

  @Test("a file larger than the limit is refused while it is read, endless ones too")
  func limit() {
    let refused = Self.code { _ = try FileIO.contents(of: "/dev/zero", limit: 1 << 20) }
    #expect(refused?.0 == EFBIG)
    #expect(refused?.1 == "/dev/zero: larger than 1 MiB; is this the right file?")
    #expect(Self.code { try FileIO.read("/dev/zero", limit: 1 << 20) { _ in } }?.0 == EFBIG)
    let folder = Folder()
    #expect(Self.code { try FileIO.write([1, 2], to: folder.path + "/x", overwrite: false) } == nil)
    #expect(Self.code { _ = try FileIO.contents(of: folder.path + "/x", limit: 1) }?.0 == EFBIG)
    #expect(Self.code { _ = try FileIO.contents(of: folder.path + "/x", limit: 2) } == nil)
    #expect(Self.code { try FileIO.read(folder.path + "/x", limit: 1) { _ in } }?.0 == EFBIG)
    #expect(Self.code { try FileIO.read(folder.path + "/x", limit: 2) { _ in } } == nil)
    #expect(FileIO.isFile(folder.path + "/x") && !FileIO.isFile("/dev/zero") && !FileIO.isFile(folder.path))
  }

  @Test("a path about which the system tells nothing is an error; an unused one and a folder are no file")
  func hasFile() throws {
    let folder = Folder()
    try FileIO.write([1], to: folder.path + "/x", overwrite: false)
    #expect(symlink("loop", folder.path + "/loop") == 0)
    #expect(try FileIO.hasFile(folder.path + "/x"))
    #expect(Self.code { _ = try FileIO.hasFile(folder.path + "/loop") }?.0 == ELOOP)
    for other in ["", "/nothing", "/x/y"] { #expect(try !FileIO.hasFile(folder.path + other)) }
  }

  @Test("a folder where a file is can't be made, and the file stays")
  func fileInPlaceOfFolder() throws {
    let folder = Folder()
    let path = folder.path + "/f"
    try FileIO.write([1], to: path, overwrite: false)
    let taken = Self.code { try FileIO.makeFolder(path) }
    #expect(taken?.1 == "\(path): this is a file, not a folder; name a folder")
    #expect(try FileIO.contents(of: path) == [1])
  }

  @Test("the traces under a folder stand in order of path, those of subfolders too")
  func listing() throws {
    let folder = Folder()
    try FileIO.makeFolder(folder.path + "/a/b")
    try FileIO.makeFolder(folder.path + "/a/b")
    for name in ["b.trace", "a/z.trace", "a/b/c.trace", "a.trace", "a/notes.txt"] {
      try FileIO.write([], to: "\(folder.path)/\(name)", overwrite: false)
    }
    // A pipe would be waited for, for ever; a link to a file is a file, one to nothing is nothing.
    #expect(mkfifo(folder.path + "/pipe.trace", 0o600) == 0)
    #expect(symlink(folder.path + "/nowhere", folder.path + "/broken.trace") == 0)
    #expect(symlink(folder.path + "/b.trace", folder.path + "/c.trace") == 0)
    #expect(
      try FileIO.traces(under: folder.path).map { $0.dropFirst(folder.path.count) } == [
        "/a.trace", "/a/b/c.trace", "/a/z.trace", "/b.trace", "/c.trace",
      ])
    #expect(FileIO.isFolder(folder.path) && !FileIO.isFolder(folder.path + "/a.trace"))
  }

  // The standard library compares the bytes one by one.
  @Test("paths are in order of their bytes, whatever letters they have")
  func order() {
    let names = [
      "", "a", "a/b", "a.b", "aa", "Z", "é", "e\u{301}", "ζ", "😀", "\u{FFFD}", "a\u{0}",
      String(repeating: "long/", count: 9),
    ]
    for one in names {
      for other in names {
        #expect(
          FileIO.isBefore(one, other) == one.utf8.lexicographicallyPrecedes(other.utf8), "\(one) and \(other)"
        )
      }
    }
  }

  @Test("a file whose name is no UTF-8 is listed, so that reading it says why, and is never passed over")
  func nameWithoutUTF8() throws {
    let folder = Folder()
    // b\xFF.trace
    let name = folder.path.utf8CString.dropLast() + [0x2F, 0x62, -1, 0x2E, 0x74, 0x72, 0x61, 0x63, 0x65, 0]
    let descriptor = name.withUnsafeBufferPointer { open($0.baseAddress!, O_CREAT | O_WRONLY, 0o600) }
    #expect(descriptor >= 0)
    close(descriptor)
    defer { _ = name.withUnsafeBufferPointer { unlink($0.baseAddress!) } }
    let listed = try FileIO.traces(under: folder.path)
    #expect(listed == ["\(folder.path)/b\u{FFFD}.trace"])
    let failure = Self.code { try FileIO.read(listed[0]) { _ in } }
    #expect(failure?.1 == "\(listed[0]): its name is not UTF-8; rename it")
  }

  @Test("a private file is its owner's alone")
  func privacy() throws {
    let folder = Folder()
    try FileIO.write([1], to: folder.path + "/a", overwrite: false)
    #expect(Self.mode(folder.path + "/a") & 0o777 == 0o600)
    try FileIO.write([1], to: folder.path + "/b", overwrite: false, readers: .everyone)
    let mask = umask(0o022)
    umask(mask)
    #expect(Self.mode(folder.path + "/b") & 0o777 == 0o666 & ~mask)
    for (mode, isShared) in [(0o600, false), (0o640, true), (0o604, true), (0o711, false)] {
      chmod(folder.path + "/b", mode_t(mode))
      #expect(FileIO.isReadableByOthers(folder.path + "/b") == isShared, "\(mode)")
    }
  }

  @Test("a file that is replaced keeps who may read it, and one that runs with its owner's rights does not")
  func keptMode() throws {
    let folder = Folder()
    let path = folder.path + "/a"
    try FileIO.write([1], to: path, overwrite: false)
    for (mode, kept) in [(0o644, 0o644), (0o640, 0o640), (0o4755, 0o755), (0o600, 0o600)]
      as [(mode_t, mode_t)]
    {
      #expect(chmod(path, mode) == 0)
      try FileIO.write([2], to: path, overwrite: true)
      #expect(Self.mode(path) & 0o7777 == kept)
    }
    #expect(chmod(path, 0o664) == 0)
    try FileEdit(path).replace(with: [3])
    #expect(Self.mode(path) & 0o7777 == 0o664)
    #expect(try FileIO.contents(of: path) == [3])
  }

  // The administrator alone can make a file that belongs to somebody else.
  @Test(
    "a file of somebody else that the administrator replaces stays that person's",
    .enabled(if: geteuid() == 0))
  func keptOwner() throws {
    let folder = Folder()
    let path = folder.path + "/a"
    let (user, group) = (uid_t(4711), gid_t(4712))
    try FileIO.write([1], to: path, overwrite: false)
    #expect(chown(path, user, group) == 0 && chmod(path, 0o640) == 0)
    for isEdit in [false, true] {
      if isEdit {
        try FileEdit(path).replace(with: [2])
      } else {
        try FileIO.write([2], to: path, overwrite: true)
      }
      var status = stat()
      #expect(stat(path, &status) == 0)
      #expect(status.st_uid == user && status.st_gid == group && status.st_mode & 0o7777 == 0o640)
    }
  }

  @Test("a link is followed and stays a link; one that leads nowhere is refused, whoever may be replaced")
  func links() throws {
    let folder = Folder()
    let (path, file, broken) = (folder.path + "/link", folder.path + "/file", folder.path + "/broken")
    try FileIO.write([1], to: file, overwrite: false)
    #expect(symlink("file", path) == 0 && symlink(folder.path + "/nothing", broken) == 0)
    #expect(Self.code { try FileIO.write([2], to: path, overwrite: false) }?.0 == EEXIST)
    try FileIO.write([2], to: path, overwrite: true)
    #expect(try FileIO.contents(of: file) == [2])
    var status = stat()
    #expect(lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK)
    for overwrite in [false, true] {
      let refused = Self.code { try FileIO.write([3], to: broken, overwrite: overwrite) }
      #expect(
        refused?.1 == "\(broken): a link to a file that does not exist; remove it, or name another file")
      #expect(FileIO.fault(writing: broken, overwrite: overwrite)?.description == refused?.1)
      #expect(Self.code { _ = try GrowingFile(broken, overwrite: overwrite) } != nil)
    }
    #expect(!FileIO.exists(folder.path + "/nothing"))
    // `files` lists links to files as files.
    #expect(try FileIO.files(under: folder.path) == [file, path])
    unlink(broken)
  }

  @Test("a file gets a name only where nothing is, and a link to nothing is something")
  func newNames() throws {
    let folder = Folder()
    let (old, new, broken) = (folder.path + "/old", folder.path + "/new", folder.path + "/broken")
    try FileIO.write([1], to: old, overwrite: false)
    try FileIO.write([2], to: new, overwrite: false)
    #expect(symlink(folder.path + "/nothing", broken) == 0)
    for ways in NewName.Way.allCases.map({ [$0] }) + [NewName.Way.allCases] {
      #expect(NewName.move(old, to: new, ways: ways) == EEXIST, "\(ways)")
      #expect(NewName.move(old, to: broken, ways: ways) == EEXIST, "\(ways)")
      #expect(NewName.move(folder.path + "/no", to: folder.path + "/no2", ways: ways) == ENOENT, "\(ways)")
      #expect(NewName.move(old, to: old + "2", ways: ways) == 0, "\(ways)")
      #expect(try FileIO.contents(of: old + "2") == [1])
      #expect(!FileIO.exists(old) && NewName.move(old + "2", to: old, ways: ways) == 0)
    }
    #expect(Self.openFiles(in: folder.path) == [])
    #expect(Self.code { try FileIO.move(old, to: new) }?.0 == EEXIST)
    #expect(try FileIO.contents(of: new) == [2])
    unlink(broken)
  }

  /// The files of a folder that this process holds open.
  private static func openFiles(in folder: String) -> [String] {
    (0..<1024).compactMap { descriptor in
      var buffer = [UInt8](repeating: 0, count: 4096)
      let count = readlink("/proc/self/fd/\(descriptor)", &buffer, buffer.count)
      let path = String(decoding: buffer.prefix(max(0, count)), as: UTF8.self)
      return path.hasPrefix(folder) ? path : nil
    }
  }

  @Test("a recording grows append by append and only its owner may read it")
  func growing() throws {
    let folder = Folder()
    let path = folder.path + "/r.trace"
    let file = try GrowingFile(path, overwrite: false)
    try file.append([1, 2])
    #expect(try FileIO.contents(of: path) == [1, 2])
    try file.append([3])
    try file.synchronise()
    #expect(try FileIO.contents(of: path) == [1, 2, 3])
    #expect(Self.mode(path) & 0o777 == 0o600)
  }
}
