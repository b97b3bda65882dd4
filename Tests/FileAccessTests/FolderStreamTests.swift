import Glibc
import Testing

@testable import FileAccess

@Suite("Entries of a folder")
struct FolderStreamTests {
  @Test("every entry comes once, without the folder itself and the one above")
  func entries() throws {
    let folder = FileIOTests.Folder()
    for name in ["a", "b"] { try FileIO.write([1], to: "\(folder.path)/\(name)", overwrite: false) }
    mkdir("\(folder.path)/c", 0o777)
    let stream = try FolderStream(folder.path)
    var names: [String] = []
    while let entry = try stream.next() { names.append(entry.name) }
    #expect(names.sorted() == ["a", "b", "c"])
    #expect(try stream.next() == nil)
  }

  // The kernel refuses to list what is not a folder (getdents(2): ENOTDIR), as a failing disk refuses with EIO.
  @Test("a folder that fails to be listed has an error and not an end, whatever errno was before")
  func failure() throws {
    let folder = FileIOTests.Folder()
    try FileIO.write([1], to: "\(folder.path)/a", overwrite: false)
    let stream = try FolderStream(folder.path)
    let other = open("/dev/null", O_RDONLY | O_CLOEXEC)
    #expect(dup2(other, stream.descriptor) == stream.descriptor)
    close(other)
    var fault: FileError?
    do throws(FileError) { _ = try stream.next() } catch { fault = error }
    #expect(fault?.operation == .list && fault?.code == ENOTDIR && fault?.path == folder.path)
    errno = EIO
    let empty = FileIOTests.Folder()
    let end = try FolderStream(empty.path)
    #expect(try end.next() == nil)
  }

  @Test("a folder below that cannot be opened is an error of the whole listing", .enabled(if: geteuid() != 0))
  func closed() throws {
    let folder = FileIOTests.Folder()
    let inner = "\(folder.path)/inner"
    mkdir(inner, 0)
    defer { chmod(inner, 0o700) }
    #expect(FileIOTests.code { _ = try FileIO.files(under: folder.path) }?.0 == EACCES)
  }

  // A search for the nearest name lists the folder above, so its own failure must not start another search.
  @Test("a folder that vanishes while it is listed is an error without a search for another name")
  func vanished() {
    #expect(FileIO.error("traces", .list, ENOENT).description == "traces: no such folder; check the path")
  }
}
