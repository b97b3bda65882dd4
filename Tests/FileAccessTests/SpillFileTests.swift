import Testing

@testable import FileAccess

@Suite("Files for what memory has no room for")
struct SpillFileTests {
  private func append(_ bytes: [UInt8], to file: SpillFile) -> Int {
    bytes.withUnsafeBytes { file.append($0) }
  }

  private func bytes(_ count: Int, at offset: Int, of file: SpillFile) -> [UInt8] {
    var bytes = [UInt8](repeating: 9, count: count)
    bytes.withUnsafeMutableBytes { file.read(at: offset, into: $0) }
    return bytes
  }

  @Test("bytes come back from where they lie, in any order")
  func comesBack() {
    let file = SpillFile()
    #expect(append([1, 2, 3], to: file) == 0)
    #expect(append([4, 5], to: file) == 3)
    #expect(bytes(2, at: 3, of: file) == [4, 5])
    #expect(bytes(3, at: 1, of: file) == [2, 3, 4])
    #expect(file.failure == nil)
  }

  @Test("the first folder that takes a file has it")
  func folders() {
    let file = SpillFile(folders: ["/nowhere/at/all", "/tmp"])
    _ = append([7], to: file)
    #expect(bytes(1, at: 0, of: file) == [7] && file.failure == nil)
  }

  @Test(
    "without a folder that takes it the failure names the folder and what to do, and what is read is zeros")
  func noFolder() {
    let file = SpillFile(folders: ["/nowhere/at/all"])
    _ = append([7], to: file)
    #expect(
      file.failure?.description
        == "/nowhere/at/all: No such file or directory; rows that do not fit into memory go there; set TMPDIR to a folder with enough space"
    )
    #expect(bytes(2, at: 0, of: file) == [0, 0])
  }

  @Test("bytes behind the end are zeros and a failure")
  func behindEnd() {
    let file = SpillFile()
    _ = append([7], to: file)
    #expect(bytes(2, at: 0, of: file) == [7, 0])
    #expect(file.failure != nil)
  }
}
