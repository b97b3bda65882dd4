/// A reason why a vector file cannot be used: where, what was wrong, what to do.
public struct VectorError: Error, Equatable, CustomStringConvertible {
  /// `FILE: CASE: what was wrong; what to do`.
  public let description: String

  init(_ place: String, _ problem: String) { description = "\(place): \(problem)" }
}
