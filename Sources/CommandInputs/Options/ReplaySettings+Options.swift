import CommandArguments
import ReplayExperiments
import TextFormats
import TraceReplay

/// The options of a command that replays one trace.
package struct OneTraceOptions: OptionGroup {
  /// The option `--engine`: the engines to run.
  package var engine = Option.engines("to run").oftenUsed
  /// The option `--model`: the scroll models on which engines run.
  package var model = ModelChoice.ofEngines.oftenUsed
  /// The options for how the trace becomes motion, and for what the app does.
  package var motion = MotionOptions()

  package init() {}
}

/// The options of a command that replays many traces.
package struct ReplayOptionGroup: OptionGroup {
  /// The options for engines, scroll models and motion.
  package var one = OneTraceOptions()
  /// The option `--only`, which selects traces by their headers.
  package var only = TraceChoice.option
  /// The option `--jobs`, the number of threads.
  package var jobs = JobsOption.option(for: "traces")
  /// The flag `--relative`, for trace names relative to the named folder.
  package var relative = RelativeNames.option

  package init() {}
}

extension Invocation<ReplayOptionGroup> {
  /// The selection among the named traces, from `--only`.
  package var choice: TraceChoice { TraceChoice(self.only) }
}

extension ReplaySettings {
  /// Reads the replay settings from a command line for one trace.
  ///
  /// - Parameter invocation: A call of a command that replays one trace.
  /// - Throws: An error for an invalid policy file.
  package init(_ invocation: Invocation<OneTraceOptions>) throws {
    self.init(
      engines: try EngineChoice.choices(invocation.engine), grounds: try ModelChoice.once(invocation.model),
      options: ReplayOptions(invocation.motion))
    options.app.warnOfIgnoredBegins(by: engines, invocation.console)
  }

  /// Reads the replay settings from a command line for many traces.
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
  /// Warns about engines that an app cannot tell to begin a refresh, if the options ask the app to do so.
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
