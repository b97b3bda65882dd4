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

  @Test("the start of a sentence has a count only where it is of several; each is said of several")
  func sentences() {
    #expect(
      [1, 3].map { Counted.subject($0, "a trace is", "traces are") } == ["a trace is", "3 traces are"])
    #expect([1, 0, 3].map { Counted.each(4, "run", of: $0) } == ["4 runs", "4 runs each", "4 runs each"])
  }
}
