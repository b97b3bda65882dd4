import CommandArguments
import Testing

@Suite("Errors in one line")
struct UserErrorTests {
  @Test("a mistake says where, what, and where to read on; a sentence ends once")
  func mistakes() {
    let lines = ["unknown option '--x'", "did you mean '--y'?", "write overscroll replay TRACE…"].map {
      UsageError(command: "replay", message: $0).description
    }
    #expect(lines[0] == "replay: unknown option '--x'. Read on: overscroll replay --help")
    #expect(lines[1] == "replay: did you mean '--y'? Read on: overscroll replay --help")
    #expect(lines[2] == "replay: write overscroll replay TRACE… Read on: overscroll replay --help")
    #expect(UsageError(command: nil, message: "a").description == "a. Read on: overscroll --help")
  }

  @Test("another failure is its own line")
  func failure() {
    #expect(
      "\(UserError("a.trace: no such file; check the path"))" == "a.trace: no such file; check the path")
  }
}
