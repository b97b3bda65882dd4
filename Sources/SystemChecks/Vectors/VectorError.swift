/// The reason why a case file cannot be used: where, what is wrong, what to do.
package struct VectorError: Error, Equatable, CustomStringConvertible {
  /// The message: `FILE: CASE: what was wrong; what to do`.
  package let description: String

  init(_ location: String, _ problem: String) { description = "\(location): \(problem)" }
}
