import CommandArguments
import CommandInputs
import ReplayExperiments
import TraceReplay

extension Bundle {
  /// The replay options stated in the bundle, parsed like those of a command line.
  ///
  /// - Parameters:
  ///   - path: The bundle's name in messages.
  ///   - console: Passed on to the parser.
  /// - Returns: The options.
  /// - Throws: An error for a word that is not a replay option, or a value out of its range.
  func replayOptions(path: String, _ console: Console) throws -> ReplayOptions {
    let command = Command(name: "replay", summary: "", options: MotionOptions(), examples: []) { _ in .done }
    do throws(UsageError) {
      let call = try ArgumentParser.parse(words, for: command, console: console)
      return ReplayOptions(Invocation<MotionOptions>(call))
    } catch {
      throw UserError("\(path): its 'replay' holds what no replay takes: \(error.message)")
    }
  }
}
