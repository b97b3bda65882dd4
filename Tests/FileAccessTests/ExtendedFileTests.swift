import Glibc
import Testing

@testable import FileAccess

@Suite("Extended file")
struct ExtendedFileTests: ~Copyable {
  private let folder = FileIOTests.Folder()
  private var path: String { folder.path + "/a" }

  init() throws { try FileIO.write([1, 2], to: path, overwrite: false) }

  private func text() throws -> [UInt8] { try FileIO.contents(of: path) }

  @Test("what is added stays once it is committed, and goes without that")
  func commits() throws {
    for isCommitted in [false, true] {
      do {
        let file = try ExtendedFile(path)
        #expect(file.count == 2)
        try file.append([3])
        if isCommitted { try file.commit() }
      }
      #expect(try text() == (isCommitted ? [1, 2, 3] : [1, 2]))
    }
  }

  @Test("a second program is refused as long as the first appends")
  func second() throws {
    var file: ExtendedFile? = try ExtendedFile(path)
    #expect(
      FileIOTests.code { _ = try ExtendedFile(path) }?.1
        == "\(path): another program is writing to it; try again later")
    #expect(file?.count == 2)
    file = nil
    #expect(try ExtendedFile(path).count == 2)
  }

  @Test("where no lock can be taken nothing is appended", arguments: [ENOSYS, ENOLCK, EOPNOTSUPP])
  func lockless(code: Int32) throws {
    let refused = FileIOTests.code {
      _ = try ExtendedFile(path, lock: FileLock { _ in .unavailable(code) })
    }
    #expect(refused?.0 == code)
    let reason = String(cString: strerror(code))
    #expect(
      refused?.1
        == "\(path): this file system has no locks (\(reason)), so two programs could append at once and destroy the file; copy it to another file system, append there, and copy it back"
    )
    #expect(try text() == [1, 2])
  }

  @Test(
    "a program without the lock that replaces, cuts, removes or extends the file is noticed, and its work stays"
  )
  func strangers() throws {
    let other = folder.path + "/b"
    let changes: [(name: String, after: [UInt8]?, make: (String) -> Bool)] = [
      ("replaced", [9], { rename(other, $0) == 0 }), ("removed", nil, { unlink($0) == 0 }),
      ("cut", [1], { truncate($0, 1) == 0 }), ("extended", [1, 2, 3, 0], { truncate($0, 4) == 0 }),
    ]
    for change in changes {
      try FileIO.write([1, 2], to: path, overwrite: true)
      try FileIO.write([9], to: other, overwrite: true)
      do {
        let file = try ExtendedFile(path)
        try file.append([3])
        #expect(change.make(path))
        for call in [file.requireNamed, file.synchronise, file.commit] as [() throws -> Void] {
          let refused = FileIOTests.code { try call() }
          #expect(refused?.0 == ESTALE, "\(change.name)")
          #expect(
            refused?.1
              == "\(path): another program replaced or changed this file meanwhile, so nothing was added to it; check it, then append again"
          )
        }
      }
      #expect(try (FileIO.exists(path) ? text() : nil) == change.after, "\(change.name)")
    }
  }
}
