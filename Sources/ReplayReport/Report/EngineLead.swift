import ReplayStatistics

/// The best engine's lead over the others, and whether the gestures at hand show it.
///
/// Two engines are told apart if they are right on different pulls, or on different other gestures, more one-sidedly than chance
/// would have it: McNemar's exact test on each, by person, adjusted by Holm's method for all tests against the best, at 5 %. Engines that
/// decide every gesture as the best does, and are as late, share its place.
struct EngineLead {
  /// Below this adjusted p two engines are told apart.
  static let level = 0.05
  /// Names in a sentence; of more a number is given.
  private static let mostNames = 5

  /// The best engine, and those that did the same in every gesture.
  let firsts: [String]
  /// The number of others.
  private let others: Int
  /// Those of the others that the gestures do not tell from the first.
  let level: [String]

  /// The lead of the first of some groups of one section.
  ///
  /// - Parameter ranked: Two or more, the best first.
  init(_ ranked: [ReportGroup]) {
    let late = ranked[0].summary(of: .delayTotal).median
    let isFirst = ranked.map {
      $0.verdicts == ranked[0].verdicts && $0.summary(of: .delayTotal).median == late
    }
    firsts = zip(ranked, isFirst).filter(\.1).map(\.0.engine)
    let rest = zip(ranked, isFirst).filter { !$0.1 }.map(\.0)
    others = rest.count
    let tests = rest.flatMap { other in
      [true, false].map { McNemarTest(Self.pairs(ranked[0], other, pulls: $0)).p }
    }
    let adjusted = HolmAdjustment.adjusted(tests)
    level = zip(rest.map(\.engine), stride(from: 0, to: adjusted.count, by: 2)).compactMap { name, index in
      min(adjusted[index], adjusted[index + 1]) < Self.level ? nil : name
    }
  }

  /// In how many gestures of each person both were right, one alone, or neither: of pulls, or of others.
  private static func pairs(_ one: ReportGroup, _ other: ReportGroup, pulls: Bool) -> ClusteredPairs {
    let (right, wrong) =
      pulls ? (UInt8(ascii: "T"), UInt8(ascii: "N")) : (UInt8(ascii: "."), UInt8(ascii: "F"))
    return (one.gestureUnits ?? GestureUnits()).pairs(as: one.sampling) { index in
      let pair = (one.verdicts[index], other.verdicts[index])
      guard pair.0 == right || pair.0 == wrong, pair.1 == right || pair.1 == wrong else { return nil }
      return (pair.0 == right, pair.1 == right)
    }
  }

  /// What a person may conclude.
  var sentence: String {
    if others == 0 { return "\(Self.list(firsts)) decide every gesture alike: none is ahead." }
    let isOne = firsts.count == 1
    let best = isOne ? firsts[0] : "\(Self.list(firsts)), which decide every gesture alike,"
    let (verb, them) = isOne ? ("is", "it") : ("are", "them")
    if level.isEmpty { return "\(best) \(verb) ahead, of every other beyond chance." }
    if level.count == others {
      return
        "\(best) \(verb) first, but so few gestures do not tell any of the others from \(them) (sweep --plan says how many would)."
    }
    let names = level.prefix(Self.mostNames).joined(separator: ", ")
    let more = level.count > Self.mostNames ? " and \(level.count - Self.mostNames) more" : ""
    return "\(best) \(verb) first; so few gestures do not tell \(them) from \(names)\(more)."
  }

  /// `a and b`, `a, b and c`; of many the first, and how many more.
  private static func list(_ names: [String]) -> String {
    let shown = names.prefix(names.count > mostNames ? mostNames : names.count - 1)
    let last = names.count > mostNames ? "\(names.count - mostNames) more" : names[names.count - 1]
    return shown.isEmpty ? last : "\(shown.joined(separator: ", ")) and \(last)"
  }
}
