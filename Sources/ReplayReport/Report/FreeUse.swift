import TextFormats
import TraceReplay

/// The free-use gestures in which an engine fired: how often, and when first.
///
/// One row for each `f` of the group's ``TraceVerdicts``, in their order.
struct FreeUse: Equatable, Sendable {
  private static let key = "triggers"

  /// The number of triggers in each gesture.
  private(set) var triggers: [Int] = []
  /// The time of the first trigger in each gesture.
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

  /// The free use stored in a report; nil if a list is missing or does not have `rows` numbers.
  init?(_ json: JSONValue?, rows: Int) {
    guard let counts = json?[Self.key]?.array?.compactMap(\.integer), counts.count == rows,
      counts.allSatisfy({ 0...GroupRecord.mostEvents ~= $0 }), let times = FiredTimes(json, rows: rows)
    else { return nil }
    (triggers, self.times) = (counts, times)
  }
}
