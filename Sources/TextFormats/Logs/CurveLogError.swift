/// The reason why a log cannot be used: where, what is wrong, what to do.
package struct CurveLogError: Error, Equatable, CustomStringConvertible {
  /// The message: `FILE:LINE:COLUMN: what was wrong; what to do`.
  package let description: String

  /// An error at a location, with its message.
  package init(_ location: String, _ problem: String) { description = "\(location): \(problem)" }
}
