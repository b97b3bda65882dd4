import ReplayStatistics
import TextFormats

/// How far people or devices differ in what one engine does for them: missed pulls, false alarms, and fires without an intent.
struct UnitRanges {
  /// A proportion that is computed separately for each person or device, with its names in JSON and text.
  private struct Share {
    let key: String
    let words: String
    let meaning: String
    let range: @Sendable (ReportGroup) -> UnitRange?
  }

  private static let all = [
    Share(key: "false_negative_rate", words: "missed", meaning: "pulls missed") { $0.shares.missRange },
    Share(key: "false_positive_rate", words: "false alarms", meaning: "other gestures fired in") {
      $0.shares.alarmRange
    },
    Share(key: "hits_fired", words: "fired", meaning: "gestures without an intent fired in") {
      $0.hits.firedRange
    },
  ]

  private let sampling: Sampling
  private let ranges: [(key: String, words: String, range: UnitRange)]

  /// Computes the ranges over the people or devices of a group.
  init(_ group: ReportGroup) {
    sampling = group.sampling
    ranges = Self.all.compactMap { share in share.range(group).map { (share.key, share.words, $0) } }
  }

  /// The ranges as text: `Range over 16 people: fired 1 to 48 % (median 12 %)`; nil if gestures are the sampling unit.
  var words: String? {
    guard let count = sampling.words, !ranges.isEmpty else { return nil }
    let parts = ranges.map { _, words, range in
      "\(words) \(Self.percent(range.lowest)) to \(Self.percent(range.highest)) % (median \(Self.percent(range.median)) %)"
    }
    return "Range over \(count): \(parts.joined(separator: "; "))"
  }

  /// A table of the ranges with one row per engine; nil if gestures are the sampling unit.
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

  /// The JSON fields for the sampling unit and the ranges.
  static let fields = Fields<UnitRanges>(
    Sampling.drawn.of { $0.sampling }
      + all.map { share in
        .optional(
          share.key,
          "The fraction of \(share.meaning) per person or device; absent if the sampling unit is gestures, or without such gestures.",
          rangeFields
        ) { ranges in ranges.ranges.first { $0.key == share.key }?.range }
      })

  private static let rangeFields = Fields<UnitRange>(
    sharedAs: "unit_range", "The range over people or devices, each counting once.",
    [
      .value("n", "People or devices that have such gestures, 1 or more.") { $0.units },
      .value("lowest", "The lowest fraction, 0 to 1.") { $0.lowest },
      .value("median", "The median of the fractions, 0 to 1.") { $0.median },
      .value("highest", "The highest fraction, 0 to 1.") { $0.highest },
    ])

  private static func percent(_ share: Double) -> String { Figures.fixed(share * 100, decimals: 0) }
}
