import ReplayExperiments
import ReplayStatistics
import TextFormats

/// The three sentences at the start of a report's section: what was judged, how often the best engine is right, and whether its lead may be
/// chance.
///
///     2 engines were judged on 85 recorded gestures of 5 people in 80 files: 10 pulls, 75 others.
///     mrefresh ranks first: it missed 0 of 10 pulls and fired in 16 of 75 other gestures.
///     With 85 gestures of 5 people the difference to every other engine may be chance (sweep --plan estimates how many are needed).
struct ReportHeadline {
  /// The groups of the section in the order in which text shows them, usually the best first; at least one.
  private let groups: [ReportGroup]
  /// The group with the most gestures. Groups differ in number because an engine does not count gestures that begin during its refresh.
  private let fullest: ReportGroup
  private let lead: EngineLead?

  init(_ members: [ReportGroup]) {
    groups = AnswerSection.ranked(members)
    fullest = groups.max { $0.rated < $1.rated } ?? groups[0]
    let isRanked = groups.count > 1 && !groups[0].isGenerated && fullest.counts.total > 0
    lead = isRanked ? EngineLead(groups) : nil
  }

  /// The sentences as lines that fit `width` columns.
  func text(width: Int) -> String {
    [judged, result, certainty].map { WrappedText.text($0, width: width, indent: 0) }.joined()
  }

  // MARK: What was judged

  /// The first sentence: what was counted, and how it was replayed.
  var judged: String {
    let busy = groups.map { $0.busy + $0.hits.busy }
    let gestures = GestureCount(
      confusion: fullest.counts.total, pulls: fullest.counts.wanted, free: fullest.verdicts.freeCount,
      hours: fullest.falseAccepts.hours, files: fullest.files.labelled, unlabelled: fullest.hits.gestures,
      unlabelledFiles: fullest.files.unlabelled, busy: busy.max() ?? 0,
      isBusyForAll: Set(busy).count == 1, units: fullest.sampling.words, origin: fullest.origin
    ).words
    return "\(who) \(groups.count == 1 ? "was" : "were") \(isJudged ? "judged" : "replayed") on \(gestures)."
  }

  /// The subject of the first sentence: the engine, or the number of engines, with the model that was chosen for all.
  private var who: String {
    let engines = groups.count == 1 ? groups[0].engine : "\(groups.count) engines"
    let isOwn = [Ground.nativeName, ObservationSettings.model].contains(groups[0].ground)
    return isOwn ? engines : "\(engines) on \(groups[0].ground)"
  }

  private var isJudged: Bool { fullest.counts.total > 0 || fullest.verdicts.freeCount > 0 }

  // MARK: Who is right

  /// The second sentence: how often the best engine is right; for generated gestures the range over all engines.
  private var result: String {
    if fullest.counts.total > 0 { return verdicts }
    return fullest.hits.gestures > 0 ? hits : freeUse
  }

  private var verdicts: String {
    let unknown =
      fullest.counts.wanted == 0 ? "missed pulls" : fullest.counts.unwanted == 0 ? "false alarms" : nil
    let end = unknown.map { "; \($0) are not known." } ?? "."
    guard let lead else { return "\(subject) \(mistakes(of: groups))\(end)" }
    return "\(lead.place): \(lead.firsts.count == 1 ? "it" : "each") \(mistakes(of: [groups[0]]))\(end)"
  }

  private var subject: String { groups.count == 1 ? groups[0].engine : "Engines" }

  /// The mistakes of some groups as text: `missed 0 to 5 of 10 pulls and fired in 2 to 16 of 75 other gestures`.
  private func mistakes(of groups: [ReportGroup]) -> String {
    let counts = groups.map(\.counts)
    let pulls = Self.part(counts.map { ($0.falseNegatives, $0.wanted) }, "pull")
    let others = Self.part(
      counts.map { ($0.falsePositives, $0.unwanted) },
      counts.contains { $0.wanted > 0 } ? "other gesture" : "gesture")
    return [pulls.map { "missed \($0)" }, others.map { "fired in \($0)" }].compactMap(\.self)
      .joined(separator: " and ")
  }

  private var hits: String {
    let known = groups.filter { $0.hits.gestures > 0 }
    let shares = Self.part(known.map { ($0.hits.firedCount, $0.hits.gestures) }, "gesture") ?? ""
    return "\(subject) fired in \(shares); whether that was right is not known."
  }

  private var freeUse: String {
    let rates = groups.compactMap(\.falseAccepts.value)
    let (least, most) = (whole(rates.min()), whole(rates.max()))
    let range = least == most ? least : "\(least) to \(most)"
    return "\(subject) fired \(range) times per hour, without a refresh being wanted."
  }

  /// A range of counts as text, such as `0 to 5 of 10 pulls`; nil if there is nothing to count.
  ///
  /// It is in percent if the totals differ between engines.
  private static func part(_ counts: [(count: Int, all: Int)], _ noun: String) -> String? {
    let counts = counts.filter { $0.all > 0 }
    guard let first = counts.first else { return nil }
    let isOfOne = counts.allSatisfy { $0.all == first.all }
    let figures = counts.map { isOfOne ? Double($0.count) : 100 * Double($0.count) / Double($0.all) }
    let ends = [figures.min() ?? 0, figures.max() ?? 0].map { Figures.fixed($0, decimals: 0) }
    let range = ends[0] == ends[1] ? ends[0] : "\(ends[0]) to \(ends[1])"
    return isOfOne
      ? "\(range) of \(Counted.text(first.all, noun))" : "\(range) % of \(noun)s"
  }

  // MARK: How certain that is

  private var certainty: String {
    if groups[0].isGenerated { return GeneratedGestures.sentence }
    return lead?.certainty
      ?? (isJudged ? intervals : "Without an intent no trigger can be called right or wrong.")
  }

  /// The third sentence if there is only one engine: the intervals of its rates.
  private var intervals: String {
    guard fullest.counts.total > 0 else {
      let rate = fullest.falseAccepts
      guard rate.low != nil else { return "This rate has no interval." }
      return "The 95 % interval is \(whole(rate.low)) to \(whole(rate.high)) per hour."
    }
    let shares = fullest.shares
    let parts = [("missed pulls", shares.falseNegativeRate), ("false alarms", shares.falsePositiveRate)]
      .compactMap { name, share -> String? in
        guard let low = share.low, let high = share.high else { return nil }
        return "\(whole(100 * low)) to \(whole(100 * high)) % for \(name)"
      }
    guard !parts.isEmpty else { return "These percentages have no interval." }
    return "The 95 % \(parts.count == 1 ? "interval is" : "intervals are") \(parts.joined(separator: ", "))."
  }

  private func whole(_ value: Double?) -> String { Figures.fixed(value, decimals: 0) }
}

extension ReportGroup {
  /// The number of gestures that count in some rate: with an intent, free use, and without an intent.
  fileprivate var rated: Int { counts.total + verdicts.freeCount + hits.gestures }
}
