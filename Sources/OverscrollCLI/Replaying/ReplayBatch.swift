import GestureTraces
import TraceReplay

/// What became of one trace of a batch.
enum TraceOutcome: Sendable {
  /// It was replayed: what the trace says of itself, and the figures of every engine on every model.
  case replayed(ReplayedTrace)
  /// It could not be read: the line to print.
  case failed(String)
}

/// A trace that was replayed, without its events: a batch holds no folder's worth of them.
struct ReplayedTrace: Sendable {
  /// Path as given.
  let path: String
  /// The trace's first line.
  let header: TraceHeader
  /// The trace's last line; nil when it was cut off.
  let end: TraceEnd?
  /// Time of the last event, in seconds.
  let lastEvent: Double
  /// What a person should know about how it was read.
  let warnings: [String]
  /// The figures, engine by engine within model by model.
  let results: [ReplayResult]
}

/// Replays many traces, several at once, and hands them on in the order given.
enum ReplayBatch {
  /// Traces that are worked on before the first of them is handed on: keeps memory small and output flowing.
  private static let stretch = 64

  /// Replays the traces at `paths` and hands each outcome to `body`, in order.
  ///
  /// - Parameters:
  ///   - paths: Files, or `-`.
  ///   - settings: Engines, models and options.
  ///   - body: Takes each outcome.
  /// - Throws: What `body` throws.
  static func run(_ paths: [String], _ settings: ReplaySettings, _ body: (TraceOutcome) throws -> Void)
    rethrows
  {
    for start in stride(from: 0, to: paths.count, by: stretch) {
      let part = Array(paths[start..<min(start + stretch, paths.count)])
      let outcomes = ParallelMap.run(part.count, jobs: settings.jobs) { outcome(of: part[$0], settings) }
      for outcome in outcomes { try body(outcome) }
    }
  }

  private static func outcome(of path: String, _ settings: ReplaySettings) -> TraceOutcome {
    do {
      let trace = try TraceReader.trace(at: path)
      let (results, lastEvent) = results(of: trace, settings)
      return .replayed(
        ReplayedTrace(
          path: path, header: trace.header, end: trace.end, lastEvent: lastEvent,
          warnings: settings.options.warnings(of: trace),
          results: results))
    } catch {
      return .failed("\(error)")
    }
  }

  /// The figures of every engine on every model, and the time of the last event in seconds.
  private static func results(of trace: Trace, _ settings: ReplaySettings) -> ([ReplayResult], Double) {
    var results: [ReplayResult] = []
    var lastEvent = 0.0
    for model in settings.models {
      let replay = Replay(of: trace, model: model, options: settings.options)
      lastEvent = replay.track.lastEvent
      results += settings.engines.map { $0.run(on: replay).result }
    }
    return (results, lastEvent)
  }
}
