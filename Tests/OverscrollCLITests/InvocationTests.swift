import CommandArguments
import Testing

@testable import CommandInputs

@Suite("Invocation")
struct InvocationTests {
  @Test("what is not given has its default, or nothing")
  func defaults() throws {
    let call = try SampleCommand.parse("t")
    #expect(call.rate == 60)
    #expect(call.output == nil)
    #expect(call.place.count == nil)
    #expect(call.model.isEmpty)
    #expect(!call.isGiven(\.rate))
  }

  @Test("what is given counts, also where it equals the default")
  func given() throws {
    let call = try SampleCommand.parse("--rate", "60", "--count", "3", "t")
    #expect(call.isGiven(\.rate))
    #expect(call.place.count == 3)
  }

  @Test("a mistake that a command finds itself reads like the parser's")
  func mistake() throws {
    let error = try SampleCommand.parse("t").mistake("--a and --b exclude each other; give one")
    #expect(
      "\(error)" == "sample: --a and --b exclude each other; give one. Read on: overscroll sample --help")
  }

  @Test("a rule refuses a call in which all its conditions hold")
  func rules() throws {
    func complaint(_ words: String...) -> String {
      do throws(UsageError) {
        try ArgumentParser.parse(words, for: SampleCommand.command, console: .standard).checkRules()
        return ""
      } catch {
        return error.message
      }
    }
    #expect(complaint("-q", "-v", "t") == "--quiet and --verbose exclude each other; give one")
    #expect(complaint("-q", "--no-verbose", "t") == "")
    #expect(complaint("-o", "-", "t", "u") == "'t' goes to a file")
  }

  @Test("a group of options sees its own part of the call, as it was written")
  func group() throws {
    let call = try SampleCommand.parse("--offset", "2.50", "--rate", "60", "t").place
    #expect(call.offset == 2.5 && call.isGiven(\.offset) && !call.isGiven(\.count))
    #expect(call.line() == ["--offset", "2.50"])
    #expect(call.line(leavingOut: ["--offset"]).isEmpty)
    #expect(call.state.map(\.words) == [[], ["2.50"]])
  }

  @Test("asking for an option that the command does not list stops at once")
  func unlisted() async {
    await #expect(processExitsWith: .failure) {
      let call = try ArgumentParser.parse(["t"], for: SampleCommand.command, console: .standard)
      _ = Invocation<JSONOptions>(call).json
    }
  }
}
