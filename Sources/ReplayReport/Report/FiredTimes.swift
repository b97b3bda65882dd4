import GestureTraces
import TextFormats
import TraceReplay

/// The times of a trigger in each of some traces, so that a later report can put trace beside trace.
///
/// A row for each trace in which it fired, in their order; in milliseconds to a microsecond, and the threshold in points as it is;
/// nil where the replay has none.
struct FiredTimes: Equatable, Sendable {
  /// The metrics that a row holds.
  static let metrics = ReplayMetric.allCases.filter { $0.isOfTrigger || $0 == .threshold }

  /// By metric; one that an older report does not have is missing.
  private var columns: [ReplayMetric: [Double?]] = [:]

  /// No rows yet.
  init() {
    for metric in Self.metrics { columns[metric] = [] }
  }

  /// Adds the row of a replay that fired.
  mutating func add(_ result: ReplayResult) {
    for metric in Self.metrics {
      columns[metric]?.append(metric.value(in: result).flatMap { Self.kept($0, of: metric) })
    }
  }

  /// The column of a metric; nil of one that it does not hold.
  subscript(metric: ReplayMetric) -> [Double?]? { columns[metric] }

  private static func kept(_ value: Double, of metric: ReplayMetric) -> Double? {
    guard value.isFinite else { return nil }
    return metric == .threshold ? value : (value * 1000).rounded() / 1000 + 0
  }
}

extension FiredTimes {
  /// Writes a list under each metric's key into the object that is open.
  func write(to json: inout JSONWriter) {
    for metric in Self.metrics {
      json.list(metric.rawValue, columns[metric] ?? [])
    }
  }

  /// The times that a report holds; nil without any list that has `rows` numbers.
  init?(_ json: JSONValue?, rows: Int) {
    for metric in Self.metrics {
      guard let list = json?[metric.rawValue]?.array, list.count == rows else { continue }
      columns[metric] = list.map(\.double)
    }
    if columns.isEmpty { return nil }
  }
}
