/// The reason why an experiment on traces has no result.
///
/// The message says where the error is, what is wrong, and what to do.
package struct ExperimentError: Error, Equatable, CustomStringConvertible {
  /// The message, without a full stop.
  package let description: String

  /// An error with the given message.
  ///
  /// - Parameter message: Where the error is, what is wrong, what to do.
  package init(_ message: String) { description = message }
}
