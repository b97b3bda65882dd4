import GestureTraces

/// The size of a trace's file.
package struct ShrinkSize: Equatable, Sendable {
  /// The number of lines between header and end.
  package let events: Int
  /// From the first event to the last, in milliseconds.
  package let milliseconds: Double
  /// The file's size in bytes.
  package let bytes: Int

  /// The size of a trace whose file has this many bytes.
  package init(of trace: Trace, bytes: Int) {
    events = trace.events.count
    let times = trace.events.map(\.timeMicroseconds)
    milliseconds = Double((times.max() ?? 0) - (times.min() ?? 0)) / 1000
    self.bytes = bytes
  }
}
