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

  @Test("a device is written to as it is")
  func device() throws {
    var file = try StagedFile("/dev/null", overwrite: false)
    try file.append(Array("gone".utf8))
    try file.commit()
    #expect(!FileIO.isFile("/dev/null"))
  }
}
