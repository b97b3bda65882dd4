import TextFormats
import TraceReplay

/// The gestures of free use in which an engine fired: how often it fired, and when first.
///
/// There is one row for each letter `f` of the group's ``TraceVerdicts``, in the same order.
struct FreeUse: Equatable, Sendable {
  private static let key = "triggers"

  /// The number of triggers in each of these gestures.
  private(set) var triggers: [Int] = []
  /// The times of the first trigger in each of these gestures.
  private(set) var times = FiredTimes()

  init() {}

  /// Adds the row of a replay that fired.
  mutating func add(_ result: ReplayResult) {
    triggers.append(result.triggers)
    times.add(result)
  }

  static let fields = Fields<FreeUse>(
    [.value(key, "The number of triggers in each, 1 or more.") { $0.triggers }]
      + FiredTimes.lists.map { $0.of { $0.times } })

  /// Reads the triggers from a report's JSON; nil if a list is missing or does not have `rows` numbers.
  init?(_ json: JSONValue?, rows: Int) {
    guard let counts = json?[Self.key]?.array?.compactMap(\.integer), counts.count == rows,
      counts.allSatisfy({ 0...GroupRecord.mostEvents ~= $0 }), let times = FiredTimes(json, rows: rows)
    else { return nil }
    (triggers, self.times) = (counts, times)
  }
}
