/// The reason why a file of test cases cannot be used: where it is wrong, what is wrong, what to do.
package struct VectorError: Error, Equatable, CustomStringConvertible {
  /// The message: `FILE: CASE: what was wrong; what to do`.
  package let description: String

  init(_ location: String, _ problem: String) { description = "\(location): \(problem)" }
}
