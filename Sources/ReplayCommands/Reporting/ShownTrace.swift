import ExternalEngines
import FileAccess
import GestureTraces
import ReplayExperiments
import ReplayPages
import TraceReplay
import TraceStorage

/// A trace replayed for figures, and for a page where there is one.
package struct ShownTrace: BatchedTrace {
  /// The people who may read a page that shows it.
  let readers: FileReaders
  /// Its figures.
  package let replayed: ReplayedTrace
  /// The trace as the page shows it; nil where there is no page.
  let page: PageTrace?
  /// What its timeline is drawn from; nil where others are drawn instead.
  let candidate: Candidate?
  package var warnings: [String] { replayed.warnings }

  /// The replays of `trace`, read from `path`.
  ///
  /// - Parameters:
  ///   - trace: What was read.
  ///   - path: From where.
  ///   - settings: The engines and grounds.
  ///   - drawing: The traces that the page draws; nil where there is no page.
  /// - Throws: A program among the engines that does not answer as one does.
  package init(
    of trace: Trace, path: String, _ settings: ReplaySettings, drawing: DrawnTraces?
  ) throws(EngineFault) {
    readers = .ofFile(showing: [trace.header.source])
    let replays = settings.replays(of: trace)
    replayed = try ReplayedTrace(of: trace, path: path, settings, replays: replays)
    guard let drawing else {
      (page, candidate) = (nil, nil)
      return
    }
    let criticals = replays.flatMap { place in
      settings.engines.enumerated().map { Self.criticals(of: $1, on: place.replay(ofEngine: $0)) }
    }
    let page = PageTrace(replayed.scored, criticals: criticals)
    candidate = drawing.take(page) ? Candidate(trace: trace, scored: replayed.scored) : nil
    self.page = page
  }

  /// The greatest threshold at which an engine still fires in each gesture; nil where one number does not say it.
  private static func criticals(of choice: EngineChoice, on replay: Replay) -> [Double]? {
    guard choice.thresholdMethod(on: replay) == .critical else { return nil }
    let engine = choice.engine(on: replay)
    return replay.criticalThresholds(of: engine).map { $0 ?? -.infinity }
  }

  /// A trace that may be drawn: its figures come from runs that keep no frames, its timeline from a run more.
  ///
  /// A class, so that a trace that is not drawn has no room for it.
  final class Candidate: Sendable {
    private let trace: Trace
    private let scored: [ScoredGesture]

    fileprivate init(trace: Trace, scored: [ScoredGesture]) { (self.trace, self.scored) = (trace, scored) }

    /// The timeline as the page reads it.
    ///
    /// - Parameter settings: The engines and grounds of the figures.
    /// - Returns: A line of JSON.
    /// - Throws: A program among the engines that does not answer as one does.
    func details(_ settings: ReplaySettings) throws(EngineFault) -> [UInt8] {
      let replays = settings.replays(of: trace)
      return PageTrace.details(options: settings.options, grounds: try drawn(replays, settings))
    }

    /// Every run with its frames, ground by ground; without them where there are too many to be drawn.
    private func drawn(
      _ replays: [GroundReplays], _ settings: ReplaySettings
    ) throws(EngineFault) -> [(ground: GroundReplays, runs: [PageReplay])] {
      let count = scored.count / (replays.count * settings.engines.count)
      var rest = scored[...]
      let work = ReplayWork(ReplayWork.explanations)
      return try replays.map { ground throws(EngineFault) in
        let runs = try settings.engines.enumerated().map { index, engine throws(EngineFault) in
          var gestures = rest.prefix(count).map(\.result)
          rest = rest.dropFirst(count)
          engine.explain(&gestures, on: ground.replay(ofEngine: index), within: work)
          let isShown = TimelineDetails.mayDraw(gestures[count - 1], rate: settings.options.rate)
          let (run, frames) = try engine.run(on: ground.replay(ofEngine: index), keepsFrames: isShown)
          let steps = TimelineDetails.steps(frames, rate: settings.options.rate)
          return PageReplay(run, gestures: gestures, frames: steps)
        }
        return (ground, runs)
      }
    }
  }
}
