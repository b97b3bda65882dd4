/// The reason why a log cannot be used: the location, the problem, and what to do.
package struct CurveLogError: Error, Equatable, CustomStringConvertible {
  /// The message: `FILE:LINE:COLUMN: what was wrong; what to do`.
  package let description: String

  /// An error at a location, such as `log.csv:12:3`, with the problem and what to do.
  package init(_ location: String, _ problem: String) { description = "\(location): \(problem)" }
}
