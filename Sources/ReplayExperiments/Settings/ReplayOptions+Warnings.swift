import GestureTraces
import TraceReplay

extension ReplayOptions {
  /// Warnings about a replay of a trace with these options.
  ///
  /// - Parameter trace: The trace as read.
  /// - Returns: The reader's own warnings, and one if the requested layer is empty but another is not.
  package func warnings(of trace: Trace) -> [String] {
    guard let layer, !trace.events.isEmpty, !trace.events.contains(where: { $0.layer == layer }) else {
      return trace.warnings
    }
    return trace.warnings + [
      "\(trace.path): it does not have events in its \(layer.rawValue) layer; remove --layer"
    ]
  }
}
