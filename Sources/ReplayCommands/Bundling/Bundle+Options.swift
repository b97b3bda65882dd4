import CommandArguments
import CommandInputs
import ReplayExperiments
import TraceReplay

extension Bundle {
  /// The options of its replay, as its words say.
  ///
  /// - Parameters:
  ///   - path: The name messages call it by.
  ///   - console: Handed on.
  /// - Returns: Options.
  /// - Throws: A word that is no option of a replay, or a value out of its range.
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
