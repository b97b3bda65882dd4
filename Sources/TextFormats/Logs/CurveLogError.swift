/// The reason that a log cannot be used: where, what was wrong, what to do.
package struct CurveLogError: Error, Equatable, CustomStringConvertible {
  /// `FILE:LINE:COLUMN: what was wrong; what to do`.
  package let description: String

  /// An error at a location, and what to do.
  package init(_ location: String, _ problem: String) { description = "\(location): \(problem)" }
}
