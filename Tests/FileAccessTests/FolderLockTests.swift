import Glibc
import Testing

@testable import FileAccess

@Suite("Lock of a folder")
struct FolderLockTests {
  /// The descriptor of a folder that is open here.
  private func descriptor(of path: String) -> Int32? {
    (0..<1024).first { number in
      var name = [CChar](repeating: 0, count: 4096)
      let count = readlink("/proc/self/fd/\(number)", &name, name.count)
      let bytes = name.prefix(max(0, count)).map { UInt8(bitPattern: $0) }
      return String(decoding: bytes, as: UTF8.self) == path
    }
  }

  @Test("a folder is kept from others as long as the lock lives")
  func kept() throws {
    let folder = FileIOTests.Folder()
    let lock = try FolderLock(folder.path)
    #expect(lock != nil)
    #expect(try FolderLock(folder.path) == nil)
    withExtendedLifetime(lock) {}
  }

  // What a program that is just being started by another thread has of it: the same open folder once more.
  @Test("a lock that is gone keeps nobody out, whoever has the folder open still")
  func gone() throws {
    let folder = FileIOTests.Folder()
    var lock = try FolderLock(folder.path)
    let other = dup(try #require(descriptor(of: folder.path)))
    defer { close(other) }
    #expect(lock != nil)
    lock = nil
    #expect(try FolderLock(folder.path) != nil)
  }
}
