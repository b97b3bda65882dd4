/// What is wrong with a policy file: where, what, what to do.
public struct PolicyFileError: Error, Equatable, CustomStringConvertible {
  /// The path as given, with line and column where the JSON itself is wrong.
  public let place: String
  /// What is wrong and what to do.
  public let problem: String

  init(_ place: String, _ problem: String) {
    self.place = place
    self.problem = problem
  }

  /// `mine.json: no key 'treshold' in a policy; did you mean 'threshold'?`.
  public var description: String { "\(place): \(problem)" }
}
