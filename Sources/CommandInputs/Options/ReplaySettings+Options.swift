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
  /// How the trace becomes motion.
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
  /// The traces that count among those named.
  package var choice: TraceChoice { TraceChoice(self.only) }
}

extension ReplaySettings {
  /// The settings that a command line asks for.
  ///
  /// - Parameter invocation: A call of a command that replays one trace.
  /// - Throws: What is wrong with a policy file.
  package init(_ invocation: Invocation<OneTraceOptions>) throws {
    self.init(
      engines: try EngineChoice.choices(invocation.engine), grounds: ModelChoice.once(invocation.model),
      options: ReplayOptions(invocation.motion))
    options.app.warnOfIgnoredBegins(by: engines, invocation.console)
  }

  /// The settings that a command line asks for.
  ///
  /// - Parameter invocation: A call of a command that replays many traces.
  /// - Throws: What is wrong with a policy file.
  package init(_ invocation: Invocation<ReplayOptionGroup>) throws {
    let one = try ReplaySettings(invocation.one)
    self.init(
      engines: one.engines, grounds: one.grounds, options: one.options,
      jobs: invocation.jobs ?? ParallelMap.processors)
  }
}

extension AppScript {
  /// Warns of the engines that no app can ask to refresh, where the app is to ask.
  ///
  /// - Parameters:
  ///   - engines: The engines that are run.
  ///   - console: The terminal that is told.
  package func warnOfIgnoredBegins(by engines: [EngineChoice], _ console: Console) {
    guard !begins.isEmpty else { return }
    let ignoring = engines.filter { !$0.takesBegin }.map(\.name)
    guard !ignoring.isEmpty else { return }
    let who = "\(Counted.text(ignoring.count, "engine")) \(Counted.word(ignoring.count, "has", "have"))"
    console.warn(
      "--begin: \(who) no call for it, and nothing happens there: \(ignoring.joined(separator: ", "))")
  }
}
