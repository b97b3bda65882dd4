import CommandArguments
import Testing

@testable import OverscrollCLI

@Suite("Invocation")
struct InvocationTests {
  @Test("what is not given has its default, or nothing")
  func defaults() throws {
    let call = try SampleCommand.parse("t")
    #expect(call.number("rate") == 60)
    #expect(call.string("output") == nil)
    #expect(call.integer("count") == nil)
    #expect(call.strings("model").isEmpty)
    #expect(!call.isGiven("rate"))
  }

  @Test("what is given counts, also where it equals the default")
  func given() throws {
    let call = try SampleCommand.parse("--rate", "60", "--count", "3", "t")
    #expect(call.isGiven("rate"))
    #expect(call.integer("count") == 3)
  }

  @Test("a mistake that a command finds itself reads like the parser's")
  func mistake() throws {
    let error = try SampleCommand.parse("t").mistake("--a and --b exclude each other; give one")
    #expect(
      "\(error)" == "sample: --a and --b exclude each other; give one. Read on: overscroll sample --help")
  }

  @Test("asking for an option that the description lacks stops at once")
  func undeclared() async {
    await #expect(processExitsWith: .failure) {
      _ = try SampleCommand.parse("t").string("nothing")
    }
  }
}
