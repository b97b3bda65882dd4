import CommandArguments
import CommandInputs
import Testing

@Suite("Details of several traces")
struct TraceAnswerTests {
  @Test("an empty line is between the details of two traces, and not before the first")
  func emptyLine() {
    let record = ConsoleRecord()
    let console = Console(in: record)
    var answer = TraceAnswer(isFull: true, console)
    answer.add { "one\n" }
    answer.add { "two\n" }
    console.flush()
    #expect(String(decoding: record.output, as: UTF8.self) == "one\n\ntwo\n")
  }
}
