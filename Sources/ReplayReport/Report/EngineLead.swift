import ReplayStatistics
import TextFormats

/// The lead of the best engine over the others, and whether it is statistically significant.
///
/// Two engines differ significantly if one of them is right more often than chance explains, over pulls or over other gestures. Both are
/// tested by McNemar's exact test, by person, adjusted by Holm's method for all tests against the best engine, at 5 %. Engines that decide
/// every gesture like the best one share its rank, however late they are, because more gestures could not separate them.
struct EngineLead {
  /// The significance level: two engines differ significantly if the adjusted p value is below it.
  static let level = 0.05
  /// The most engines that a sentence names; of the others it gives only the number.
  private static let mostNames = 5

  /// The names of the best engine and of those with the same verdict in every gesture.
  let firsts: [String]
  /// The number of engines that are not in ``firsts``.
  private let others: Int
  /// The names of engines not in ``firsts`` whose difference to the best engine may be chance.
  let level: [String]
  /// The size of the sample as text: `85 gestures`, `85 gestures of 6 people`.
  private let gestures: String

  /// Tests the first group of a section against each of the others.
  ///
  /// - Parameter ranked: Two or more groups of one section, the best first.
  init(_ ranked: [ReportGroup]) {
    gestures =
      Counted.text(ranked[0].counts.total, "gesture") + (ranked[0].sampling.words.map { " of \($0)" } ?? "")
    let isFirst = ranked.map { $0.verdicts == ranked[0].verdicts }
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

  /// Per person, the number of gestures in which both engines were right, only one, or neither: over pulls, or else over other gestures.
  private static func pairs(_ one: ReportGroup, _ other: ReportGroup, pulls: Bool) -> ClusteredPairs {
    let (right, wrong) =
      pulls ? (UInt8(ascii: "T"), UInt8(ascii: "N")) : (UInt8(ascii: "."), UInt8(ascii: "F"))
    return (one.gestureUnits ?? GestureUnits()).pairs(as: one.sampling) { index in
      let pair = (one.verdicts[index], other.verdicts[index])
      guard pair.0 == right || pair.0 == wrong, pair.1 == right || pair.1 == wrong else { return nil }
      return (pair.0 == right, pair.1 == right)
    }
  }

  /// The rank of the best engine as a clause: `ionic ranks first`.
  var place: String {
    if others == 0 { return "\(Self.list(firsts)) (identical decisions) rank equally" }
    return firsts.count == 1
      ? "\(firsts[0]) ranks first" : "\(Self.list(firsts)) (identical decisions) rank first"
  }

  /// A clause on whether the lead may be chance; nil if all engines decide alike.
  private var clause: String? {
    if others == 0 { return nil }
    if level.isEmpty { return "the lead is statistically significant" }
    let beginning = "with \(gestures) the difference to"
    if level.count == others {
      return "\(beginning) every other engine may be chance (sweep --plan estimates how many are needed)"
    }
    return "\(beginning) \(Self.list(level)) may be chance"
  }

  /// A sentence on whether the lead of the best engine may be chance.
  var certainty: String {
    guard let clause else {
      return "They decided every gesture alike, so these gestures do not distinguish them."
    }
    let rest = level.isEmpty || level.count == others ? "" : "; the lead over the others is significant"
    return clause.prefix(1).uppercased() + clause.dropFirst() + rest + "."
  }

  /// Which engine ranks first, and whether its lead may be chance, in one sentence.
  var sentence: String {
    guard let clause else { return "\(place)." }
    return "\(place)\(level.isEmpty ? ";" : ", but") \(clause)."
  }

  /// Names as `a and b` or `a, b and c`; a long list ends with the number of names left out.
  private static func list(_ names: [String]) -> String {
    let shown = names.prefix(names.count > mostNames ? mostNames : names.count - 1)
    let last = names.count > mostNames ? "\(names.count - mostNames) more" : names[names.count - 1]
    return shown.isEmpty ? last : "\(shown.joined(separator: ", ")) and \(last)"
  }
}
