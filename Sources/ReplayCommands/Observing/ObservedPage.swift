import CommandInputs
import FileAccess
import GestureTraces
import ReplayExperiments
import ReplayPages
import ReplayReport

/// The page of `observe --html`: the app is shown as one more engine beside the engines that it is compared with.
struct ObservedPage {
  private let text: String

  /// Creates the page.
  ///
  /// - Parameters:
  ///   - traces: The traces of the report's observations, in the same order.
  ///   - observed: The report.
  ///   - title: The logs as given.
  /// - Throws: An error for an external engine that violates the protocol.
  init(_ traces: [Trace], _ observed: ObservationReport, title: [String]) throws {
    let (settings, replay) = (observed.settings, observed.settings.replay)
    let engines = replay.engines.map(\.name)
    var page = HTMLReport(
      HTMLReport.Settings(
        title: title.prefix(Self.mostNamed).map(FileIO.inputName).joined(separator: ", ")
          + (title.count > Self.mostNamed ? " and \(title.count - Self.mostNamed) more" : ""),
        engines: engines + [settings.name], grounds: replay.grounds.map(\.name),
        models: replay.grounds.flatMap { ground in
          replay.engines.map { ground.model(for: $0).label } + [ObservationSettings.model]
        },
        options: replay.options,
        facts: [
          ("Program", Program.version), ("App", "\(settings.name), as its logs say"),
          ("Compared with", engines.joined(separator: ", ")),
          ("Models", replay.grounds.map(\.name).joined(separator: ", ")),
        ], observed: settings.name, families: replay.engines.map(EngineFamily.name) + ["Your own"],
        given: GivenWords(replay.engines, on: replay.grounds)))
    for (observation, trace) in zip(observed.observations, traces) {
      let scored = observation.inOrder(engines: engines.count)
      let shown = PageTrace(
        scored, criticals: replay.grounds.flatMap { _ in engines.map { _ in nil } + [nil] })
      let index = page.traces.count
      _ = page.drawing.take(shown)
      page.add(shown)
      page.draw(index, try Self.details(of: observation, trace, settings))
    }
    text = page.text(observed.report)
  }

  /// The largest number of log names in the page's title.
  private static let mostNamed = 3

  /// Writes the page to a file.
  ///
  /// - Parameters:
  ///   - path: The file, or `-` for stdout.
  ///   - force: Whether an existing file is replaced.
  /// - Throws: `FileError`.
  func write(to path: String, force: Bool) throws {
    try FileIO.write(Array(text.utf8), to: path, overwrite: force)
  }

  /// The data for a trace's timeline on the page: every engine with each of its scroll models, and then the app.
  private static func details(
    of observation: Observation, _ trace: Trace, _ settings: ObservationSettings
  ) throws -> [UInt8] {
    let replay = settings.replay
    let engines = replay.engines.count
    let grounds = try replay.replays(of: trace).enumerated().map { ground, own in
      let runs = try replay.engines.enumerated().map { index, engine in
        let results = observation.peers[ground * engines + index].scored.map(\.result)
        let (run, frames) = try engine.run(on: own.replay(ofEngine: index), keepsFrames: true)
        let steps = TimelineDetails.steps(frames, rate: replay.options.rate)
        return PageReplay(run, gestures: results, frames: steps)
      }
      let app = PageReplay(
        observed: observation.scored[ground].map(\.result),
        offsets: observation.path.offsets(rate: replay.options.rate),
        topInset: own.replays[0].scene.topInset)
      // The app has a path of its own; beside it the page draws the content of the first engine's model.
      return (
        ground: GroundReplays(on: own.ground, own.replays, indices: own.indices + [own.indices[0]]),
        runs: runs + [app]
      )
    }
    return PageTrace.details(options: replay.options, grounds: grounds)
  }
}
