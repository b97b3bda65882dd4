import TestSamples
import Testing

@testable import TraceCommands

@Suite("Sources of an import")
struct ImportSourceTests {
  private func targets(_ words: [String], into folder: String) throws -> [String] {
    try ImportSource.expand(words, into: folder).map(\.target)
  }

  @Test("a file's trace goes here or into the folder, by its name alone")
  func files() throws {
    #expect(try targets(["a/b.txt", "c"], into: "") == ["b.txt", "c"])
    #expect(try targets(["a/b.txt", "-"], into: "out") == ["out/b.txt", "out/stdin"])
    #expect(try targets(["a/b.txt"], into: "out/") == ["out/b.txt"])
  }

  @Test("a folder keeps its folders, and leaves out traces and descriptions of devices")
  func folders() throws {
    let folder = TemporaryFolder()
    _ = shell("mkdir -p a/b && touch a/b/x.txt a/y.csv a/z.trace a/q.desc a/q.device", in: folder)
    #expect(try targets([folder.path + "/a/"], into: "out") == ["out/b/x.txt", "out/y.csv"])
  }

  @Test("stdin is imported as any file, once")
  func stdin() {
    let folder = TemporaryFolder()
    let line = "printf 'time_ms,x,y\\n0,1,1\\n4,1,9\\n' | $OVERSCROLL import -"
    #expect(shell(line, in: folder).messages.hasPrefix("stdin.trace: device: 3 events"))
    #expect(
      shell("$OVERSCROLL import - -", in: folder).messages.hasPrefix("error: stdin: '-' is named twice"))
  }
}
