import GestureTraces
import TraceReplay

/// The times of every trace in which an engine fired, so that a later report can put trace beside trace.
///
/// A row for each `T` and `F` of the group's ``TraceVerdicts``, in their order; in milliseconds to a microsecond, nil where
/// the replay has none.
struct FiredTimes: Equatable, Sendable {
  /// What a row holds.
  static let metrics = ReplayMetric.allCases.filter(\.isOfTrigger)

  private(set) var columns: [[Double?]] = metrics.map { _ in [] }

  /// No rows yet.
  init() {}

  /// How many there are.
  var count: Int { columns[0].count }

  /// Adds the row of a replay that fired.
  mutating func add(_ result: ReplayResult) {
    for (place, metric) in Self.metrics.enumerated() {
      columns[place].append(metric.value(in: result).flatMap(Self.rounded))
    }
  }

  /// The column of a metric; empty of one that it does not hold.
  subscript(metric: ReplayMetric) -> [Double?] {
    Self.metrics.firstIndex(of: metric).map { columns[$0] } ?? []
  }

  private static func rounded(_ value: Double) -> Double? {
    value.isFinite ? (value * 1000).rounded() / 1000 + 0 : nil
  }
}

extension FiredTimes {
  /// Writes the object `fired`: a list under each metric's key.
  func write(to json: inout JSONWriter) {
    json.object { json in
      for (metric, column) in zip(Self.metrics, columns) {
        json.key(metric.rawValue)
        json.array { json in for value in column { json.value(value) } }
      }
    }
  }

  /// What was written; nil where a list is missing, or has not `rows` numbers.
  init?(_ json: JSONValue?, rows: Int) {
    columns = Self.metrics.compactMap { metric in
      json?[metric.rawValue]?.array.flatMap { $0.count == rows ? $0.map(\.double) : nil }
    }
    guard columns.count == Self.metrics.count else { return nil }
  }
}
