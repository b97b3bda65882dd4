/// An error in a protocol file: where it is, what is wrong, what to do.
package struct ProtocolError: Error, Equatable, CustomStringConvertible {
  /// The file's path as the caller gave it, with line and column if the JSON itself is invalid.
  package let location: String
  /// The rest of the message: what is wrong, and what to do.
  package let problem: String

  init(_ location: String, _ problem: String) {
    self.location = location
    self.problem = problem
  }

  /// The message, such as `mine.json: prompts[2].speed is "quick"; it must be one of "slow", "normal", "fast"`.
  package var description: String { "\(location): \(problem)" }
}
