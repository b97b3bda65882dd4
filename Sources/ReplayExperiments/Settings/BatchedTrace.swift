/// The result of processing one of many traces, without the trace's events.
package protocol BatchedTrace: Sendable {
  /// The warnings from reading the trace.
  var warnings: [String] { get }
}
