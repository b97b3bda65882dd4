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

  /// The traces that the page draws.
  var drawing: DrawnTraces { page.drawing }

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
  ///
  /// Figures come from runs that keep no frames. Frames are drawn, by a run more, where the trace is among those whose timelines
  /// the page holds.
  ///
  /// - Parameters:
  ///   - trace: What was read.
  ///   - path: From where.
  ///   - settings: The engines and models.
  ///   - drawing: The traces that the page draws; nil where there is no page.
  init(of trace: Trace, path: String, _ settings: ReplaySettings, drawing: DrawnTraces?) {
    let replays = settings.replays(of: trace)
    replayed = ReplayedTrace(of: trace, path: path, settings, replays: replays)
    guard let drawing else {
      page = nil
      return
    }
    let criticals = replays.flatMap { replay in settings.engines.map { Self.criticals(of: $0, on: replay) } }
    var page = PageTrace(replayed.scored, criticals: criticals)
    if drawing.take(page) {
      page.draw(options: settings.options, models: Self.drawn(replays, settings, replayed.scored))
    }
    self.page = page
  }

  /// Every run with its frames, model by model; without them where there are too many to be drawn.
  private static func drawn(
    _ replays: [Replay], _ settings: ReplaySettings, _ scored: [ScoredGesture]
  ) -> [(replay: Replay, runs: [PageReplay])] {
    let count = scored.count / (replays.count * settings.engines.count)
    var rest = scored[...]
    return replays.map { replay in
      let runs = settings.engines.map { engine in
        let gestures = rest.prefix(count).map(\.result)
        rest = rest.dropFirst(count)
        let isShown = PageTrace.mayDraw(gestures[count - 1], rate: settings.options.rate)
        let (run, frames) = engine.run(on: replay, keepsFrames: isShown)
        return PageReplay(run, gestures: gestures, frames: frames)
      }
      return (replay, runs)
    }
  }

  /// The greatest threshold at which an engine still fires in each gesture; nil where one number does not say it.
  private static func criticals(of choice: EngineChoice, on replay: Replay) -> [Double]? {
    let engine = choice.engine(in: replay.scene, on: replay.path.model)
    guard replay.thresholdMethod(of: engine) == .critical else { return nil }
    return replay.criticalThresholds(of: engine).map { $0 ?? -.infinity }
  }
}
