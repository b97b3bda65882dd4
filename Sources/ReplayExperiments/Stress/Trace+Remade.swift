import GestureTraces
import TraceReplay

extension Trace {
  /// The key in a trace's source that says which program changed it.
  package static var remadeKey: String { "remade_by" }

  /// The layer that a replay reads.
  ///
  /// - Parameter options: How the trace is replayed.
  /// - Returns: The requested layer, otherwise the one that contains a drag.
  package func replayedLayer(_ options: ReplayOptions) -> TraceLayer {
    options.layer ?? FingerTrack.layer(of: self)
  }

  /// The trace with one layer only, graded anew.
  ///
  /// - Parameter layer: The layer to keep.
  /// - Returns: A trace whose replay is the same.
  package func keeping(_ layer: TraceLayer) -> Trace {
    remade(
      of: events.filter { $0.layer == layer }, layer: layer, by: "overscroll, of the layer \(layer.rawValue)")
  }

  /// A trace of one layer with other events, graded anew; its source says which program changed it.
  ///
  /// - Parameters:
  ///   - events: The new events in order of time, all of `layer`.
  ///   - layer: The only remaining layer.
  ///   - maker: The program that changed it, for the source.
  /// - Returns: A trace with the same origin, intent and scene.
  func remade(of events: [TraceEvent], layer: TraceLayer, by maker: String) -> Trace {
    var trace = Trace(path: path, header: header, events: events, end: nil)
    trace.header.statedLayers = [layer]
    trace.header.source.others[Self.remadeKey] = .string(maker)
    guard let end else { return trace }
    let time = max(end.timeMicroseconds, events.last?.timeMicroseconds ?? 0)
    trace.header.labels = header.labels?.cut(at: time)
    trace.end = TraceEnd(
      timeMicroseconds: time, events: events.count,
      grade: TraceIntegrity(of: trace).grade(endedAtMicroseconds: time))
    return trace
  }
}
