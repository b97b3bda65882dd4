import GestureTraces
import ReplayStatistics
import TextFormats
import TraceReplay

/// The section of a text report for one ground (scroll model, or `native`) and one origin of traces, with one row per engine.
struct ReportSection {
  /// The groups of the section, one per engine; at least one.
  let members: [ReportGroup]
  /// Display frames per second.
  let rate: Double
  /// Which metrics get a table.
  let metrics: ReportMetrics

  /// The most parts that a table shows as columns. If there are more, the table would be too wide, and only JSON and CSV have the parts.
  static let mostParts = 8

  /// The section within `width` columns.
  func text(width: Int) -> String {
    var parts = [ReportHeadline(members).text(width: width)]
    parts.append(heading(physics, width))
    // Computed once, because each access runs the bootstrap again.
    let scores = members.map(\.scores)
    if members.contains(where: { $0.counts.total > 0 }) {
      parts.append(
        heading(
          "Accuracy. Brackets hold 95 % intervals; the callback delay is the median since a refresh was due.",
          width)
          + accuracy(scores).text(width: width)
          + reasons(scores, width: width))
      if members.contains(where: { !NoneSeen($0).isEmpty }) {
        parts.append(
          heading("Upper bounds where zero events were seen (95 %)", width) + zeros.text(width: width))
      }
      parts.append(
        heading("Gestures in which each engine fired, by intent", width) + intents.text(width: width))
      parts += [ReportPart.source, .device, .subject].compactMap { table(by: $0, width: width) }
    }
    parts += HitTables(members: members).texts(width: width)
    if members.contains(where: { $0.exposure > 0 }) {
      parts.append(
        heading("False accepts in free use", width) + falseAccepts.text(width: width)
          + freeZeros(width: width))
    }
    if let ranges = UnitRanges.table(members) {
      let heading = "Range over \(members[0].sampling.words ?? ""): the lowest, median and highest percentage"
      parts.append(self.heading(heading, width) + ranges.text(width: width))
    }
    if members.contains(where: { $0.triggersPerGesture.most > 1 }) {
      parts.append(
        heading("Gestures in which an engine fired more than once", width) + again.text(width: width))
    }
    parts += MetricTables(members: members, rate: rate, metrics: metrics).texts(width: width)
    if members.contains(where: { !$0.tallies.isEmpty }) {
      parts.append(ViolationTables(members: members).text(width: width))
    }
    return parts.joined(separator: "\n")
  }

  /// Sentences on the scroll models and the frame rate of the replays.
  private var physics: String {
    let models = NativeModels(members)
    let own = [models.one.map { "Scroll physics: \($0)." }, models.sentence()].compactMap(\.self)
    return (own + ["The display runs at \(Figures.short(rate, decimals: 2)) Hz."]).joined(separator: " ")
  }

  private func heading(_ text: String, _ width: Int) -> String {
    WrappedText.text(text, width: width, indent: 0)
  }

  private func accuracy(_ scores: [AccuracyScores]) -> TextTable {
    var table = TextTable([
      "engine", "TP", "FP", "FN", "TN", "precision", "recall", ReplayFigure.delayHeading, "F1", "MCC",
      "balanced",
    ])
    for (group, scores) in zip(members, scores) {
      let (counts, shares) = (group.counts, group.shares)
      let cells = [
        counts.truePositives, counts.falsePositives, counts.falseNegatives, counts.trueNegatives,
      ]
      table.add(
        [group.engine] + cells.map(String.init) + [shares.precision, shares.recall].map(Figures.share)
          + [Figures.fixed(group.summary(of: .delayTotal).median, decimals: 0)]
          + [scores.f1, scores.mcc].map { Figures.bounded($0, decimals: 2) }
          + [Figures.share(scores.balancedAccuracy)])
    }
    return table
  }

