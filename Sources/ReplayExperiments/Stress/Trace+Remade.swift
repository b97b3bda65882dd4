import GestureTraces
import TraceReplay

extension Trace {
  /// The key of a trace's source that says what a program made of it.
  package static var remadeKey: String { "remade_by" }

  /// The layer that a replay reads.
  ///
  /// - Parameter options: How it is replayed.
  /// - Returns: The one asked for, else the one that holds a drag.
  package func replayedLayer(_ options: ReplayOptions) -> TraceLayer {
    options.layer ?? FingerTrack.layer(of: self)
  }

  /// The same without its other layers, graded anew.
  ///
  /// - Parameter layer: The one to keep.
  /// - Returns: A trace whose replay is the same.
  package func keeping(_ layer: TraceLayer) -> Trace {
    remade(
      of: events.filter { $0.layer == layer }, layer: layer, by: "overscroll, of the layer \(layer.rawValue)")
  }

  /// A trace of one layer with other events: graded anew, and its source says who changed it.
  ///
  /// - Parameters:
  ///   - events: In order of time, all of `layer`.
  ///   - layer: The only one left.
  ///   - maker: What changed it, for its source.
  /// - Returns: A trace that keeps its origin, intent and scene.
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
