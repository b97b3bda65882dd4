import GestureTraces
import ReplayReport
import ReplayStatistics
import TextFormats

extension HTMLReport {
  /// The title, what was counted, and the way to the parts.
  func writeHeader(_ report: Report, _ page: inout HTMLWriter) {
    page.element("a", ["class": "skip", "href": "#main"], text: "Skip to the figures")
    page.element("header") { page in
      page.element("h1", text: "Report: \(settings.title)")
      page.element("p", ["class": "lead"], text: summary(of: report))
      page.element("nav", ["aria-label": "Parts"]) { page in
        for (id, name) in Self.sections { page.element("a", ["href": "#\(id)"], text: name) }
        page.element("button", ["type": "button", "id": "theme"], text: "Switch theme")
      }
    }
    page.endLine()
  }

  private static let sections = [
    ("answer", "Answer"), ("traces", "Gestures"), ("people", "People"), ("disagreements", "Disagreements"),
    ("verdicts", "Verdicts"),
    ("intervals", "Intervals"), ("timing", "Timing and thresholds"), ("excluded", "Left out"),
    ("settings", "Settings"),
    ("reading", "How to read"),
  ]

  private func summary(of report: Report) -> String {
    func counted(_ count: Int, _ noun: String) -> String { Counted.text(count, noun) }
    let origins = Set(traces.map(\.label.origin)).sorted().joined(separator: ", ")
    let counting = traces.map { $0.gestures.filter { $0.label.reasonToExclude == nil } }
    let (all, free) = (counting.joined(), counting.joined().count { $0.label.intent == .free })
    let pulls = all.count { $0.label.intent == .pull }
    // Free use is counted by the hour, beside the verdicts.
    let files = counting.count { $0.contains { $0.label.intent != .free } }
    let isFree = free > 0 ? "; plus \(counted(free, "gesture")) of free use" : ""
    let models = NativeModels(report.firstSection)
    let grounds = settings.grounds
    let place = grounds.count > 1 ? grounds : [models.one ?? grounds[0]]
    let words = models.sentence(naming: Self.mostNamedModels).map { " " + $0 } ?? ""
    let scales = ScaleCounts(all.map(\.label)).note.map { " \($0)." } ?? ""
    return """
      \(counted(all.count - free, "gesture")) in \(counted(files, "file")) (\(origins.isEmpty ? "none" : origins)), \
      \(pulls) of them pulls\(isFree); \
      \(report.excluded.count) left out. \(counted(settings.engines.count, "engine")) on \
      \(place.joined(separator: ", ")), \
      \(Figures.fixed(settings.options.rate, decimals: 0)) frames a second.\(words)\(scales)
      """
  }

  /// Engines named with their models in the summary; of more it says how many had each model.
  private static let mostNamedModels = 12

  /// One line for each engine × model × origin.
  func writeVerdicts(_ report: Report, _ page: inout HTMLWriter) {
    page.element("section", ["id": "verdicts", "aria-labelledby": "verdicts-head"]) { page in
      page.element("h2", ["id": "verdicts-head"], text: "Verdicts")
      guard !report.groups.isEmpty else { return page.element("p", text: "No gesture could be counted.") }
      HTMLTable(
        caption:
          "How often each engine fired when it should, when it should not, and how late, \(report.orderInWords). Brackets hold 95 % intervals; a link leads to its gestures.",
        heads: [
          "engine", "model", "origin", "pulls missed", "false alarms", "late ms", "rules broken", "n",
          "TP", "FP",
          "FN", "TN", "precision", "recall", "F1", "MCC", "balanced", "false accepts/h", "late p95 ms",
        ],
        rows: report.rankedGroups.filter { $0.counts.total > 0 }.map { verdict(of: $0) },
        shown: ["engine", "model", "origin", "pulls missed", "false alarms", "late ms", "rules broken"]
      ).write(to: &page, id: "verdict-table")
      writeIntents(report, &page)
      writeHits(report, &page)
    }
    page.endLine()
  }

  /// The table of gestures without an intent: what fired, and nothing on right or wrong.
  private func writeHits(_ report: Report, _ page: inout HTMLWriter) {
    let groups = report.rankedGroups.filter { $0.hits.gestures > 0 }
    guard !groups.isEmpty else { return }
    HTMLTable(
      caption:
        "Gestures without an intent: hits, not mistakes. Reached is a pull past the threshold under the finger; no finger, fired by what momentum did.",
      heads: ["engine", "model", "origin", "gestures", "reached", "fired", "no finger", "late p50 ms"],
      rows: groups.map { group in
        let hits = group.hits
        return [
          .name(group.engine), .name(group.model), .name(group.origin), .count(hits.gestures),
          Self.share(hits.reached), Self.share(hits.fired), .count(hits.momentumCount),
          .figure(hits.summary(of: .delayTotal).median, decimals: 1),
        ]
      }
    ).write(to: &page, id: "hits-table")
  }

