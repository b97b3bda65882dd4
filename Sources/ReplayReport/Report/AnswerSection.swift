import ReplayStatistics
import TextFormats
import TraceReplay

/// The part of a report's one-screen text about one ground and traces of one origin, such as `recorded`.
///
/// A ground is a scroll model, or `native` if each engine runs on its own.
struct AnswerSection {
  /// The groups of the section, one per engine; at least one.
  let members: [ReportGroup]
  /// Display frames per second.
  let rate: Double
  /// The most engines that the table shows.
  let most: Int
  /// The names of engines that are shown whatever their rank.
  var kept: Set<String> = []
  /// True to leave out free use and the models on which engines ran.
  var isBrief = false

  private var isGenerated: Bool { members.contains(where: \.isGenerated) }
  private var hasVerdicts: Bool { members.contains { $0.counts.total > 0 } }

  /// The section within `width` columns.
  func text(width: Int) -> String {
    var text = ReportHeadline(members).text(width: width)
    text += "\n"
    let ranked = Self.ranked(members)
    let shown = shown(of: ranked)
    let isFreeAlone =
      !hasVerdicts && members.allSatisfy { $0.hits.gestures == 0 && $0.verdicts.freeCount > 0 }
    let table = hasVerdicts ? verdicts(shown) : isFreeAlone ? freeUse(shown) : hits(shown)
    text += table.fitting(width: width)
    var sentences =
      hasVerdicts
      ? self.sentences(ranked) : isFreeAlone ? [freeKey] : key(ofHits: true) + momentum(ranked)
    if ranked.count > shown.count {
      let count = ranked.count - shown.count
      sentences.insert(
        "--full shows \(count == 1 ? "another engine" : "\(count) more engines").", at: 0)
    }
    if !isBrief, let models = NativeModels(ranked).sentence(naming: NativeModels.mostInAnswer) {
      sentences.append(models)
    }
    sentences += people(ranked) + members[0].sampling.notes
    sentences += members.shortNotes.map { "Beware: \($0)." }
    return text + "\n" + sentences.map { WrappedText.text($0, width: width, indent: 0) }.joined()
  }

  /// The groups to show: the first ones, but engines in ``kept`` take the places of the last ones, never that of the first.
  private func shown(of ranked: [ReportGroup]) -> [ReportGroup] {
    let wanted = ranked.indices.dropFirst().filter { kept.contains(ranked[$0].engine) }.prefix(
      max(0, most - 1))
    let others = ranked.indices.filter { !wanted.contains($0) }.prefix(most - wanted.count)
    return (wanted + others).sorted().map { ranked[$0] }
  }

  /// The groups of a section, best first: by the mean of miss rate and false-alarm rate, then by callback delay.
  ///
  /// If no gesture has an intent, no engine is better, so those that fire most come first. Generated gestures keep the order in which the
  /// engines were named.
  static func ranked(_ members: [ReportGroup]) -> [ReportGroup] {
    guard !members.contains(where: \.isGenerated) else { return members }
    let hasVerdicts = members.contains { $0.counts.total > 0 }
    let keys = members.map { group in
      hasVerdicts
        ? cost(of: group)
        : group.hits.gestures > 0 ? -(group.hits.fired.value ?? 0) : group.falseAccepts.value ?? 0
    }
    let late = members.map { $0.summary(of: .delayTotal).median ?? .infinity }
    return members.indices.sorted { (keys[$0], late[$0], $0) < (keys[$1], late[$1], $1) }.map { members[$0] }
  }

  /// The mean of miss rate and false-alarm rate, 0 to 1; only one of them if the other does not exist.
  private static func cost(of group: ReportGroup) -> Double {
    let shares = [group.counts.falseNegativeRate.value, group.counts.falsePositiveRate.value].compactMap(
      \.self)
    return shares.isEmpty ? .infinity : shares.reduce(0, +) / Double(shares.count)
  }

  private static let delay = ReplayFigure.delayHeading

  private func verdicts(_ shown: [ReportGroup]) -> TextTable {
    var table = TextTable(["engine", "missed", "false alarms", Self.delay, "rules broken"])
    for group in shown {
      table.add([
        group.engine, Figures.share(group.shares.falseNegativeRate),
        Figures.share(group.shares.falsePositiveRate),
        Self.late(group.summary(of: .delayTotal)), Figures.share(group.brokenShare),
      ])
    }
    return table
  }

  /// The table if there is only free use: triggers per hour for each engine, because no refresh was wanted.
  private func freeUse(_ shown: [ReportGroup]) -> TextTable {
    var table = TextTable(["engine", "false accepts per hour", "rules broken"])
    for group in shown {
      let rate = group.falseAccepts
      let bounds = bounds(rate.low, rate.high)
      table.add([group.engine, whole(rate.value) + bounds, Figures.share(group.brokenShare)])
    }
    return table
  }

  private var freeKey: String {
    "Every trigger in free use is a false accept. Rules broken is a percentage of gestures, at \(hertz); brackets hold 95 % intervals."
  }

