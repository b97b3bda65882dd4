import CommandArguments
import Testing

@Suite("Modes of a command")
struct CallModeTests {
  private struct Options: OptionGroup {
    let rows = Option(flag: "rows", help: "rows")
    let rate = Option<Double>("rate", "HZ", .number(1...100), default: 60, help: "rate")
      .not(in: CallMode("rows"), "is for replays; leave it out")
    let full = Option(flag: "full", help: "full").not(in: CallMode("rows"), "is too much; leave it out")
    let csv = Option<String?>("csv", "FILE", .output(), help: "csv")
    let force = Option(flag: "force", help: "force").only(in: CallMode("csv", "--csv FILE"))
    let json = Option<Bool>.json

    var rules: [OptionRule] {
      [.oneOnStdout([csv.any, json.any], "one of them"), .one(of: [rows.any, json.any], "choose one")]
    }
  }

  @Test(
    "are what an option says it is for",
    arguments: [
      ("", nil), ("--rate 30 --full", nil), ("--rows", nil), ("--no-rows --rate 30", nil),
      ("--rows --rate 30", "--rate is for replays; leave it out"),
      ("--full --rows", "--full is too much; leave it out"),
      ("--rows --no-full", "--full is too much; leave it out"),
      ("--force", "--force is for --csv FILE; add that, or leave it out"), ("--no-force", nil),
      ("--csv x --force", nil), ("--csv x --json", nil), ("--csv true --json", nil),
      ("--csv - --json", "one of them"), ("--csv - --no-json", nil),
      ("--rows --json", "--rows and --json exclude each other; choose one"),
    ] as [(String, String?)])
  func limits(_ line: String, _ message: String?) throws {
    let command = Command(name: "x", summary: "X.", options: Options(), examples: []) { _ in .done }
    let call = try ArgumentParser.parse(
      line.split(separator: " ").map(String.init), for: command, console: .standard)
    if let message {
      #expect(throws: UsageError(command: "x", message: message)) { try call.checkRules() }
    } else {
      try call.checkRules()
    }
  }
}
