import GestureTraces

/// The reason that a trace cannot be written in a format: which trace, why, what to do.
package struct ExportError: Error, Equatable, CustomStringConvertible {
  /// The path of the trace as given.
  package let path: String
  /// Why, and what to do, as it stands behind the path.
  package let reason: String

  /// An error of a trace.
  package init(path: String, reason: String) {
    self.path = path
    self.reason = reason
  }

  /// An error of a trace.
  package init(_ trace: Trace, _ reason: String) { self.init(path: trace.path, reason: reason) }

  /// `pull-3.trace: a touchpad's trace has scrolls and no touches on a screen; …`.
  package var description: String { "\(path): \(reason)" }
}