  /// The reasons for missing figures in the accuracy table, and the section's warnings; empty if there are none.
  private func reasons(_ scores: [AccuracyScores], width: Int) -> String {
    var lines = SectionReasons(members, scores).lines
    lines += members[0].sampling.notes
    for note in members.notes { lines.append("Beware: \(note).") }
    return lines.map { WrappedText.text($0, width: width, indent: 2) }.joined()
  }

  private var zeros: TextTable {
    var table = TextTable([
      "engine", "others without false alarm", "at most", "pulls without miss", "at most",
    ])
    for group in members {
      let zeros = NoneSeen(group)
      guard !zeros.isEmpty else { continue }
      table.add(
        [group.engine]
          + [zeros.falseAlarms, zeros.misses].flatMap { trials in
            [trials.map { "\($0.count)" } ?? Figures.none, Figures.percent(trials?.most, decimals: 1)]
          })
    }
    return table
  }

  /// A table with one column per intent that occurs: how many of its gestures fired, out of all.
  private var intents: TextTable {
    let present = Intent.allCases.filter { intent in members.contains { $0.counts(of: intent).total > 0 } }
    var table = TextTable(["engine"] + present.map(\.rawValue))
    for group in members {
      let cells = present.map { intent in
        let counts = group.counts(of: intent)
        return counts.total == 0 ? Figures.none : "\(counts.fired)/\(counts.total)"
      }
      table.add([group.engine] + cells)
    }
    return table
  }

  /// A table with one column per part: how many pulls fired, then how many other gestures; nil for a single part, or for too many.
  private func table(by dimension: ReportPart, width: Int) -> String? {
    let names = members[0].parts(by: dimension).map(\.name)
    guard names.count > 1 else { return nil }
    let heading = heading(
      "Gestures in which each engine fired, by \(dimension.rawValue): pulls, then others", width)
    guard names.count <= Self.mostParts else {
      return heading + "  There are \(names.count) of them: --json and --csv list all.\n"
    }
    var table = TextTable(["engine"] + names)
    for group in members {
      let parts = Dictionary(
        uniqueKeysWithValues: group.parts(by: dimension).map { ($0.name, $0.counts.total) })
      let cells = names.map { name in
        parts[name].map {
          "\($0.truePositives)/\($0.wanted), \($0.falsePositives)/\($0.total - $0.wanted)"
        } ?? Figures.none
      }
      table.add([group.engine] + cells)
    }
    return heading + table.text(width: width)
  }

  private var falseAccepts: TextTable {
    var table = TextTable(["engine", "fired", "hours", "per hour", "95 %"])
    for group in members {
      let rate = group.falseAccepts
      let cells = [rate.hours, rate.value, rate.low, rate.high].map { Figures.fixed($0, decimals: 2) }
      let bounds = rate.low == nil ? Figures.none : "(\(cells[2])–\(cells[3]))"
      table.add([group.engine, "\(rate.events)", cells[0], cells[1], bounds])
    }
    return table
  }

  /// A sentence on the upper bound of the rate if no engine fired in free use; the hours are the same for all engines.
  private func freeZeros(width: Int) -> String {
    guard let zero = members.lazy.compactMap({ NoneSeen($0).falseAccepts }).first else { return "" }
    let figures = [(zero.hours, 2), (zero.mostAnHour, 1), (NoneSeen.Hours.forOneAnHour, 1)]
    let words = figures.map { Figures.fixed($0.0, decimals: $0.1) }
    let sentence =
      "No false accept in \(words[0])\u{A0}h means at most \(words[1]) per hour (95\u{A0}%, one-sided). To claim at most 1 per hour, \(words[2])\u{A0}h without one are needed."
    return WrappedText.text(sentence, width: width, indent: 2)
  }

  private var again: TextTable {
    var table = TextTable(["engine", "gestures", "of all", "most triggers", "mean"])
    for group in members where group.triggersPerGesture.most > 1 {
      let triggers = group.triggersPerGesture
      table.add([
        group.engine, "\(triggers.gesturesWithMore)", "\(triggers.gestures)", "\(triggers.most)",
        Figures.fixed(triggers.mean, decimals: 2),
      ])
    }
    return table
  }
}
