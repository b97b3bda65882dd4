/// A reason why a vector file cannot be used: where, what was wrong, what to do.
package struct VectorError: Error, Equatable, CustomStringConvertible {
  /// `FILE: CASE: what was wrong; what to do`.
  package let description: String

  init(_ location: String, _ problem: String) { description = "\(location): \(problem)" }
}
