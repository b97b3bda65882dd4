import CommandArguments
import CommandInputs
import Testing

@Suite("Work that may fail")
struct FailureTallyTests {
  @Test("an answer of no gives status 1, a failure status 2, in whichever order they come")
  func status() {
    let console = Console(in: ConsoleRecord())
    var tally = FailureTally(console)
    tally.answer { true }
    #expect(tally.status == .done)
    tally.answer { false }
    #expect(tally.status == .answerIsNo)
    tally.fail("a.trace: cannot be read")
    #expect(tally.status == .couldNot)
    tally.answer { false }
    #expect(tally.status == .couldNot && tally.failures == ["a.trace: cannot be read"])
  }
}
