import CommandArguments
import FileAccess
import GestureTraces
import ReplayExperiments
import ReplayPages
import ReplayReport
import ScrollPhysics
import TraceReplay

/// The page that `report --html FILE` writes: gathers what it shows while traces are replayed.
struct HTMLOutput {
  private let path: String
  private let force: Bool
  private var page: HTMLReport

  /// The page that a call wants; nil where it wants none.
  ///
  /// - Parameters:
  ///   - invocation: A call of `report`.
  ///   - settings: The settings of the call.
  /// - Throws: A page that would overwrite a file.
  init?(_ invocation: Invocation<ReportOptions>, _ settings: ReplaySettings) throws {
    guard let path = invocation.html else { return nil }
    try self.init(
      to: path, force: invocation.files.force, title: Self.title(invocation.positionals), settings,
      motion: Self.motion(invocation))
  }

  /// A page.
  ///
  /// - Parameters:
  ///   - path: The file it goes to, or `-`.
  ///   - force: Whether a file that is there is replaced.
  ///   - title: The paths it is about.
  ///   - settings: How traces are replayed.
  ///   - motion: The options of that, as a person reads them.
  /// - Throws: A page that would overwrite a file.
  init(
    to path: String, force: Bool, title: String, _ settings: ReplaySettings,
    motion: [(name: String, value: String)] = []
  ) throws {
    // Asked before the work begins; asked again by the one who writes.
    try OutputCheck.requireFree([path], force: force)
    (self.path, self.force) = (path, force)
    let names = (engines: settings.engines.map(\.name), models: settings.models.map { "\($0.name)" })
    page = HTMLReport(
      HTMLReport.Settings(
        title: title, engines: names.engines, models: names.models, options: settings.options,
        facts: [
          ("Program", Program.version), ("Engines", names.engines.joined(separator: ", ")),
          ("Models", names.models.joined(separator: ", ")),
        ] + motion))
  }

  /// True if the page is printed instead of the table.
  var isOnStdout: Bool { path == "-" }

  /// Adds a trace, in the order of the report.
  mutating func add(_ trace: PageTrace) { page.add(trace) }

  /// Writes the page.
  ///
  /// - Parameter report: The statistics over the traces added.
  /// - Throws: A file that cannot be written.
  func write(_ report: Report) throws {
    try FileIO.write(Array(page.text(report).utf8), to: path, overwrite: force)
  }

  /// Paths that a title names at most.
  private static let mostNamed = 3

  private static func title(_ words: [String]) -> String {
    let named = words.prefix(mostNamed).map(FileIO.inputName).joined(separator: ", ")
    return words.count > mostNamed ? "\(named) and \(words.count - mostNamed) more" : named
  }

  /// Every option that says how traces are replayed.
  private static func motion(_ invocation: Invocation<ReportOptions>) -> [(name: String, value: String)] {
    invocation.replay.one.motion.state.map { option, words in
      switch option.argument {
      case .flag: ("--\(option.name)", words == ["true"] ? "yes" : "no")
      case .value:
        (
          "--\(option.name)",
          words.isEmpty ? option.defaultInWords ?? "not given" : words.joined(separator: ", ")
        )
      }
    }
  }
}

/// A trace replayed for figures, and for a page where there is one.
struct ShownTrace: BatchedTrace {
  let replayed: ReplayedTrace
  /// The trace as the page shows it; nil where there is no page.
  let page: PageTrace?
  var warnings: [String] { replayed.warnings }

  /// The replays of `trace`, read from `path`.
  init(of trace: Trace, path: String, _ settings: ReplaySettings, isShown: Bool) {
    guard isShown else {
      (replayed, page) = (ReplayedTrace(of: trace, path: path, settings), nil)
      return
    }
    let options = settings.options
    let models = settings.models.map { model in
      let replay = Replay(of: trace, model: model, options: options)
      return (
        replay: replay,
        runs: settings.engines.map { engine in
          // A run takes microseconds, and keeps no frames where they cannot be drawn.
          let alone = engine.run(on: replay).result
          let isDrawn = PageTrace.mayDraw(alone, rate: options.rate)
          let (result, frames) = isDrawn ? engine.run(on: replay, keepsFrames: true) : (alone, [])
          return PageReplay(result, frames: frames, criticals: Self.criticals(of: engine, on: replay, model))
        }
      )
    }
    let label = TraceLabel(of: trace, path: path, track: models[0].replay.track)
    replayed = ReplayedTrace(of: trace, path: path, settings)
    let gestures = TraceLabel.gestures(of: trace, path: path, track: models[0].replay.track)
    page = PageTrace(label, gestures: gestures, options: options, models: models)
  }

  /// The greatest threshold at which an engine still fires in each gesture; nil where one number does not say it.
  private static func criticals(of choice: EngineChoice, on replay: Replay, _ model: ScrollModel) -> [Double]?
  {
    let engine = choice.engine(in: replay.scene, on: model)
    guard replay.thresholdMethod(of: engine) == .critical else { return nil }
    return replay.criticalThresholds(of: engine).map { $0 ?? -.infinity }
  }
}
