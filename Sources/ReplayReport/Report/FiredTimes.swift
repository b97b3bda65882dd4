import TextFormats
import TraceReplay

/// The times of a trigger in each of some traces, so that a later report can put trace beside trace.
///
/// A row for each trace in which it fired, in their order; in milliseconds to a microsecond, and the threshold in points as it is;
/// nil where the replay has none.
struct FiredTimes: Equatable, Sendable {
  /// The metrics that a row holds.
  static let metrics = ReplayFigure.metrics.filter { $0.fired != nil }

  /// In the order of ``metrics``; one that an older report does not have is missing.
  private var columns: [PackedNumbers?]

  /// No rows yet.
  init() { columns = Array(repeating: PackedNumbers(), count: Self.metrics.count) }

  /// Adds the row of a replay that fired.
  mutating func add(_ result: ReplayResult) {
    for (index, metric) in Self.metrics.enumerated() {
      columns[index]?.append(metric.value(in: result).flatMap { Self.kept($0, of: metric) })
    }
  }

  /// The column of a metric; nil of one that it does not hold.
  subscript(metric: ReplayFigure) -> [Double?]? {
    Self.metrics.firstIndex(of: metric).flatMap { columns[$0]?.all }
  }

  private static func kept(_ value: Double, of metric: ReplayFigure) -> Double? {
    guard value.isFinite else { return nil }
    return metric.isTime ? (value * 1000).rounded() / 1000 + 0 : value
  }
}

extension FiredTimes {
  /// A list under each metric's key.
  static let fields = Fields<FiredTimes>(
    sharedAs: "fired_times",
    "A list for each thing that a trigger times, a value for each gesture that fired, in milliseconds to a microsecond.",
    lists)

  /// The same among the fields of others.
  static let lists: [Field<FiredTimes>] = metrics.map { metric in
    .value(metric.key, metric.fired) { $0[metric] ?? [] }
  }

  /// The times that a report holds; nil without any list that has `rows` numbers.
  init?(_ json: JSONValue?, rows: Int) {
    columns = Self.metrics.map { metric in
      guard let list = json?[metric.key]?.array, list.count == rows else { return nil }
      return PackedNumbers(list.map(\.double))
    }
    if columns.allSatisfy({ $0 == nil }) { return nil }
  }
}
