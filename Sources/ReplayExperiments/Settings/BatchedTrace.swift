/// The result of processing one of many traces, without the trace's events.
package protocol BatchedTrace: Sendable {
  /// The warnings from reading the trace.
  var warnings: [String] { get }
  /// The number of results of about a kilobyte that it holds until they are passed on.
  var results: Int { get }
}

extension BatchedTrace {
  /// A single result, or a few.
  package var results: Int { 1 }
}
