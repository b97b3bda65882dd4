import Synchronization
import Testing

@testable import CommandArguments

@Suite("Options of a command")
struct OptionTableTests {
  /// Counts how often a group of its own test is listed.
  private static let listings = Mutex(0)

  private struct Counted: OptionGroup {
    let rows = Option(flag: "rows", help: "rows")

    var rules: [OptionRule] {
      OptionTableTests.listings.withLock { $0 += 1 }
      return [.one(of: [rows.any], "choose one")]
    }
  }

  @Test("are listed once, and not before they are asked for")
  func once() {
    let command = Command(name: "x", summary: "X.", options: Counted(), examples: []) { _ in .done }
    #expect(Self.listings.withLock(\.self) == 0)
    #expect(command.options.map(\.name) == ["rows"] && command.rules.count == 1 && command.options.count == 1)
    #expect(Self.listings.withLock(\.self) == 1)
  }
}
