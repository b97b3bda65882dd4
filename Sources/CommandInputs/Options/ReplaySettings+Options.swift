import CommandArguments
import ReplayExperiments
import TextFormats
import TraceReplay

/// The options of a command that replays one trace.
package struct OneTraceOptions: OptionGroup {
  /// `--engine`.
  package var engine = Option.engines("to run").oftenUsed
  /// `--model`.
  package var model = ModelChoice.ofEngines.oftenUsed
  /// The settings for how the trace becomes motion.
  package var motion = MotionOptions()

  package init() {}
}

/// The options of a command that replays many traces.
package struct ReplayOptionGroup: OptionGroup {
  /// Engines, models and motion.
  package var one = OneTraceOptions()
  /// `--only`.
  package var only = TraceChoice.option
  /// `--jobs`.
  package var jobs = JobsOption.option(for: "traces")
  /// `--relative`.
  package var relative = RelativeNames.option

  package init() {}
}

extension Invocation<ReplayOptionGroup> {
  /// The `--only` choice among the named traces.
  package var choice: TraceChoice { TraceChoice(self.only) }
}

extension ReplaySettings {
  /// The settings from a command line.
  ///
  /// - Parameter invocation: A call of a command that replays one trace.
  /// - Throws: An error for an invalid policy file.
  package init(_ invocation: Invocation<OneTraceOptions>) throws {
    self.init(
      engines: try EngineChoice.choices(invocation.engine), grounds: ModelChoice.once(invocation.model),
      options: ReplayOptions(invocation.motion))
    options.app.warnOfIgnoredBegins(by: engines, invocation.console)
  }

  /// The settings from a command line.
  ///
  /// - Parameter invocation: A call of a command that replays many traces.
  /// - Throws: An error for an invalid policy file.
  package init(_ invocation: Invocation<ReplayOptionGroup>) throws {
    let one = try ReplaySettings(invocation.one)
    self.init(
      engines: one.engines, grounds: one.grounds, options: one.options,
      jobs: invocation.jobs ?? ParallelMap.processors)
  }
}

extension AppScript {
  /// If the app is to begin refreshes itself, warns about engines that have no such function.
  ///
  /// - Parameters:
  ///   - engines: The engines of the replay.
  ///   - console: Receives the warning.
  package func warnOfIgnoredBegins(by engines: [EngineChoice], _ console: Console) {
    guard !begins.isEmpty else { return }
    let ignoring = engines.filter { !$0.takesBegin }.map(\.name)
    guard !ignoring.isEmpty else { return }
    let who = "\(Counted.text(ignoring.count, "engine")) \(Counted.word(ignoring.count, "has", "have"))"
    console.warn(
      "--begin: \(who) no call for it, and nothing happens there: \(ignoring.joined(separator: ", "))")
  }
}