  private func verdict(of group: ReportGroup) -> [HTMLTable.Cell] {
    let (counts, shares) = (group.counts, group.shares)
    func count(_ number: Int, _ show: String) -> HTMLTable.Cell {
      .count(number, link: Self.link(to: group, showing: show))
    }
    return [
      .name(group.engine, link: Self.link(to: group)), .name(group.model), .name(group.origin),
      Self.share(shares.falseNegativeRate, link: Self.link(to: group, showing: "fn")),
      Self.share(shares.falsePositiveRate, link: Self.link(to: group, showing: "fp")),
      .figure(group.summary(of: .delayTotal).median, decimals: 0), Self.share(group.brokenShare),
      .count(counts.total),
      count(counts.truePositives, "tp"), count(counts.falsePositives, "fp"),
      count(counts.falseNegatives, "fn"),
      count(counts.trueNegatives, "tn"), Self.share(shares.precision), Self.share(shares.recall),
      .figure(counts.f1.value, decimals: 2), .figure(counts.mcc.value, decimals: 2),
      Self.share(counts.balancedAccuracy), Self.rate(group.falseAccepts),
      .figure(group.summary(of: .delayTotal).p95, decimals: 1),
    ]
  }

  /// A share, with a link to its gestures where there are any.
  private static func share(_ estimate: Estimate, link: String? = nil) -> HTMLTable.Cell {
    HTMLTable.Cell(
      text: Figures.share(estimate), number: estimate.value, isNumber: true,
      link: (estimate.value ?? 0) > 0 ? link : nil)
  }

  private static func rate(_ rate: PoissonRate) -> HTMLTable.Cell {
    let figures = [rate.value, rate.low, rate.high].map { Figures.fixed($0, decimals: 1) }
    let bounds = rate.low == nil ? "" : " (\(figures[1])–\(figures[2]))"
    let text = rate.value == nil ? Figures.none : figures[0] + bounds
    return HTMLTable.Cell(text: text, number: rate.value, isNumber: true)
  }

  /// The link to the list of a group's traces.
  static func link(to group: ReportGroup, showing show: String? = nil) -> String {
    PageLink.fragment([
      "engine": group.engine, "model": group.ground, "origin": group.origin, "show": show ?? "all",
    ])
  }

  /// Precision and recall as intervals, in lines that can be sorted.
  func writeIntervals(_ report: Report, _ page: inout HTMLWriter) {
    page.element("section", ["id": "intervals", "aria-labelledby": "intervals-head"]) { page in
      page.element("h2", ["id": "intervals-head"], text: "Intervals")
      let groups = report.rankedGroups.filter { $0.counts.total > 0 }
      guard !groups.isEmpty else { return page.element("p", text: "No interval without a counted trace.") }
      HTMLTable(
        caption:
          "Precision and recall with 95 % intervals, on a line from 0 to 100 %. \(report.isGenerated ? "\(GeneratedGestures.line)." : "Where two intervals overlap much, the traces do not tell the engines apart.")",
        heads: ["engine", "model", "origin", "precision", "recall"],
        rows: groups.map { group in
          [.name(group.engine), .name(group.model), .name(group.origin)]
            + [group.shares.precision, group.shares.recall].map(Self.interval)
        }
      ).write(to: &page, id: "interval-table")
    }
    page.endLine()
  }

  private static func interval(_ estimate: Estimate) -> HTMLTable.Cell {
    var cell = HTMLTable.Cell(
      text: estimate.value == nil
        ? estimate.why ?? Figures.none : "\(Figures.share(estimate)), n \(estimate.count)",
      number: estimate.value, isNumber: true)
    if let value = estimate.value, let low = estimate.low, let high = estimate.high {
      cell.interval = (value, low, high)
    }
    return cell
  }

  /// Traces fired in, out of all, intent by intent.
  private func writeIntents(_ report: Report, _ page: inout HTMLWriter) {
    let groups = report.rankedGroups.filter { $0.counts.total > 0 }
    let present = Intent.allCases.filter { intent in groups.contains { $0.counts(of: intent).total > 0 } }
    guard !present.isEmpty else { return }
    HTMLTable(
      caption: "Fired in how many gestures, by what the person meant. Only pulls want a refresh.",
      heads: ["engine", "model", "origin"] + present.map(\.rawValue),
      rows: groups.map { group in
        [.name(group.engine), .name(group.model), .name(group.origin)]
          + present.map { intent in
            let counts = group.counts(of: intent)
            let text = counts.total == 0 ? Figures.none : "\(counts.fired)/\(counts.total)"
            let share = counts.total == 0 ? nil : Double(counts.fired) / Double(counts.total)
            return HTMLTable.Cell(text: text, number: share, isNumber: true)
          }
      },
      shown: Set(["engine", "model", "origin"] + present.prefix(6).map(\.rawValue))
    ).write(to: &page, id: "intent-table")
  }
}
