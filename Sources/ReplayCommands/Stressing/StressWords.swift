import CommandArguments
import CommandInputs
import ReplayExperiments
import TextFormats

/// Builds command lines that show a replay under one stress condition.
struct StressWords {
  /// The call of `stress`, whose options the command lines repeat.
  let invocation: Invocation<StressOptions>
  let settings: ReplaySettings
  let seed: UInt64
  private let given: GivenWords

  /// Creates command lines for the results of a call of `stress`.
  init(invocation: Invocation<StressOptions>, settings: ReplaySettings, seed: UInt64) {
    (self.invocation, self.settings, self.seed) = (invocation, settings, seed)
    given = GivenWords(settings.engines, on: settings.grounds)
  }

  /// The command line that replays a group's worst run. If the condition changes the trace and the changed trace was not written, it is
  /// the command line that writes the changed trace: `stress --save`.
  ///
  /// - Parameters:
  ///   - worst: The run.
  ///   - group: The group of the run.
  ///   - saved: The path of the changed trace; nil if it was not written.
  /// - Returns: One command line, quoted for a shell.
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
    // The file of a policy or a model is what the person can name again.
    return ["--engine", given.engine(group.engine)]
      + (isNative ? [] : ["--model", given.model(group.model)])
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

  /// The motion options of the call, without those in `replaced`.
  private func options(but replaced: [String]) -> [String] {
    invocation.replay.one.motion.line(leavingOut: replaced)
  }
}
