import CommandArguments
import CommandInputs
import ReplayExperiments
import TextFormats

/// The command line that replays one trace again, as the call at hand did.
struct ReplayCommandLine {
  /// Options given, but for engines, models and jobs, as words for a shell.
  private let options: [String]
  /// The words after `--engine`, by the name results have.
  private let engines: [String: String]

  /// The command line of a call.
  ///
  /// - Parameters:
  ///   - options: The options given that change motion, as words.
  ///   - engines: The words after `--engine`, by the name results have, where they are others.
  init(_ options: [String], engines: [String: String]) { (self.options, self.engines) = (options, engines) }

  /// The word a person wrote after `--engine` for each policy and program, by the name results have; a built-in engine
  /// goes by its own.
  ///
  /// - Parameter engines: What the call runs.
  /// - Returns: Paths and commands by name.
  static func words(of engines: [EngineChoice]) -> [String: String] {
    Dictionary(engines.compactMap { engine in engine.word.map { (engine.name, $0) } }) { first, _ in first }
  }

  /// The line, quoted for a shell.
  ///
  /// - Parameters:
  ///   - names: Of the engines, as results have them.
  ///   - ground: The name of the physics they ran on.
  ///   - trace: Path of the trace.
  /// - Returns: `overscroll replay --why …`.
  func text(engines names: [String], ground: String, trace: String) -> String {
    var words = [Console.programName, "replay", "--why"]
    for name in names { words += ["--engine", engines[name] ?? name] }
    if ground != Ground.nativeName { words += ["--model", ground] }
    words += options
    // The line stands in results: where those name no folder, it holds below the folder.
    let word = RelativeNames.areAsked ? trace : TraceFiles.word(for: trace)
    return ShellLine.text(words + [ShellLine.path(word)])
  }
}
