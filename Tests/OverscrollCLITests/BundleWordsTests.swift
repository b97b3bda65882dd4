import CommandArguments
import Testing
import TraceReplay

@testable import CommandInputs
@testable import ReplayLab

/// The lab reads the words of a bundle without the parser of a command line, which is no Embedded Swift.
@Suite("The options of a bundle, in the lab")
struct BundleWordsTests {
  private static let command = Command(name: "replay", summary: "X.", options: MotionOptions(), examples: [])
  { _ in
    .done
  }

  private static func options(_ words: [String]) throws -> ReplayOptions {
    let call = try ArgumentParser.parse(words, for: command, console: .standard)
    return ReplayOptions(Invocation<MotionOptions>(call))
  }

  @Test(
    "are those of the command line",
    arguments: [
      "", "--rate 120 --arrival --no-traditional", "--frames phase=0.25,drop=0.1,late=0.5,seed=7,updates=3",
      "--work never", "--work 500,2s,0.8s", "--work uniform:200-3000 --seed 9", "--work normal:2s,500ms",
      "--work lognormal:2000,0.5", "--end-again 100 --begin 3000 --begin 0.5s",
      "--inset-change 1500=64 --inset-change 2s=0", "--layer evdev", "--layer libinput --traditional",
      "--slop 8 --points-per-mm 6 --points-per-unit 2 --wheel-step 40", "--rate=90",
      "--viewport 844 --content 5000 --inset-top 44 --start-offset -0",
    ])
  func same(_ line: String) throws {
    let words = line.split(separator: " ").map(String.init)
    #expect(try ReplayWords.options(words) == Self.options(words))
  }

  @Test(
    "are refused in the words of the command line",
    arguments: [
      "--rate 0", "--rate x", "--rate 60 --rate 60", "--frames drop=2", "--frames dorp=0.1", "--frames seed",
      "--work soon", "--work unform:1-2", "--work uniform:300-200", "--seed 1.5", "--begin 25h",
      "--inset-change 64", "--inset-change x=1", "--layer libinptu", "--points-per-mm 0", "--viewport 0",
      "--slop 1e7",
    ])
  func refused(_ line: String) throws {
    let words = line.split(separator: " ").map(String.init)
    let usage = #expect(throws: UsageError.self) { try Self.options(words) }
    let fault = #expect(throws: ReplayWords.Fault.self) { try ReplayWords.options(words) }
    #expect(fault?.words == usage.map { "what no replay takes: \($0.message)" })
  }

  @Test("are all known: none of a replay's is refused for its name")
  func known() {
    for option in MotionOptions().list {
      var words = ["--\(option.name)"]
      if case .value = option.argument { words.append("?") }
      do throws(ReplayWords.Fault) {
        _ = try ReplayWords.options(words)
      } catch {
        #expect(error.words.hasPrefix("what no replay takes: --\(option.name): "))
      }
    }
    #expect(throws: ReplayWords.Fault.self) { try ReplayWords.options(["--engine", "sv"]) }
  }
}