  private func hits(_ shown: [ReportGroup]) -> TextTable {
    var table = TextTable(["engine", "reached", "fired", Self.delay, "rules broken"])
    for group in shown {
      table.add([
        group.engine, Figures.share(group.hits.reached), Figures.share(group.hits.fired),
        Self.late(group.hits.summary(of: .delayTotal)),
        Figures.share(group.brokenShare),
      ])
    }
    return table
  }

  /// A delay's median and interval as text, in whole milliseconds; one number if all three are equal.
  private static func late(_ summary: MetricSummary) -> String {
    let value = Figures.fixed(summary.median, decimals: 0)
    guard let bounds = summary.medianBounds else { return value }
    return "\(value) (\(Figures.fixed(bounds.low, decimals: 0))–\(Figures.fixed(bounds.high, decimals: 0)))"
  }

  /// The lines below the table that explain its columns: two lines of 80 columns, so that eight engines still fit a small terminal.
  private func key(ofHits: Bool) -> [String] {
    [
      ofHits
        ? "Reached (the pull passed the threshold), fired and rules broken are percentages."
        : "Missed is a percentage of pulls, false alarms of others, rules broken of all.",
      "Delay: median ms from due to callback (\(hertz)). Brackets: 95 % intervals.",
    ]
  }

  private var hertz: String { "\(Figures.short(rate, decimals: 2)) Hz" }

  /// Sentences on figures that the table does not show, such as false accepts in free use.
  private func sentences(_ ranked: [ReportGroup]) -> [String] {
    var sentences = key(ofHits: false)
    if !isBrief, let exposure = ranked.map(\.falseAccepts).max(by: { $0.hours < $1.hours }),
      exposure.hours > 0
    {
      let hours = "\(Figures.fixed(exposure.hours, decimals: 2))\u{A0}h"
      let rates = span(
        ranked.map { ($0.engine, $0.falseAccepts.value, ($0.falseAccepts.low, $0.falseAccepts.high)) },
        " per hour")
      sentences.append("False accepts in \(hours) of free use: \(rates).")
    }
    if members[0].hits.gestures > 0 {
      let shares = span(
        ranked.map { group in
          let fired = group.hits.fired
          return (group.engine, fired.value.map(percent), (fired.low.map(percent), fired.high.map(percent)))
        }, " %")
      sentences.append(
        "Fired in the \(Counted.text(members[0].hits.gestures, "gesture")) without an intent: \(shares)."
      )
    }
    return sentences
  }

  /// A sentence on how far people or devices differ for the first engine; empty if gestures are the sampling unit.
  private func people(_ ranked: [ReportGroup]) -> [String] {
    UnitRanges(ranked[0]).words.map { ["\($0) with \(ranked[0].engine)."] } ?? []
  }

  /// A sentence on the engines that fired from momentum, without a finger, in gestures without an intent, and in how many gestures.
  private func momentum(_ ranked: [ReportGroup]) -> [String] {
    var found = ranked.filter { $0.hits.momentumCount > 0 }
    if !isGenerated { found.sort { $0.hits.momentumCount > $1.hits.momentumCount } }
    guard !found.isEmpty else { return ["No engine fired from momentum, after the finger lifted."] }
    let names = found.prefix(Self.mostNames).map { "\($0.engine) in \($0.hits.momentumCount)" }
    let rest = found.count > Self.mostNames ? " and \(found.count - Self.mostNames) more engines" : ""
    return ["Fired from momentum, after the finger lifted: \(names.joined(separator: ", "))\(rest)."]
  }

  private static let mostNames = 5
  private func percent(_ share: Double) -> Double { 100 * share }

  /// The smallest and the largest value of a figure as text, each with its interval and, except for generated gestures, its engine.
  ///
  /// An example is `0 (0–21) per hour with uirefreshcontrol to 79 (43–133) with pullview`.
  private func span(
    _ figures: [(engine: String, value: Double?, bounds: (low: Double?, high: Double?))], _ unit: String
  ) -> String {
    let known = figures.filter { $0.value != nil }
    let value = { (figure: (engine: String, value: Double?, bounds: (low: Double?, high: Double?))) in
      figure.value ?? 0
    }
    guard let least = known.min(by: { value($0) < value($1) }),
      let most = known.max(by: { value($0) < value($1) })
    else { return Figures.none }
    let words = [least, most].map { "\(whole($0.value))\(bounds($0.bounds.low, $0.bounds.high))" }
    if least.value == most.value { return words[0] + unit + (known.count == 1 ? "" : " with every engine") }
    if isGenerated { return words.joined(separator: " to ") + unit }
    return "\(words[0])\(unit) with \(least.engine) to \(words[1]) with \(most.engine)"
  }

  /// An interval as text, such as ` (1–48)`; empty if there is none.
  private func bounds(_ low: Double?, _ high: Double?) -> String {
    low.map { " (\(whole($0))–\(whole(high)))" } ?? ""
  }

  private func whole(_ value: Double?) -> String { Figures.fixed(value, decimals: 0) }
}
