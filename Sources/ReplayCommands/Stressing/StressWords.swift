import CommandArguments
import CommandInputs
import ReplayExperiments
import TextFormats

/// Command lines that show a run under stress.
struct StressWords {
  /// The options of the stress run that `replay` accepts too, except engine, model and those that the condition sets.
  let invocation: Invocation<StressOptions>
  let settings: ReplaySettings
  let seed: UInt64
  /// The word for `--engine` for each policy, by its name in results.
  private let engines: [String: String]

  /// Command lines for the results of a call.
  init(invocation: Invocation<StressOptions>, settings: ReplaySettings, seed: UInt64) {
    (self.invocation, self.settings, self.seed) = (invocation, settings, seed)
    engines = ReplayCommandLine.words(of: settings.engines)
  }

  /// The command line that shows a group's worst run. If the condition changes the trace, it uses the file that `--save` writes.
  ///
  /// - Parameters:
  ///   - worst: The run.
  ///   - group: Its group.
  ///   - saved: The path of the changed trace; nil if it was not written.
  /// - Returns: One command line, or two joined by `&&`.
  func line(for worst: StressExample, of group: StressGroup, saved: String?) -> String {
    let condition = group.conditions[worst.condition]
    let replay = [Console.programName, "replay"] + who(group) + how(condition, worst.number)
    let trace = ShellLine.path(TraceFiles.word(for: worst.trace))
    guard condition.changesTrace else { return ShellLine.text(replay + [trace]) }
    if let saved { return ShellLine.text(replay + [ShellLine.path(saved)]) }
    let save =
      [Console.programName, "stress"] + who(group) + ["--condition", condition.name]
      + options(but: []) + (invocation.isGiven(\.stressSeed) ? ["--stress-seed", "\(seed)"] : [])
    return ShellLine.text(save + ["--save", "stressed", trace])
  }

  private func who(_ group: StressGroup) -> [String] {
    let isNative = settings.grounds == [.native] || group.model.hasSuffix(ReplaySettings.nativeMark)
    // A policy's file is what the person can name again.
    return ["--engine", engines[group.engine] ?? group.engine] + (isNative ? [] : ["--model", group.model])
  }

  private func how(_ condition: StressCondition, _ number: Int) -> [String] {
    let usual = settings.options
    let options = condition.options(usual, repeat: number, seed: seed)
    var words: [String] = []
    if options.rate != usual.rate { words += ["--rate", "\(Int(options.rate))"] }
    if let frames = FramesText.text(of: options.frames), options.frames != usual.frames {
      words += ["--frames", frames]
    }
    if options.usesArrival, !usual.usesArrival { words.append("--arrival") }
    return words + self.options(but: words)
  }

  /// The given options without those in `replaced`.
  private func options(but replaced: [String]) -> [String] {
    invocation.replay.one.motion.line(leavingOut: replaced)
  }
}
