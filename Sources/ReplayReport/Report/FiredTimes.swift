import TextFormats
import TraceReplay

/// The times of the trigger in each trace that fired, so that a later report can be compared trace by trace.
///
/// There is one row per trace that fired, in order. Times are in milliseconds, rounded to a microsecond; the threshold is in points, not
/// rounded. A value that the replay lacks is nil.
struct FiredTimes: Equatable, Sendable {
  /// The metrics of which each row has a value.
  static let metrics = ReplayFigure.metrics.filter { $0.fired != nil }

  /// The values of each metric over all rows, in the order of ``metrics``; nil if an older report lacks the metric.
  private var columns: [PackedNumbers?]

  init() { columns = Array(repeating: PackedNumbers(), count: Self.metrics.count) }

  /// Adds a row with the times of a replay that fired.
  mutating func add(_ result: ReplayResult) {
    for (index, metric) in Self.metrics.enumerated() {
      columns[index]?.append(metric.value(in: result).flatMap { Self.kept($0, of: metric) })
    }
  }

  /// The values of a metric, one per row; nil if the metric is not stored.
  subscript(metric: ReplayFigure) -> [Double?]? {
    Self.metrics.firstIndex(of: metric).flatMap { columns[$0]?.all }
  }

  private static func kept(_ value: Double, of metric: ReplayFigure) -> Double? {
    guard value.isFinite else { return nil }
    return metric.isTime ? (value * 1000).rounded() / 1000 + 0 : value
  }
}

extension FiredTimes {
  /// The JSON fields: for each metric one list with a value per row.
  static let fields = Fields<FiredTimes>(
    sharedAs: "fired_times",
    "One list per time of a trigger, with one value per gesture that fired, in milliseconds to a microsecond.",
    lists)

  /// The same fields as ``fields``, as a list that can be included among other fields.
  static let lists: [Field<FiredTimes>] = metrics.map { metric in
    .value(metric.key, metric.fired) { $0[metric] ?? [] }
  }

  /// Reads the times from a report's JSON; nil if no list has `rows` numbers.
  init?(_ json: JSONValue?, rows: Int) {
    columns = Self.metrics.map { metric in
      guard let list = json?[metric.key]?.array, list.count == rows else { return nil }
      return PackedNumbers(list.map(\.double))
    }
    if columns.allSatisfy({ $0 == nil }) { return nil }
  }
}
