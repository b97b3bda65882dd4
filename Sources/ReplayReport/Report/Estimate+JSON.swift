import GestureTraces
import ReplayStatistics
import TextFormats

extension Estimate {
  /// Writes the figure as every report has it: `{value, low, high, n}`, and `why` where one of them is null.
  ///
  /// - Parameters:
  ///   - json: Where a value may stand.
  ///   - scale: What value and bounds are multiplied by, for a figure in a unit of its own.
  func write(to json: inout JSONWriter, scale: Double = 1) {
    json.object { json in
      json.member("value", value.map { $0 * scale })
      json.member("low", low.map { $0 * scale })
      json.member("high", high.map { $0 * scale })
      json.member("n", count)
      if let why { json.member("why", why) }
    }
  }
}
