import ReplayStatistics
import TextFormats

/// How far people or devices lie apart with one engine: pulls missed, false alarms, and what fired without an intent.
struct UnitRanges {
  private let sampling: Sampling
  private let ranges: [(key: String, words: String, range: UnitRange)]

  /// Those of a group.
  init(_ group: ReportGroup) {
    sampling = group.sampling
    let shares = group.shares
    ranges = [
      ("false_negative_rate", "pulls missed", shares.missRange),
      ("false_positive_rate", "false alarms", shares.alarmRange),
      ("hits_fired", "fired", group.hits.firedRange),
    ].compactMap { key, words, range in range.map { (key, words, $0) } }
  }

  /// `Across 16 people fired 1 to 48 %, median 12 %`; nil where gestures are drawn.
  var words: String? {
    guard let count = sampling.words, !ranges.isEmpty else { return nil }
    let parts = ranges.map { _, words, range in
      "\(words) \(Self.percent(range.lowest)) to \(Self.percent(range.highest)) %, median \(Self.percent(range.median)) %"
    }
    return "Across \(count) \(parts.joined(separator: "; "))"
  }

  /// A line for each engine; nil where gestures are drawn.
  static func table(_ members: [ReportGroup]) -> TextTable? {
    let all = members.map(UnitRanges.init)
    var names: [String] = []
    for range in all.flatMap(\.ranges) where !names.contains(range.words) { names.append(range.words) }
    guard !names.isEmpty else { return nil }
    var table = TextTable(["engine"] + names)
    for (group, one) in zip(members, all) {
      let cells = names.map { name in
        one.ranges.first { $0.words == name }.map { _, _, range in
          [range.lowest, range.median, range.highest].map(percent).joined(separator: ", ")
        } ?? Figures.none
      }
      table.add([group.engine] + cells)
    }
    return table
  }

  /// Writes the object `sampling`: what was drawn at random, how many, and the ranges.
  func write(to json: inout JSONWriter) {
    json.object("sampling") { json in
      json.member("unit", sampling.unit.rawValue)
      json.member("n", sampling.count.map(Double.init))
      for (key, _, range) in ranges {
        json.object(key) { json in
          json.member("n", range.units)
          json.member("lowest", range.lowest)
          json.member("median", range.median)
          json.member("highest", range.highest)
        }
      }
    }
  }

  private static func percent(_ share: Double) -> String { Figures.fixed(share * 100, decimals: 0) }
}
