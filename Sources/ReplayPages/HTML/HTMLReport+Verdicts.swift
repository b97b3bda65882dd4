import GestureTraces
import ReplayReport
import ReplayStatistics
import TextFormats

extension HTMLReport {
  /// Writes the head of the page: its title, links to its sections, and the counts of gestures.
  func writeHeader(_ report: Report, _ page: inout HTMLWriter) {
    page.element("a", ["class": "skip", "href": "#main"], text: "Skip to the answer")
    page.element("header") { page in
      page.element("div", ["class": "masthead"]) { page in
        page.element("h1", text: "Report: \(settings.title)")
        page.element("nav", ["aria-label": "Parts"]) { page in
          for (id, name) in Self.sections { page.element("a", ["href": "#\(id)"], text: name) }
        }
        page.element("button", ["type": "button", "id": "theme"], text: "Switch theme")
      }
      page.element("ul", ["class": "lead"]) { page in
        for fact in counts(of: report) { page.element("li", text: fact) }
      }
      // A scale that nobody knows makes every figure uncertain: that comes first.
      if let scales = scales.note { page.element("p", text: "\(scales).") }
    }
    page.endLine()
  }

  private static let sections = [
    ("answer", "Answer"), ("traces", "Gestures"), ("people", "People"), ("disagreements", "Disagreements"),
    ("intents", "Intents"), ("intervals", "Intervals"), ("timing", "Timing and thresholds"),
    ("excluded", "Left out"), ("settings", "Settings"), ("reading", "How to read"),
  ]

  /// The counts for the head of the page, such as engines, gestures and intents, in a few words each.
  private func counts(of report: Report) -> [String] {
    func counted(_ count: Int, _ noun: String) -> String { Counted.text(count, noun) }
    let origins = Set(traces.map(\.label.origin)).sorted().joined(separator: ", ")
    let counting = traces.map { $0.gestures.filter { $0.label.reasonToExclude == nil } }
    let (all, free) = (counting.joined(), counting.joined().count { $0.label.intent == .free })
    let pulls = all.count { $0.label.intent == .pull }
    // Free use is counted by the hour, apart from the verdicts.
    let files = counting.count { $0.contains { $0.label.intent != .free } }
    let assumed = scales.assumed
    let models = NativeModels(report.firstSection)
    let grounds = settings.grounds
    let place = grounds.count > 1 ? grounds : [models.one ?? grounds[0]]
    return [
      "\(counted(all.count - free, "gesture")) in \(counted(files, "file")), \(pulls) of them pulls",
      free > 0 ? "plus \(counted(free, "free-use gesture"))" : nil,
      "\(report.excluded.count) left out",
      "\(counted(settings.engines.count, "engine")) on \(place.joined(separator: ", "))",
      "\(Figures.fixed(settings.options.rate, decimals: 0)) frames per second",
      "origin: \(origins.isEmpty ? "none" : origins)",
      "scale: \(assumed == 0 ? "known" : "assumed for \(counted(assumed, "gesture"))")",
    ].compactMap(\.self)
  }

  /// The number of counted gestures whose scale to points is assumed, and of all counted gestures.
  private var scales: ScaleCounts {
    ScaleCounts(traces.flatMap(\.gestures).map(\.label).filter { $0.reasonToExclude == nil })
  }

  /// Writes the table of verdicts beside the chart, with one row per engine, model and origin.
  func writeVerdicts(_ report: Report, _ page: inout HTMLWriter) {
    let groups = report.rankedGroups.filter { $0.counts.total > 0 }
    guard !groups.isEmpty else { return writeHits(report, &page) }
    HTMLTable(
      "One row per engine, \(report.orderInWords). Missed: % of pulls. False alarms: % of other gestures. Brackets: 95 % intervals. A number opens its gestures.",
      Self.verdictColumns, groups
    ).write(to: &page, id: "verdict-table")
  }

  /// Writes the section with the share of gestures that fired, by intent, and the same for gestures without an intent.
  func writeIntentSection(_ report: Report, _ page: inout HTMLWriter) {
    page.element("section", ["id": "intents", "aria-labelledby": "intents-head"]) { page in
      page.element("h2", ["id": "intents-head"], text: "Intents")
      guard report.groups.contains(where: { $0.counts.total > 0 }) else {
        return page.element("p", text: "No gesture has an intent: 'overscroll label' adds one.")
      }
      writeIntents(report, &page)
      writeHits(report, &page)
    }
    page.endLine()
  }

