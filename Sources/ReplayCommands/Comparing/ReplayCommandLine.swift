import CommandArguments
import CommandInputs
import ReplayExperiments
import ReplayPages
import TextFormats

/// Builds command lines that replay one trace with the settings of the present call.
struct ReplayCommandLine {
  /// The given options without engines, models and jobs, as shell words.
  private let options: [String]
  /// The word to give to `--engine` for each policy or program, such as a file, by the engine's name in results.
  private let engines: [String: String]
  /// The word to give to `--model` for each model of a file, by the model's name in results.
  private let models: [String: String]

  /// Creates command lines with the options of a call.
  ///
  /// - Parameters:
  ///   - options: The given options that affect motion, as words.
  ///   - engines: The words for `--engine` by the engine's name in results, if they differ.
  ///   - models: The words for `--model` by the model's name in results, if they differ.
  init(_ options: [String], engines: [String: String], models: [String: String]) {
    (self.options, self.engines, self.models) = (options, engines, models)
  }

  /// The word that the user gave for each policy and program, by its name in results. Built-in engines
  /// have the same name in both.
  ///
  /// - Parameter engines: The engines of the call.
  /// - Returns: Paths and commands by name.
  static func words(of engines: [EngineChoice]) -> [String: String] {
    Dictionary(engines.compactMap { engine in engine.word.map { (engine.name, $0) } }) { first, _ in first }
  }

  /// The path that the user gave for each model file, by the model's name in results. Built-in models have the same name in both.
  ///
  /// - Parameter grounds: The scroll physics of the call.
  /// - Returns: Paths by name.
  static func words(of grounds: [Ground]) -> [String: String] {
    Dictionary(grounds.compactMap { ground in ground.word.map { (ground.name, $0) } }) { first, _ in first }
  }

  /// Gives a page the words of a call's files and programs, which the commands on it name.
  static func add(_ replays: ReplaySettings, to page: inout HTMLReport.Settings) {
    (page.engineWords, page.modelWords) = (words(of: replays.engines), words(of: replays.grounds))
  }

  /// The command line that replays one trace with some engines and explains the results, quoted for a shell.
  ///
  /// - Parameters:
  ///   - names: The engines' names in results.
  ///   - ground: The name of the scroll model, or `native` for each engine's own.
  ///   - trace: The path of the trace.
  /// - Returns: `overscroll replay --why …`.
  func text(engines names: [String], ground: String, trace: String) -> String {
    var words = [Console.programName, "replay", "--why"]
    for name in names { words += ["--engine", engines[name] ?? name] }
    if ground != Ground.nativeName { words += ["--model", models[ground] ?? ground] }
    words += options
    // The line stands in results: where those name no folder, it holds below the folder.
    let word = RelativeNames.areAsked ? trace : TraceFiles.word(for: trace)
    return ShellLine.text(words + [ShellLine.path(word)])
  }
}
