import GestureTraces

/// The size of a trace's file.
package struct ShrinkSize: Equatable, Sendable {
  /// The number of lines between the header and the end line of the file.
  package let events: Int
  /// The time from the first event to the last, in milliseconds.
  package let milliseconds: Double
  /// The size of the trace's file, in bytes.
  package let bytes: Int

  /// The size of a trace, and of its file in bytes.
  package init(of trace: Trace, bytes: Int) {
    events = trace.events.count
    let times = trace.events.map(\.timeMicroseconds)
    milliseconds = Double((times.max() ?? 0) - (times.min() ?? 0)) / 1000
    self.bytes = bytes
  }
}
