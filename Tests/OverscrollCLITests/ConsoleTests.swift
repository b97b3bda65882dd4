import CommandArguments
import Glibc
import Testing

@Suite("Console")
struct ConsoleTests {
  @Test("a closed pipe ends the program quietly, by the pipe's own signal")
  func closedPipe() {
    var binary = RunningBinary()
    binary.destination = .closedPipe
    #expect(binary.run(["--help"]) == .init(status: nil, signal: SIGPIPE, output: "", messages: ""))
  }

  @Test("a full disk is told, with status 2")
  func fullDisk() {
    var binary = RunningBinary()
    binary.destination = .fullDevice
    let ending = binary.run(["--version"])
    #expect(ending.status == 2)
    #expect(ending.messages == "error: standard output: No space left on device; nothing more was written\n")
  }

  @Test("what would steer a terminal is shown in its place, lines stay lines")
  func steering() {
    #expect(Console.lines("a\u{1B}[2J\u{9B}b\n\u{7F}é") == "a\\u001B[2J\\u009Bb\n\\u007Fé")
    #expect(Console.oneLine("a\nb") == "a\\nb")
  }

  @Test("a message has at most 2000 characters, the middle of a longer one is left out")
  func longMessages() {
    #expect(Console.oneLine(String(repeating: "x", count: 2000)) == String(repeating: "x", count: 2000))
    let message = String(repeating: "a", count: 1499) + "bcd" + String(repeating: "z", count: 500)
    #expect(Console.oneLine(message) == message.replacing("bcd", with: "…"))
    #expect(Console.oneLine(String(repeating: "é", count: 2001)).count == 2000)
  }

  @Test("the width is what COLUMNS says, else the terminal, else 80")
  func width() {
    #expect(Console.width(columns: "60", terminal: 132) == 60)
    #expect(Console.width(columns: "0", terminal: 132) == 132)
    #expect(Console.width(columns: "wide", terminal: nil) == 80)
    #expect(Console.width(columns: nil, terminal: 0) == 80)
    #expect(Console.width(columns: "\(Int.max)", terminal: 132) == 1000)
  }

  @Test(
    "colour is for terminals that know it, where nobody said no",
    arguments: [
      (true, ["TERM": "xterm"], true), (false, ["TERM": "xterm"], false), (true, ["TERM": "dumb"], false),
      (true, [:], false), (true, ["TERM": "xterm", "NO_COLOR": "1"], false),
      (true, ["TERM": "xterm", "NO_COLOR": ""], true),
    ])
  func colour(onTerminal: Bool, variables: [String: String], allowed: Bool) {
    #expect(Console.mayColour(onTerminal: onTerminal, environment: { variables[$0] }) == allowed)
    #expect(Console.knowsCursorMoves { variables[$0] } == (variables["TERM"] == "xterm"))
  }
}
