/// The reason why an experiment on traces has no result, in one line.
///
/// The message says where, what was wrong, and what to do.
package struct ExperimentError: Error, Equatable, CustomStringConvertible {
  /// The line, without a full stop.
  package let description: String

  /// A failure with its line.
  ///
  /// - Parameter message: Where, what was wrong, what to do.
  package init(_ message: String) { description = message }
}
