import CommandArguments
import ReplayExperiments
import ScrollPhysics
import TraceReplay

/// The options of a command that replays one trace.
struct OneTraceOptions: OptionGroup {
  let engine = Option<[EngineName]>(
    each: "engine", "NAME", EngineName.form, defaultInWords: "every engine",
    help: "engine to run, 'all', or a policy file (*.json)")
  let model = ModelChoice.option(help: "scroll model to run it on, or 'all'")
  let motion = MotionOptions()
}

/// The options of a command that replays many traces.
struct ReplayOptionGroup: OptionGroup {
  let one = OneTraceOptions()
  let jobs = Option<Int?>(
    "jobs", "N", .integer(1...256), defaultInWords: "one for each processor", help: "traces worked on at once"
  )
}

extension ReplaySettings {
  /// The settings that a command line asks for.
  ///
  /// - Parameter invocation: A call of a command that replays one trace.
  /// - Throws: What is wrong with a policy file.
  init(_ invocation: Invocation<OneTraceOptions>) throws {
    self.init(
      engines: try EngineChoice.choices(invocation.engine), models: ModelChoice.models(invocation.model),
      options: ReplayOptions(invocation.motion))
  }

  /// The settings that a command line asks for.
  ///
  /// - Parameter invocation: A call of a command that replays many traces.
  /// - Throws: What is wrong with a policy file.
  init(_ invocation: Invocation<ReplayOptionGroup>) throws {
    let one = try ReplaySettings(invocation.one)
    self.init(
      engines: one.engines, models: one.models, options: one.options,
      jobs: invocation.jobs ?? ParallelMap.processors)
  }
}
