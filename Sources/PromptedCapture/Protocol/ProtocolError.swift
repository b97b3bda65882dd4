/// A fault in a protocol file: where it is, what is wrong, what to do.
package struct ProtocolError: Error, Equatable, CustomStringConvertible {
  /// The path as given, with line and column where the JSON itself is wrong.
  package let location: String
  /// The fault and what to do.
  package let problem: String

  init(_ location: String, _ problem: String) {
    self.location = location
    self.problem = problem
  }

  /// `mine.json: prompts[2].speed is "quick"; it must be one of "slow", "normal", "fast"`.
  package var description: String { "\(location): \(problem)" }
}
