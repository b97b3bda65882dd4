import GestureTraces

/// Why a trace cannot be written in a format: the trace's path, the reason, and what to do.
package struct ExportError: Error, Equatable, CustomStringConvertible {
  /// The path of the trace, as given.
  package let path: String
  /// The reason and what to do, as shown after the path.
  package let reason: String

  /// An error about the trace at `path`; `reason` says why it cannot be written, and what to do.
  package init(path: String, reason: String) {
    self.path = path
    self.reason = reason
  }

  /// An error about `trace`; `reason` says why it cannot be written, and what to do.
  package init(_ trace: Trace, _ reason: String) { self.init(path: trace.path, reason: reason) }

  /// The whole message: `pull-3.trace: a touchpad's trace has scrolls and no touches on a screen; …`.
  package var description: String { "\(path): \(reason)" }
}
