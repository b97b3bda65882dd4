/// The result of processing one of many traces.
package protocol BatchedTrace: Sendable {
  /// Warnings from reading the trace.
  var warnings: [String] { get }
}
