/// The result of work on a trace that was read, one of many.
package protocol BatchedTrace: Sendable {
  /// What a person should know about how it was read.
  var warnings: [String] { get }
}
