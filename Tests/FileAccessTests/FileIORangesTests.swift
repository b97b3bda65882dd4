import Testing

@testable import FileAccess

@Suite("Parts of files")
struct FileIORangesTests {
  @Test("some bytes are read, as many as there are, however many are asked for")
  func ranges() throws {
    let folder = FileIOTests.Folder()
    let path = folder.path + "/a"
    try FileIO.write(Array(0..<200), to: path, overwrite: false)
    #expect(try FileIO.bytes(of: path, from: 0, count: 3) == [0, 1, 2])
    #expect(try FileIO.bytes(of: path, from: 198, count: 9) == [198, 199])
    #expect(try FileIO.bytes(of: path, from: 200, count: 9).isEmpty)
    #expect(try FileIO.bytes(of: path, from: 900, count: .max).isEmpty)
    #expect(try FileIO.bytes(of: path, from: 5, count: 0).isEmpty)
    #expect(FileIOTests.code { _ = try FileIO.bytes(of: path + "b", from: 0, count: 1) }?.0 == 2)
  }
}
