import CommandArguments
import TextTables

/// The command line that replays one trace again, as the call at hand did.
struct ReplayCommandLine {
  /// Options given, but for engines, models and jobs, as words for a shell.
  private let options: [String]
  /// What `--engine` was given, by the name results have.
  private let engines: [String: String]

  /// The command line of a call.
  ///
  /// - Parameters:
  ///   - invocation: A call of a command with the options of `ReplaySettings`.
  ///   - engines: What it runs.
  init(_ invocation: Invocation, engines: [EngineChoice]) {
    let replaced = ["engine", "model", "jobs"]
    options = ReplaySettings.described.filter { !replaced.contains($0.name) && invocation.isGiven($0.name) }
      .flatMap { option in
        switch option.argument {
        case .flag: [invocation.flag(option.name) ? "--\(option.name)" : "--no-\(option.name)"]
        case .value: invocation.strings(option.name).flatMap { ["--\(option.name)", $0] }
        }
      }
    self.engines = Self.words(of: engines, in: invocation)
  }

  /// What a person wrote after `--engine` for each policy, by the name results have; a built-in engine is called by its own.
  ///
  /// - Parameters:
  ///   - engines: What the call runs.
  ///   - invocation: The call.
  /// - Returns: Paths by name.
  static func words(of engines: [EngineChoice], in invocation: Invocation) -> [String: String] {
    // Files by the word that named them, in order; each was read once.
    var files: [String] = []
    for word in invocation.strings("engine") where word.hasSuffix(".json") && !files.contains(word) {
      files.append(word)
    }
    let policies = engines.compactMap { if case .policy(let file) = $0 { file.name } else { nil } }
    return Dictionary(zip(policies, files)) { first, _ in first }
  }

  /// The line, quoted for a shell.
  ///
  /// - Parameters:
  ///   - names: Of the engines, as results have them.
  ///   - model: The model's name.
  ///   - trace: Path of the trace.
  /// - Returns: `overscroll replay --why …`.
  func text(engines names: [String], model: String, trace: String) -> String {
    var words = ["overscroll", "replay", "--why"]
    for name in names { words += ["--engine", engines[name] ?? name] }
    if model != "uikit" { words += ["--model", model] }
    words += options
    return ShellLine.text(words + [ShellLine.path(trace)])
  }
}
