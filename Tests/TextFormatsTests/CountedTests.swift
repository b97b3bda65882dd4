import Testing
import TextFormats

@Suite("Counts with their nouns")
struct CountedTests {
  @Test("one is one, none and several are several")
  func counts() {
    #expect([0, 1, 2].map { Counted.text($0, "trace") } == ["0 traces", "1 trace", "2 traces"])
    #expect(Counted.text(2, "refresh", "refreshes") == "2 refreshes")
    #expect(Counted.word(1, "figure") == "figure" && Counted.word(5, "figure") == "figures")
  }
}
