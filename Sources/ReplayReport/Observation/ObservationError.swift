/// The reason why a log cannot be compared with a trace: where, what is wrong, and what to do.
package struct ObservationError: Error, Equatable, CustomStringConvertible {
  /// The message, without a full stop.
  package let description: String

  /// Stores the message of the error.
  package init(_ description: String) { self.description = description }
}