  /// Writes the table for gestures without an intent. It counts triggers, and cannot say which of them are right.
  private func writeHits(_ report: Report, _ page: inout HTMLWriter) {
    let groups = report.rankedGroups.filter { $0.hits.gestures > 0 }
    guard !groups.isEmpty else { return }
    HTMLTable(
      "Gestures without an intent: what fired, not whether it was right. Reached: the pull passed the threshold under the finger. No finger: momentum fired it.",
      Self.names + [
        .init("gestures") { .count($0.hits.gestures) },
        .init("reached") { Self.share($0.hits.reached) },
        .init("fired") { Self.share($0.hits.fired) },
        .init("no finger") { .count($0.hits.momentumCount) },
        .init("callback delay (ms)") { .figure($0.hits.summary(of: .delayTotal).median, decimals: 1) },
      ], groups
    ).write(to: &page, id: "hits-table")
  }

  /// A column of a table that has one row per group (engine, model and origin).
  typealias GroupColumn = HTMLTable.Column<ReportGroup>

  /// The columns that identify a group: engine, model and origin.
  static let names: [GroupColumn] = [
    .init("engine") { .name($0.engine) }, .init("model") { .name($0.model) },
    .init("origin") { .name($0.origin) },
  ]

  private static let verdictColumns: [GroupColumn] = {
    func count(_ head: String, _ number: @escaping @Sendable (ConfusionCounts) -> Int) -> GroupColumn {
      .init(head) { .count(number($0.counts), link: link(to: $0, showing: head.lowercased())) }
    }
    let shown: [GroupColumn] = [
      .init("missed") { share($0.shares.falseNegativeRate, link: link(to: $0, showing: "fn")) },
      .init("false alarms") { share($0.shares.falsePositiveRate, link: link(to: $0, showing: "fp")) },
      .init("callback delay (ms)") { .figure($0.summary(of: .delayTotal).median, decimals: 0) },
      .init("rules broken") { share($0.brokenShare) },
    ]
    let hidden: [GroupColumn] = [
      .init("n") { .count($0.counts.total) }, count("TP") { $0.truePositives },
      count("FP") { $0.falsePositives }, count("FN") { $0.falseNegatives }, count("TN") { $0.trueNegatives },
      .init("precision") { share($0.shares.precision) }, .init("recall") { share($0.shares.recall) },
      .init("F1") { .figure($0.counts.f1.value, decimals: 2) },
      .init("MCC") { .figure($0.counts.mcc.value, decimals: 2) },
      .init("balanced") { share($0.counts.balancedAccuracy) },
      .init("false accepts/h") { rate($0.falseAccepts) },
      .init("callback delay p95 (ms)") { .figure($0.summary(of: .delayTotal).p95, decimals: 1) },
    ]
    let engine = GroupColumn("engine") { .name($0.engine, link: link(to: $0)) }
    return [engine] + names.dropFirst() + shown + hidden.map(\.hidden)
  }()

  /// A cell with a percentage. If it is above 0, the cell links to the list of the gestures that it counts.
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

  /// The link to the list of a group's gestures, for the page's script.
  static func link(to group: ReportGroup, showing show: String? = nil) -> String {
    PageLink.fragment([
      "engine": group.engine, "model": group.ground, "origin": group.origin, "show": show ?? "all",
    ])
  }

  /// Writes precision and recall of each group, drawn as intervals, in rows that can be sorted.
  func writeIntervals(_ report: Report, _ page: inout HTMLWriter) {
    page.element("section", ["id": "intervals", "aria-labelledby": "intervals-head"]) { page in
      page.element("h2", ["id": "intervals-head"], text: "Intervals")
      let groups = report.rankedGroups.filter { $0.counts.total > 0 }
      guard !groups.isEmpty else {
        return page.element("p", text: "Intervals need at least one counted gesture.")
      }
      HTMLTable(
        "Precision and recall with 95 % intervals, on a line from 0 to 100 %. \(report.isGenerated ? "\(GeneratedGestures.line)." : "Where two intervals overlap much, the difference between the engines may be chance.")",
        Self.names + [
          .init("precision") { Self.interval($0.shares.precision) },
          .init("recall") { Self.interval($0.shares.recall) },
        ], groups
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

  /// Writes the table of traces in which each engine fired, out of all traces, by intent.
  private func writeIntents(_ report: Report, _ page: inout HTMLWriter) {
    let groups = report.rankedGroups.filter { $0.counts.total > 0 }
    let present = Intent.allCases.filter { intent in groups.contains { $0.counts(of: intent).total > 0 } }
    guard !present.isEmpty else { return }
    HTMLTable(
      "Gestures in which the engine fired, by intent. Only a pull should refresh.",
      Self.names
        + present.enumerated().map { index, intent in
          let column = GroupColumn(intent.rawValue) { group in
            let counts = group.counts(of: intent)
            let text = counts.total == 0 ? Figures.none : "\(counts.fired)/\(counts.total)"
            let share = counts.total == 0 ? nil : Double(counts.fired) / Double(counts.total)
            return HTMLTable.Cell(text: text, number: share, isNumber: true)
          }
          return index < 6 ? column : column.hidden
        }, groups
    ).write(to: &page, id: "intent-table")
  }
}
