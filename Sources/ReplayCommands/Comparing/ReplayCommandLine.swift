import CommandArguments
import CommandInputs
import ReplayExperiments
import TextFormats

/// Builds command lines that replay one trace with the settings of the present call.
struct ReplayCommandLine {
  /// The given options without engines, models and jobs, as shell words.
  private let options: [String]
  private let given: GivenWords

  /// Creates command lines with the options of a call.
  ///
  /// - Parameters:
  ///   - options: The given options that affect motion, as words.
  ///   - given: The words for engines and models that are not selected by their names.
  init(_ options: [String], _ given: GivenWords) { (self.options, self.given) = (options, given) }

  /// The command line that replays one trace with some engines and explains the results, quoted for a shell.
  ///
  /// - Parameters:
  ///   - names: The engines' names in results.
  ///   - ground: The name of the scroll model, or `native` for each engine's own.
  ///   - trace: The path of the trace.
  /// - Returns: `overscroll replay --why …`.
  func text(engines names: [String], ground: String, trace: String) -> String {
    var words = [Console.programName, "replay", "--why"]
    for name in names { words += ["--engine", given.engine(name)] }
    if ground != Ground.nativeName { words += ["--model", given.model(ground)] }
    words += options
    // The line stands in results: where those name no folder, it holds below the folder.
    let word = RelativeNames.areAsked ? trace : TraceFiles.word(for: trace)
    return ShellLine.text(words + [ShellLine.path(word)])
  }
}
