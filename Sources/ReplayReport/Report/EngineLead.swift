import ReplayStatistics
import TextFormats

/// The best engine's lead over the others, and whether it is statistically significant.
///
/// Two engines differ significantly if one of them is right more often than chance explains, over pulls or over other gestures: McNemar's
/// exact test on each, by person, adjusted by Holm's method for all tests against the best, at 5 %. Engines that decide every gesture as
/// the best does share its rank, however late they are, because more gestures could not separate them.
struct EngineLead {
  /// Two engines differ significantly if the adjusted p is below this.
  static let level = 0.05
  /// The most engines named in a sentence; if there are more, it gives their number.
  private static let mostNames = 5

  /// The best engine, and those with the same verdict in every gesture.
  let firsts: [String]
  /// The number of other engines.
  private let others: Int
  /// The other engines whose difference to the first may be chance.
  let level: [String]
  /// The sample that the tests use: `85 gestures`, `85 gestures of 6 people`.
  private let gestures: String

  /// The lead of the first of some groups of one section.
  ///
  /// - Parameter ranked: Two or more groups, the best first.
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

  /// Per person, the number of gestures in which both engines were right, only one was, or neither: for pulls or for other gestures.
  private static func pairs(_ one: ReportGroup, _ other: ReportGroup, pulls: Bool) -> ClusteredPairs {
    let (right, wrong) =
      pulls ? (UInt8(ascii: "T"), UInt8(ascii: "N")) : (UInt8(ascii: "."), UInt8(ascii: "F"))
    return (one.gestureUnits ?? GestureUnits()).pairs(as: one.sampling) { index in
      let pair = (one.verdicts[index], other.verdicts[index])
      guard pair.0 == right || pair.0 == wrong, pair.1 == right || pair.1 == wrong else { return nil }
      return (pair.0 == right, pair.1 == right)
    }
  }

  /// The rank of the best engine, without a full stop: `ionic ranks first`.
  var place: String {
    if others == 0 { return "\(Self.list(firsts)) (identical decisions) rank equally" }
    return firsts.count == 1
      ? "\(firsts[0]) ranks first" : "\(Self.list(firsts)) (identical decisions) rank first"
  }

  /// How significant the lead is, as a clause; nil if all engines decide alike.
  private var clause: String? {
    if others == 0 { return nil }
    if level.isEmpty { return "the lead is statistically significant" }
    let beginning = "with \(gestures) the difference to"
    if level.count == others {
      return "\(beginning) every other engine may be chance (sweep --plan estimates how many are needed)"
    }
    return "\(beginning) \(Self.list(level)) may be chance"
  }

  /// The sentence on the significance of the lead.
  var certainty: String {
    guard let clause else {
      return "They decided every gesture alike, so these gestures do not distinguish them."
    }
    let rest = level.isEmpty || level.count == others ? "" : "; the lead over the others is significant"
    return clause.prefix(1).uppercased() + clause.dropFirst() + rest + "."
  }

  /// The conclusion as one sentence.
  var sentence: String {
    guard let clause else { return "\(place)." }
    return "\(place)\(level.isEmpty ? ";" : ", but") \(clause)."
  }

  /// Names as `a and b` or `a, b and c`; a long list is cut, with the number of names left out.
  private static func list(_ names: [String]) -> String {
    let shown = names.prefix(names.count > mostNames ? mostNames : names.count - 1)
    let last = names.count > mostNames ? "\(names.count - mostNames) more" : names[names.count - 1]
    return shown.isEmpty ? last : "\(shown.joined(separator: ", ")) and \(last)"
  }
}
