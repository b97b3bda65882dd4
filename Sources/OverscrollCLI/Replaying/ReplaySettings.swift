import CommandArguments
import GestureTraces
import PullToRefresh
import ScrollPhysics
import TraceReplay

/// The options of every command that replays traces, and what they come to.
struct ReplaySettings {
  /// The engines, by name or policy file, in the order given.
  let engines: [EngineChoice]
  /// The models, in the order given.
  let models: [ScrollModel]
  /// How traces become motion.
  let options: ReplayOptions
  /// Traces worked on at once.
  let jobs: Int

  // MARK: What help and checks say of them

  /// All of them.
  static let described: [Option] = ofOneTrace + work
  /// Those of a command that replays one trace.
  static let ofOneTrace: [Option] = choices + clock + AppOptions.described + fingers + scene

  private static let choices: [Option] = [
    .value(
      "engine", "NAME", check: .custom(EngineChoice.complaint), defaultInWords: "every engine",
      repeatable: true, help: "engine to run, 'all', or a policy file (*.json)"),
    ModelChoice.option(help: "scroll model to run it on, or 'all'"),
  ]

  /// Those that say how time runs.
  static let clock: [Option] = [
    .value(
      "rate", "HZ", check: .number(1...ReplayOptions.highestRate), byDefault: "60",
      help: "display frames a second"),
    FramesText.option,
    .flag("arrival", help: "give the engine samples when they arrived, not at their own time"),
  ]

  /// Those that say how a finger's travel is read.
  static let fingers: [Option] = [
    .value("slop", "PT", check: length, byDefault: "0", help: "finger travel that moves nothing"),
    .value(
      "points-per-mm", "N", check: scale, byDefault: "6.42", help: "points for a millimetre on a touchscreen"),
    pointsPerUnit,
    .value("wheel-step", "PT", check: length, byDefault: "53", help: "points for a click of a wheel"),
    .value(
      "layer", "NAME", check: .name(kind: "layer", among: TraceLayer.allCases.map(\.rawValue)),
      defaultInWords: "libinput, where it holds a drag", help: "which of a trace's layers to use"),
    .flag("traditional", help: "content moves against the fingers on a touchpad"),
    .value(
      "viewport", "PT", check: .number(1...lengthLimit), defaultInWords: "the trace's, else 667",
      help: "length of the viewport"),
  ]

  /// Those that say where a trace takes place, beside the viewport.
  static let scene: [Option] = [
    .value(
      "content", "PT", check: length, defaultInWords: "the trace's, else ten viewports",
      help: "length of the content"),
    .value("inset-top", "PT", check: length, defaultInWords: "the trace's, else 0", help: "top inset"),
    .value(
      "start-offset", "PT", check: length, defaultInWords: "the trace's, else 0",
      help: "how far the content is scrolled down at the start"),
  ]

  /// How far content goes for a touchpad's own unit.
  static let pointsPerUnit = Option.value(
    "points-per-unit", "N", check: scale, byDefault: "1", help: "points for a scroll unit of a touchpad")

  private static let work: [Option] = [
    .value(
      "jobs", "N", check: .integer(1...256), defaultInWords: "the processors",
      help: "traces worked on at once")
  ]

  /// The greatest length anybody scrolls, in points: a million.
  static let lengthLimit = 1e6
  /// A length that is not negative, in points.
  static let length = ValueCheck.number(0...lengthLimit)
  private static let scale = ValueCheck.number(0.001...1000)

  // MARK: What a command line asks for

  /// What a command line asks for.
  ///
  /// - Parameter invocation: A call of a command that has these options.
  /// - Throws: What is wrong with a policy file.
  init(_ invocation: Invocation) throws {
    engines = try EngineChoice.choices(invocation.strings("engine"))
    models = ModelChoice.models(invocation.strings("model"))
    options = Self.replayOptions(invocation)
    let hasJobs = invocation.command.options.contains { $0.name == "jobs" }
    jobs = (hasJobs ? invocation.integer("jobs") : 1) ?? ParallelMap.processors
  }

  /// Replays as usual with these engines, all on the `uikit` model.
  ///
  /// - Parameter engines: At least one.
  init(engines: [EngineChoice]) {
    self.engines = engines
    models = [.uikit]
    options = ReplayOptions()
    jobs = ParallelMap.processors
  }

  /// How a command line wants traces replayed.
  ///
  /// - Parameter invocation: A call of a command that has the options of `clock`, `AppOptions`, `fingers` and `scene`.
  /// - Returns: Options.
  static func replayOptions(_ invocation: Invocation) -> ReplayOptions {
    var options = sceneOptions(invocation)
    options.rate = invocation.number("rate") ?? options.rate
    options.frames = invocation.string("frames").map(FramesText.timing) ?? options.frames
    options.app = AppOptions.app(invocation)
    options.usesArrival = invocation.flag("arrival")
    return options
  }

  /// How a command line wants a finger's travel read, and where.
  ///
  /// - Parameter invocation: A call of a command that has the options of `fingers` and `scene`.
  /// - Returns: Options, all else as usual.
  static func sceneOptions(_ invocation: Invocation) -> ReplayOptions {
    var options = fingerOptions(invocation)
    options.scene.content = invocation.number("content")
    options.scene.topInset = invocation.number("inset-top")
    options.scene.startOffset = invocation.number("start-offset")
    return options
  }

  /// How a command line wants a finger's travel read.
  ///
  /// - Parameter invocation: A call of a command that has the options of `fingers`.
  /// - Returns: Options, all else as usual.
  static func fingerOptions(_ invocation: Invocation) -> ReplayOptions {
    var options = ReplayOptions()
    options.slop = invocation.number("slop") ?? options.slop
    options.pointsPerMillimetre = invocation.number("points-per-mm") ?? options.pointsPerMillimetre
    options.pointsPerUnit = invocation.number("points-per-unit") ?? options.pointsPerUnit
    options.wheelStep = invocation.number("wheel-step") ?? options.wheelStep
    options.layer = invocation.string("layer").flatMap(TraceLayer.init(rawValue:))
    options.isTraditional = invocation.flag("traditional")
    options.scene.viewport = invocation.number("viewport")
    return options
  }
}
