import TextFormats
import TextTables

/// The count of traces in the title of a report's section.
struct TraceCount {
  /// Traces in which a refresh was wanted or not.
  let confusion: Int
  /// Pulls among them.
  let pulls: Int
  /// Traces of free use beside.
  let free: Int
  /// The length of those, in hours.
  let hours: Double

  /// `80 traces, 10 of them pulls`; of free use alone `2 traces of free use, 0.18 h`.
  var words: String {
    confusion == 0 && free > 0
      ? "\(Self.traces(free)) of free use, \(Figures.fixed(hours, decimals: 2)) h"
      : "\(Self.traces(confusion)), \(pulls) of them pulls"
  }

  private static func traces(_ count: Int) -> String { Counted.text(count, "trace") }
}
