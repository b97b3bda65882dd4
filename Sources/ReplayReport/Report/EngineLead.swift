import ReplayStatistics

/// The best engine's lead over the others, and whether the gestures at hand show it.
///
/// Two engines are told apart if they are right on different pulls, or on different other gestures, more one-sidedly than chance
/// would have it: McNemar's exact test on each, adjusted by Holm's method for all tests against the best, at 5 %.
struct EngineLead {
  /// Below this adjusted p two engines are told apart.
  static let level = 0.05
  /// Names in a sentence; of more a number is given.
  private static let mostNames = 5

  /// The engines' names, the best first.
  private let names: [String]
  /// Those that the gestures do not tell from the first.
  let level: [String]
  private let gestures: Int

  /// The lead of the first of some groups of one section.
  ///
  /// - Parameter ranked: Two or more, the best first.
  init(_ ranked: [ReportGroup]) {
    names = ranked.map(\.engine)
    gestures = ranked[0].counts.total
    let tests = ranked.dropFirst().flatMap { other in
      [true, false].map { McNemarTest(Self.pairs(ranked[0].verdicts, other.verdicts, pulls: $0)).p }
    }
    let adjusted = HolmAdjustment.adjusted(tests)
    level = zip(names.dropFirst(), stride(from: 0, to: adjusted.count, by: 2)).compactMap { name, index in
      min(adjusted[index], adjusted[index + 1]) < Self.level ? nil : name
    }
  }

  /// In how many gestures both were right, one alone, or neither: of pulls, or of others.
  private static func pairs(_ first: TraceVerdicts, _ second: TraceVerdicts, pulls: Bool) -> PairedCounts {
    let (right, wrong) =
      pulls ? (UInt8(ascii: "T"), UInt8(ascii: "N")) : (UInt8(ascii: "."), UInt8(ascii: "F"))
    var counts = PairedCounts()
    for index in 0..<max(first.count, second.count) {
      let pair = (first[index], second[index])
      guard pair.0 == right || pair.0 == wrong, pair.1 == right || pair.1 == wrong else { continue }
      counts.count(first: pair.0 == right, second: pair.1 == right)
    }
    return counts
  }

  /// What a person may conclude.
  var sentence: String {
    let best = names[0]
    if level.isEmpty { return "\(best) is ahead, of every other beyond chance." }
    if level.count == names.count - 1 {
      return
        "\(best) is first, but so few gestures do not tell any of the others from it (sweep --plan says how many would)."
    }
    return "\(best) is first; so few gestures do not tell it from \(listed)."
  }

  private var listed: String {
    guard level.count > Self.mostNames else { return level.joined(separator: ", ") }
    return level.prefix(Self.mostNames).joined(separator: ", ") + " and \(level.count - Self.mostNames) more"
  }
}
