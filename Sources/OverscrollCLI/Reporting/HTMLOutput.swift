import CommandArguments
import FileAccess
import GestureTraces
import ReplayPages
import ReplayReport
import ScrollPhysics
import TraceReplay

/// The page that `report --html FILE` writes: gathers what it shows while traces are replayed.
struct HTMLOutput {
  /// The option; `--force` is the command's own.
  static let option = Option.value(
    "html", "FILE", check: .output(), help: "write the report as a page that any browser opens; - is stdout")

  private let path: String
  private let force: Bool
  private var page: HTMLReport

  /// What a call wants; nil where it wants no page.
  ///
  /// - Parameters:
  ///   - invocation: A call of `report`.
  ///   - settings: What it comes to.
  /// - Throws: A page that would overwrite a file, or share stdout with JSON.
  init?(_ invocation: Invocation, _ settings: ReplaySettings) throws {
    guard let path = invocation.string("html") else { return nil }
    if path == "-", invocation.flag("json") {
      throw invocation.mistake("--html - and --json both want stdout; name a file for the page")
    }
    let force = invocation.flag("force")
    // Asked before the work begins; asked again by the one who writes.
    if path != "-", !force, FileIO.exists(path), FileIO.isFile(path) {
      throw UserError("\(path): is there already; choose another name, or give --force")
    }
    (self.path, self.force) = (path, force)
    page = HTMLReport(
      HTMLReport.Settings(
        title: Self.title(invocation.positionals), engines: settings.engines.map(\.name),
        models: settings.models.map { "\($0.name)" }, options: settings.options,
        facts: Self.facts(invocation, settings)))
  }

  /// Whether the page takes the place of the table.
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
    let named = words.prefix(mostNamed).map { $0 == "-" ? "stdin" : $0 }.joined(separator: ", ")
    return words.count > mostNamed ? "\(named) and \(words.count - mostNamed) more" : named
  }

  /// The program, the engines and models, and every option that says how traces are replayed.
  private static func facts(
    _ invocation: Invocation, _ settings: ReplaySettings
  ) -> [(name: String, value: String)] {
    var facts = [
      ("Program", Program.version), ("Engines", settings.engines.map(\.name).joined(separator: ", ")),
      ("Models", settings.models.map { "\($0.name)" }.joined(separator: ", ")),
    ]
    for option in ReplaySettings.described where !["engine", "model", "jobs"].contains(option.name) {
      switch option.argument {
      case .flag: facts.append(("--\(option.name)", invocation.flag(option.name) ? "yes" : "no"))
      case .value:
        let values = invocation.strings(option.name)
        facts.append(
          (
            "--\(option.name)",
            values.isEmpty ? option.defaultInWords ?? "not given" : values.joined(separator: ", ")
          ))
      }
    }
    return facts
  }
}

extension ReplayBatch {
  /// Replays the traces at `paths`, hands each outcome to `body` in order, and shows them on a page if there is one.
  ///
  /// - Parameters:
  ///   - paths: Files, or `-`.
  ///   - settings: Engines, models and options.
  ///   - hashing: Whether each trace gets the hash of its contents.
  ///   - html: Gets every trace; nil costs nothing.
  ///   - body: Takes each outcome.
  /// - Throws: What `body` throws.
  static func run(
    _ paths: [String], _ settings: ReplaySettings, hashing: Bool, showing html: inout HTMLOutput?,
    _ body: (TraceOutcome<ReplayedTrace>) throws -> Void
  ) rethrows {
    guard html != nil else { return try run(paths, settings, hashing: hashing, body) }
    try TraceBatch.run(
      paths, jobs: settings.jobs, hashing: hashing, work: { ShownTrace(of: $0, path: $1, settings) }
    ) { outcome in
      switch outcome {
      case .failed(let message): try body(.failed(message))
      case .read(let trace):
        html?.add(trace.page)
        try body(.read(trace.replayed))
      }
    }
  }
}

/// A trace replayed for figures and page alike.
private struct ShownTrace: Sendable {
  let replayed: ReplayedTrace
  let page: PageTrace

  init(of trace: Trace, path: String, _ settings: ReplaySettings) {
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
          return PageReplay(result, frames: frames, critical: Self.critical(of: engine, on: replay, model))
        }
      )
    }
    let label = TraceLabel(of: trace, path: path, track: models[0].replay.track)
    replayed = ReplayedTrace(label, options.warnings(of: trace), models.flatMap(\.runs).map(\.result))
    page = PageTrace(label, options: options, models: models)
  }

  /// The greatest threshold at which an engine still fires; nil where one number does not say it.
  private static func critical(of choice: EngineChoice, on replay: Replay, _ model: ScrollModel) -> Double? {
    let engine = choice.engine(in: replay.scene, on: model)
    guard replay.thresholdMethod(of: engine) == .critical else { return nil }
    return replay.criticalThreshold(of: engine) ?? -.infinity
  }
}
