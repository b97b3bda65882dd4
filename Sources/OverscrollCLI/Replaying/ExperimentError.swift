/// Why an experiment on traces has no result, in one line.
///
/// The message says where, what was wrong, and what to do.
struct ExperimentError: Error, Equatable, CustomStringConvertible {
  /// The line, without a full stop.
  let description: String

  /// A failure with its line.
  ///
  /// - Parameter message: Where, what was wrong, what to do.
  init(_ message: String) { description = message }
}
