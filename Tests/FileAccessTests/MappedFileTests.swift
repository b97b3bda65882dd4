import Glibc
import Testing

@testable import FileAccess

@Suite("Files that are mapped, and files that grow at their end")
struct MappedFileTests {
  /// A path that nobody has, and its file gone after `body`.
  private func scratch(_ body: (String) throws -> Void) throws {
    var template = Array("/tmp/overscroll-mapped-XXXXXX".utf8CString)
    let folder = try #require(mkdtemp(&template).map { String(cString: $0) })
    defer {
      for file in (try? FileIO.files(under: folder)) ?? [] { unlink(file) }
      rmdir(folder)
    }
    try body(folder + "/a")
  }

  private func bytes(of file: MappedFile, _ range: Range<Int>) -> [UInt8] {
    file.read(range) { bytes in bytes.withUnsafeBytes { Array($0) } }
  }

  @Test("gives the bytes that were there when it was opened, also after they were forgotten")
  func reads() throws {
    try scratch { path in
      let contents = (0..<10_000).map { UInt8($0 % 251) }
      try FileIO.write(contents, to: path, overwrite: false)
      let file = try MappedFile(path)
      #expect(file.count == contents.count && file.identity == FileIO.identity(of: path))
      #expect(bytes(of: file, 0..<file.count) == contents)
      for range in [0..<0, 1..<9000, 0..<file.count, 4096..<8192] {
        file.forget(range)
        #expect(bytes(of: file, 0..<file.count) == contents)
      }
      file.forget()
      #expect(bytes(of: file, 5000..<5003) == Array(contents[5000..<5003]))
      try FileIO.write([1], to: path, overwrite: true)
      #expect(bytes(of: file, 0..<file.count) == contents)
    }
  }

  @Test(
    "a file that becomes shorter while it is read ends the program with an error line, and leaves no part")
  func shortened() async throws {
    let ended = await #expect(
      processExitsWith: .exitCode(2), observing: [\.standardOutputContent, \.standardErrorContent]
    ) {
      var template = Array("/tmp/overscroll-mapped-XXXXXX".utf8CString)
      let folder = try #require(mkdtemp(&template).map { String(cString: $0) })
      print(folder)
      fflush(nil)
      let path = folder + "/a"
      try FileIO.write(Array(repeating: 7, count: 10_000), to: path, overwrite: false)
      let file = try MappedFile(path)
      let unfinished = try StagedFile(folder + "/b", overwrite: false)
      truncate(path, 1)
      let last = file.read(9000..<9001) { $0.unsafeLoad(as: UInt8.self) }
      print("read \(last)")
      _ = consume unfinished
    }
    let output = String(decoding: try #require(ended).standardOutputContent, as: UTF8.self)
    let folder = try #require(output.split(separator: "\n").first { $0.hasPrefix("/tmp/") })
    defer {
      for file in (try? FileIO.files(under: String(folder))) ?? [] { unlink(file) }
      rmdir(String(folder))
    }
    #expect(!output.contains("read"))
    #expect(
      String(decoding: try #require(ended).standardErrorContent, as: UTF8.self)
        .hasSuffix(
          "error: \(folder)/a: this file became shorter while it was read, or its disk failed; wait until it is written, then try again\n"
        ))
    #expect(try FileIO.files(under: String(folder)) == ["\(folder)/a"])
  }

  @Test("an empty file has no bytes; a folder, a pipe and nothing are refused")
  func others() throws {
    try scratch { path in
      try FileIO.write([], to: path, overwrite: false)
      #expect(bytes(of: try MappedFile(path), 0..<0).isEmpty)
      unlink(path)
      #expect(throws: FileError.self) { _ = try MappedFile(path) }
      #expect(throws: FileError.self) { _ = try MappedFile("/tmp") }
      #expect(throws: FileError.self) { _ = try MappedFile("/dev/null") }
      #expect(throws: FileError.self) { _ = try ExtendedFile("/dev/null") }
    }
  }

  @Test(
    "what is added stays once it is committed, and goes with the value before; nobody else adds meanwhile")
  func extends() throws {
    try scratch { path in
      try FileIO.write([1, 2], to: path, overwrite: false)
      do {
        let file = try ExtendedFile(path)
        try file.append([3])
        #expect(file.count == 2 && FileIO.size(of: path) == 3)
        #expect(throws: FileError.self) { _ = try ExtendedFile(path) }
      }
      #expect(try FileIO.contents(of: path) == [1, 2])
      do {
        let file = try ExtendedFile(path)
        try file.append([3])
        try file.commit()
      }
      #expect(try FileIO.contents(of: path) == [1, 2, 3])
    }
  }
}
