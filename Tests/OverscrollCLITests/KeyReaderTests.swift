import Glibc
import PromptedCapture
import Testing

@testable import TraceCommands

@Suite("Keys of a session")
struct KeyReaderTests {
  /// What is read of some bytes, and what is read after them once the other end is closed.
  private func read(_ text: String, _ mode: KeyMode) -> [[KeyReader<PromptMachine.Key>.Input]] {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return [] }
    defer { close(ends[0]) }
    let reader = KeyReader(ends[0], mode: mode)
    _ = write(ends[1], text, text.utf8.count)
    var inputs = [reader.read()]
    close(ends[1])
    while reader.descriptor >= 0 {
      // A process that another test starts just now may hold the other end for a moment: then there is no end yet.
      var wait = pollfd(fd: ends[0], events: Int16(POLLIN), revents: 0)
      poll(&wait, 1, -1)
      inputs.append(reader.read())
    }
    return inputs
  }

  @Test("each letter is a key, large or small; others are none")
  func letters() {
    #expect(read("aRsq x1\n", .keys) == [[.key(.accept), .key(.redo), .key(.skip), .key(.quit)], [.end]])
  }

  @Test("what a terminal sends for cursor keys and scrolling is none, though letters are in it")
  func sequences() {
    #expect(read("\u{1B}[A\u{1B}Os\u{1B}[1;5qr", .keys) == [[.key(.redo)], [.end]])
  }

  @Test(
    "of lines the first letter counts, a line at a time; one that is no key's is told, an empty one is nothing"
  )
  func lines() {
    #expect(read("skip\n\naccept\n", .lines) == [[.key(.skip)], [], [.key(.accept)], [.end]])
    #expect(read("what\n\u{1B}[A\ns\n", .lines) == [[.unknown], [.unknown], [.key(.skip)], [.end]])
  }

  @Test("the Escape key by itself takes no key with it, however late that comes")
  func escape() {
    #expect(read("\u{1B}s", .keys) == [[.key(.skip)], [.end]])
    #expect(read("\u{1B}\u{1B}[A\u{1B}xq", .keys) == [[.key(.quit)], [.end]])
  }

  @Test("a key that repeats because it is held down counts once; pressed again later it counts again")
  func held() throws {
    var ends: [Int32] = [-1, -1]
    try #require(pipe(&ends) == 0)
    defer { ends.forEach { close($0) } }
    var time: Int64 = 0
    let reader = KeyReader(ends[0], mode: .keys) { time }
    func press(after wait: Int64, _ key: String = "s") -> Int {
      time += wait
      _ = write(ends[1], key, 1)
      return reader.read().count
    }
    #expect(press(after: 0) == 1)
    // The longest usual wait before the first repeat, then thirty a second.
    #expect(press(after: 660_000) == 0)
    for _ in 0..<90 { #expect(press(after: 33_333) == 0) }
    #expect(press(after: 700_000) == 1)
    #expect(press(after: 1, "r") == 1 && press(after: 1) == 1)
  }

  @Test("without input there is nothing to read")
  func none() {
    let reader = KeyReader(-1, mode: .keys)
    #expect(!reader.isReadable && reader.read().isEmpty)
  }
}
