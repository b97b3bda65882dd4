import Glibc
import Synchronization
import Testing

@testable import FileAccess

@Suite("Edits of a file")
struct FileEditTests: ~Copyable {
  private let folder = FileIOTests.Folder()
  private var path: String { folder.path + "/a" }
  /// Locks of a file system that has none.
  private static let none = FileLock { _ in .unavailable(ENOSYS) }

  init() throws { try FileIO.write([1], to: path, overwrite: false) }

  private func edit(
    _ path: String? = nil, lock: FileLock = .system
  ) throws -> FileEdit {
    try FileEdit(path ?? self.path, limit: 9, lock: lock, tries: 1)
  }

  private func text() throws -> [UInt8] { try FileIO.contents(of: path) }

  @Test("what was read is changed, and nothing stays beside it", arguments: [true, false])
  func change(hasLocks: Bool) throws {
    try edit(lock: hasLocks ? .system : Self.none).replace(with: [1, 2])
    #expect(try text() == [1, 2])
    #expect(try FileIO.files(under: folder.path) == [path])
    do {
      let dropped = try edit(lock: hasLocks ? .system : Self.none)
      #expect(dropped.bytes == [1, 2])
    }
    #expect(try text() == [1, 2])
    #expect(try FileIO.files(under: folder.path) == [path])
  }

  @Test("a second edit begins only after the first, and reads what it wrote", arguments: [true, false])
  func second(hasLocks: Bool) throws {
    let lock = hasLocks ? FileLock.system : Self.none
    let first = try edit(lock: lock)
    #expect(try FileEdit.unlessLocked(path, limit: 9, lock: lock) == nil)
    try first.replace(with: first.bytes + [2])
    _ = consume first
    let second = try #require(try FileEdit.unlessLocked(path, limit: 9, lock: lock))
    try second.replace(with: second.bytes + [3])
    #expect(try text() == [1, 2, 3])
  }

  @Test(
    "a lock that stays is waited for as often as allowed, or until the wait is called off", arguments: [0, 3])
  func patience(calledOffAfter: Int) throws {
    let pauses = Atomic(0)
    let lock = FileLock(pause: { pauses.add(1, ordering: .relaxed) }, take: { _ in .busy })
    let refused = FileIOTests.code {
      _ = try FileEdit(path, limit: 9, lock: lock, tries: 9) {
        calledOffAfter > 0 && pauses.load(ordering: .relaxed) == calledOffAfter
      }
    }
    #expect(refused?.0 == EWOULDBLOCK)
    #expect(
      refused?.1 == "\(path): locked by another program, so nothing was changed; try again later")
    #expect(pauses.load(ordering: .relaxed) == (calledOffAfter > 0 ? calledOffAfter : 8))
  }

  @Test("without locks at first and with a busy one then, no temporary file stays", arguments: [true, false])
  func changingLocks(waits: Bool) throws {
    let isFirst = Once()
    let lock = FileLock(pause: {}, take: { _ in isFirst.take() ? .unavailable(ENOLCK) : .busy })
    let refused = FileIOTests.code {
      let edit =
        waits
        ? try FileEdit(path, limit: 9, lock: lock, tries: 2)
        : try FileEdit.unlessLocked(path, limit: 9, lock: lock)
      #expect(edit == nil)
    }
    #expect(refused?.0 == (waits ? EWOULDBLOCK : nil))
    #expect(try FileIO.files(under: folder.path) == [path])
  }

  @Test("an edit that waited for the lock of a file reads the file that took its place")
  func waited() throws {
    let other = folder.path + "/b"
    try FileIO.write([7, 7], to: other, overwrite: false)
    let (path, isFirst) = (path, Once())
    // Before this lock is taken the other program renames its file over the one that was opened.
    let lock = FileLock { descriptor in
      if isFirst.take() { rename(other, path) }
      return FileLock.system.take(descriptor)
    }
    let edit = try edit(lock: lock)
    #expect(edit.bytes == [7, 7])
    try edit.replace(with: [7, 8])
    #expect(try text() == [7, 8])
  }

  @Test(
    "a program without the lock that wrote the file meanwhile keeps what it wrote", arguments: [true, false])
  func stranger(hasLocks: Bool) throws {
    let ways: [(String) throws -> Void] = [
      {
        try Self.put([5], $0 + "2")
        #expect(rename($0 + "2", $0) == 0)
      }, { try Self.put([5, 6], $0) },
    ]
    for (index, write) in ways.enumerated() {
      let edit = try edit(lock: hasLocks ? .system : Self.none)
      try write(path)
      let refused = FileIOTests.code { try edit.replace(with: [9]) }
      #expect(refused?.0 == ESTALE)
      #expect(
        refused?.1
          == "\(path): another program wrote this file meanwhile, so nothing was changed; check it, then try again"
      )
      #expect(try text() == [[5], [5, 6]][index])
      _ = consume edit
      #expect(try FileIO.files(under: folder.path) == [path])
    }
  }

  @Test("without locks, what a killed program left is not taken for nothing, and the error names it")
  func leftover() throws {
    try Self.put([], path + ".overscroll.part")
    let refused = FileIOTests.code { _ = try edit(lock: Self.none) }
    #expect(
      refused?.1
        == "\(path): another program is changing it, or was killed while it did; if it has ended, remove \(path).overscroll.part"
    )
    #expect(try text() == [1])
    unlink(path + ".overscroll.part")
    try edit(lock: Self.none).replace(with: [2])
    #expect(try text() == [2])
  }

  @Test("a file that is too large, or not there, is refused and stays")
  func refused() throws {
    try Self.put(Array(0..<10), path)
    #expect(FileIOTests.code { _ = try edit() }?.0 == EFBIG)
    #expect(FileIOTests.code { _ = try edit(lock: Self.none) }?.0 == EFBIG)
    #expect(try FileIO.files(under: folder.path) == [path])
    #expect(FileIOTests.code { _ = try edit(path + "b") }?.0 == ENOENT)
  }

  /// Writes a file in place, as a program that knows no locks does.
  private static func put(_ bytes: [UInt8], _ path: String) throws {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    try #require(descriptor >= 0)
    #expect(write(descriptor, bytes, bytes.count) == bytes.count)
    close(descriptor)
  }

  /// True the first time that it is asked.
  private final class Once: Sendable {
    private let isTaken = Atomic(false)
    func take() -> Bool { !isTaken.exchange(true, ordering: .relaxed) }
  }
}
