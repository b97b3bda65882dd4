import CommandArguments
import Testing

@testable import OverscrollCLI

@Suite("Command table")
struct CommandTableTests {
  @Test(
    "every command says what it does in a sentence and has two examples",
    arguments: CommandTable.all.map(\.name))
  func described(name: String) throws {
    let command = try CommandTable.command(named: name)
    #expect(command.summary.hasSuffix(".") && command.summary.first?.isUppercase == true)
    #expect(command.examples.count >= 2)
  }

  @Test("every example is a call that the parser takes", arguments: CommandTable.all.map(\.name))
  func examples(name: String) throws {
    let command = try CommandTable.command(named: name)
    for example in command.examples {
      let words = Words.split(example)
      #expect(words.starts(with: ["overscroll", name]), "\(example)")
      #expect(throws: Never.self, "\(example)") {
        try ArgumentParser.parse(Array(words.dropFirst(2)), for: command, console: .standard)
      }
    }
  }

  @Test(
    "every option has one name, one letter, help without a full stop, and a default it would take itself",
    arguments: CommandTable.all.map(\.name))
  func options(name: String) throws {
    let options = try CommandTable.command(named: name).options
    #expect(Set(options.map(\.name) + ["help"]).count == options.count + 1)
    #expect(Set(options.compactMap(\.short) + ["h"]).count == options.compactMap(\.short).count + 1)
    for option in options {
      #expect(!option.help.isEmpty && !option.help.hasSuffix("."), "--\(option.name)")
      #expect(option.name == option.name.lowercased(), "--\(option.name)")
      // A denial stands beside what it denies.
      let positive = option.name.hasPrefix("no-") ? String(option.name.dropFirst(3)) : option.name
      #expect(options.contains { $0.name == positive }, "--\(option.name)")
      if case .value(_, _, let byDefault) = option.argument {
        for word in byDefault { #expect(option.complaint(word) == nil, "--\(option.name)") }
      }
    }
  }

  @Test("names are unique, and an unknown one brings the nearest")
  func names() {
    #expect(Set(CommandTable.all.map(\.name)).count == CommandTable.all.count)
    #expect(
      overscroll("hlep").messages
        == "error: unknown command 'hlep'; did you mean 'help'? Read on: overscroll --help\n")
  }
}
