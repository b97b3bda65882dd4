/// The result of work on a trace that was read, one of many.
package protocol BatchedTrace: Sendable {
  /// Warnings about how it was read.
  var warnings: [String] { get }
}
