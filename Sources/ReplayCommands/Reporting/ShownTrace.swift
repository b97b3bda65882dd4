import ExternalEngines
import FileAccess
import GestureTraces
import ReplayExperiments
import ReplayPages
import TraceReplay
import TraceStorage

/// A trace replayed for the statistics of a report, with the data for the report's page if there is one.
package struct ShownTrace: BatchedTrace {
  /// Who may read a page that shows the trace.
  let readers: FileReaders
  /// The results of the trace's replays.
  package let replayed: ReplayedTrace
  /// The trace's data for the page; nil if there is no page.
  let page: PageTrace?
  /// The data for the trace's timeline; nil if the page shows the timelines of other traces instead.
  let candidate: Candidate?
  package var warnings: [String] { replayed.warnings }
  package var results: Int { replayed.results }

  /// Replays a trace with every engine, and collects its data for the page.
  ///
  /// - Parameters:
  ///   - trace: The trace.
  ///   - path: The trace's path.
  ///   - settings: The engines and scroll models.
  ///   - drawing: The traces that the page draws; nil if there is no page.
  /// - Throws: An error for an external engine that violates the protocol.
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

  /// The largest threshold at which an engine still fires, for each gesture; nil if a single threshold does not determine it.
  private static func criticals(of choice: EngineChoice, on replay: Replay) -> [Double]? {
    guard choice.thresholdMethod(on: replay) == .critical else { return nil }
    let engine = choice.engine(on: replay)
    return replay.criticalThresholds(of: engine).map { $0 ?? -.infinity }
  }

  /// A trace whose timeline may be drawn. The figures come from runs that stored no display frames, so a timeline needs another run.
  ///
  /// It is a class, so that a trace that is not drawn uses no memory for it.
  final class Candidate: Sendable {
    private let trace: Trace
    private let scored: [ScoredGesture]

    fileprivate init(trace: Trace, scored: [ScoredGesture]) { (self.trace, self.scored) = (trace, scored) }

    /// The timeline as JSON for the page.
    ///
    /// - Parameters:
    ///   - settings: The engines and scroll models.
    ///   - hasIndicators: True if the film strip shows the engine's indicator, which takes a few kilobytes per engine.
    /// - Returns: A line of JSON.
    /// - Throws: An error for an external engine that violates the protocol.
    func details(_ settings: ReplaySettings, hasIndicators: Bool) throws(EngineFault) -> [UInt8] {
      let replays = settings.replays(of: trace)
      return PageTrace.details(
        options: settings.options, grounds: try drawn(replays, settings, hasIndicators: hasIndicators))
    }

    /// Runs every engine again, model by model, and stores the display frames unless there are too many to draw.
    private func drawn(
      _ replays: [GroundReplays], _ settings: ReplaySettings, hasIndicators: Bool
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
          var strip: [UInt8] = []
          if hasIndicators, gestures.count == 1, !steps.isEmpty {
            let picture = ReplayPicture(of: ground.replay(ofEngine: index), result: run, frames: steps)
            strip = StripText.text(of: picture)
          }
          return PageReplay(run, gestures: gestures, frames: steps, strip: strip)
        }
        return (ground, runs)
      }
    }
  }
}
