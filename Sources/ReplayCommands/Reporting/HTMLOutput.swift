import CommandArguments
import CommandInputs
import FileAccess
import ReplayExperiments
import ReplayPages
import ReplayReport

/// The page of `report --html FILE`; collects its data while traces are replayed.
package struct HTMLOutput {
  private let path: String
  private let force: Bool
  private var page: HTMLReport
  private var readers = FileReaders.everyone
  /// Traces whose timelines may still be drawn, each with its index on the page.
  private var candidates: [(index: Int, trace: ShownTrace.Candidate)] = []

  /// Creates the page that a call requests with `--html`; nil if it requests none.
  ///
  /// - Parameters:
  ///   - invocation: A call of `report`.
  ///   - settings: The settings of the call.
  /// - Throws: An error if the page would overwrite a file.
  init?(_ invocation: Invocation<ReportOptions>, _ settings: ReplaySettings) throws {
    guard let path = invocation.html else { return nil }
    try self.init(
      to: path, force: invocation.files.force, title: Self.title(invocation.positionals), settings,
      motion: Self.motion(invocation))
  }

  /// Creates an empty page for a report.
  ///
  /// - Parameters:
  ///   - path: The file, or `-`.
  ///   - force: Whether an existing file is replaced.
  ///   - title: The paths of the traces.
  ///   - settings: The settings of the replays.
  ///   - motion: The options of the replays, as name and value.
  /// - Throws: An error if the page would overwrite a file.
  package init(
    to path: String, force: Bool, title: String, _ settings: ReplaySettings,
    motion: [(name: String, value: String)] = []
  ) throws {
    (self.path, self.force) = (path, force)
    let names = (engines: settings.engines.map(\.name), grounds: settings.grounds.map(\.name))
    page = HTMLReport(
      HTMLReport.Settings(
        title: title, engines: names.engines, grounds: names.grounds,
        models: settings.grounds.flatMap { ground in settings.engines.map { ground.model(for: $0).label }
        }, options: settings.options,
        facts: [
          ("Program", Program.version), ("Engines", names.engines.joined(separator: ", ")),
          ("Models", names.grounds.joined(separator: ", ")),
        ] + motion, families: settings.engines.map(EngineFamily.name),
        given: GivenWords(settings.engines, on: settings.grounds)))
  }

  /// The selection of traces whose timelines the page shows; it changes as traces are added.
  package var drawing: DrawnTraces { page.drawing }

  /// True if the page is printed to stdout instead of the table.
  var isOnStdout: Bool { path == "-" }

  /// Adds a trace to the page; traces come in the order of the report.
  package mutating func add(_ trace: ShownTrace) {
    guard let shown = trace.page else { return }
    if trace.readers == .owner { readers = .owner }
    if let candidate = trace.candidate { candidates.append((page.traces.count, candidate)) }
    page.add(shown)
    // Those that others have pushed out need not be kept.
    if candidates.count > 2 * drawing.most { candidates.removeAll { !page.isDrawn($0.index) } }
  }

  /// Draws the timelines, after all traces are added: only then is it known which traces get one.
  ///
  /// A timeline costs more time than all figures of its trace, so it is not drawn earlier.
  ///
  /// - Parameters:
  ///   - settings: The engines and scroll models.
  ///   - console: Shows the progress bar.
  /// - Throws: An error for an external engine that violates the protocol.
  package mutating func draw(_ settings: ReplaySettings, _ console: Console) throws {
    let drawn = candidates.filter { page.isDrawn($0.index) }
    candidates = []
    let telling = Set(page.telling(among: drawn.map(\.index)).map(\.trace))
    let details = WatchedWork.map(
      drawn.count, "timelines were drawn, and no page is written", jobs: settings.jobs, console
    ) { index in
      Result {
        try drawn[index].trace.details(settings, hasIndicators: telling.contains(drawn[index].index))
      }
    }
    for (candidate, details) in zip(drawn, details) { page.draw(candidate.index, try details.get()) }
  }

  /// Writes the page to its file.
  ///
  /// - Parameter report: The statistics of the added traces.
  /// - Throws: An error for a file that cannot be written.
  package func write(_ report: Report) throws {
    try FileIO.write(Array(page.text(report).utf8), to: path, overwrite: force, readers: readers)
  }

  /// The largest number of paths in the page's title.
  private static let mostNamed = 3

  private static func title(_ words: [String]) -> String {
    let named = words.prefix(mostNamed).map(RelativeNames.title).joined(separator: ", ")
    return words.count > mostNamed ? "\(named) and \(words.count - mostNamed) more" : named
  }

  /// The replay options of a call, given or default, as name and value.
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
