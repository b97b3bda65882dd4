import Testing

@testable import ReplayReport

@Suite("Copies of files")
struct FileCopiesTests {
  @Test("the first copy and its original are named, the others counted")
  func copies() {
    var files = FileCopies()
    #expect(files.warning == nil)
    let noted = [("a", 1), ("b", 2), ("c", 1), ("d", 2), ("e", 3)].map { files.note($0, hash: $1) }
    #expect(noted == [false, false, true, true, false])
    #expect(
      files.warning
        == "a and c hold the same, and so does 1 more file; a copy counts a second time, and makes intervals too narrow: leave one out"
    )
  }

  @Test("a file is none of its own copies, however often its results come, and in whatever order")
  func again() {
    var files = FileCopies()
    let noted = [("a", 1), ("a", 1), ("a", 1), ("b", 2), ("a", 1), ("b", 2), ("c", 1), ("c", 1), ("d", nil)]
      .map { files.note($0, hash: $1) }
    #expect(noted == [false, false, false, false, false, false, true, false, false])
    #expect(files.warning?.hasPrefix("a and c hold the same; a copy") == true)
  }

  // Hashes that differ in their upper half alone share a slot, and are told apart all the same.
  @Test("every one of many is found again, whatever its hash")
  func many() {
    var files = FileCopies()
    let hashes = (0..<UInt64(2000)).map { $0.isMultiple(of: 2) ? $0 << 40 : $0 }
    var noted = hashes.enumerated().map { files.note("file \($0)", hash: $1) }
    #expect(noted.allSatisfy { !$0 } && files.warning == nil)
    for (index, hash) in hashes.enumerated() {
      noted[index] = files.note("file \(index)", hash: hash) || !files.note("copy \(index)", hash: hash)
    }
    #expect(noted.allSatisfy { !$0 })
    #expect(files.warning?.contains("and so do 1999 more files") == true)
  }
}
