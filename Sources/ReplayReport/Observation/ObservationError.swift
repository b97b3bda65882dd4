/// The reason why a log is not held against a trace: where, what is wrong, and what to do.
package struct ObservationError: Error, Equatable, CustomStringConvertible {
  /// The line, without a full stop.
  package let description: String

  /// A failure with its line.
  package init(_ description: String) { self.description = description }
}
