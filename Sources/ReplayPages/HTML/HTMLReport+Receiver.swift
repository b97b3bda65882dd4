import ReplayExperiments
import ReplayReport
import ReplayStatistics
import TextFormats

extension HTMLReport {
  /// The ROC curve of a group's counted gestures: hits against false alarms for every threshold.
  ///
  /// It is nil if no gesture is counted, or if a single threshold does not determine whether one of them fires.
  func receiverCurve(of group: ReportGroup) -> ReceiverCurve? {
    guard let index = index(of: group) else { return nil }
    var (cases, count): ([ReceiverCurve.Case], Int) = ([], 0)
    for trace in traces where trace.label.origin == group.origin {
      for (number, gesture) in trace.gestures.enumerated()
      where gesture.label.isInConfusion && !gesture.isBusy[index] {
        let label = gesture.label
        count += 1
        guard let criticals = trace.criticals[index], number < criticals.count else { continue }
        cases.append(
          ReceiverCurve.Case(
            critical: criticals[number], isWanted: label.intent == .pull,
            cluster: group.sampling.cluster(of: SampledUnit(label))))
      }
    }
    return cases.count == count && !cases.isEmpty ? ReceiverCurve(cases) : nil
  }

  /// Writes a ROC curve with a dot at the engine's own threshold, and a description in words.
  func write(_ curve: ReceiverCurve, of group: ReportGroup, _ page: inout HTMLWriter) {
    guard curve.wanted > 0, curve.unwanted > 0 else {
      let missing = curve.wanted == 0 ? "pulls" : "anything but pulls"
      return page.element("p", ["class": "small"], text: "No ROC curve without \(missing).")
    }
    page.element("div", ["class": "receiver"]) { page in
      draw(curve, own: place(of: group.counts), &page)
      page.element("div", ["class": "small"]) { page in
        for line in words(of: curve, group) { page.element("p", text: line) }
      }
    }
  }

  /// A point of the ROC plot: false alarms across and hits upwards, both in per cent.
  private func place(of counts: ConfusionCounts) -> (x: Double, y: Double) {
    let quiet = counts.falsePositives + counts.trueNegatives
    return (
      quiet > 0 ? 100 * Double(counts.falsePositives) / Double(quiet) : 0,
      counts.wanted > 0 ? 100 * Double(counts.truePositives) / Double(counts.wanted) : 0
    )
  }

  private func words(of curve: ReceiverCurve, _ group: ReportGroup) -> [String] {
    let own = place(of: group.counts)
    let area = curve.areaUnderCurve
    func fixed(_ value: Double?, _ decimals: Int) -> String { Figures.fixed(value, decimals: decimals) }
    let bounds = area.low.map { " (\(fixed($0, 2))–\(fixed(area.high, 2)))" } ?? ""
    let best = curve.bestYouden.map { best in
      let mistakes = curve.counts(of: best.stretch).map { ", \(BestThreshold.words(of: $0))" } ?? ""
      return "best: \(Self.words(best.stretch))\(mistakes)"
    }
    return [
      "area \(fixed(area.value, 2))\(bounds)",
      "● own: \(fixed(own.y, 0))% of pulls, \(fixed(own.x, 0))% of others",
      best,
    ].compactMap(\.self)
  }

  /// A range of thresholds in words, in points.
  private static func words(_ stretch: ReceiverCurve.Stretch) -> String {
    let (low, high) = (Figures.fixed(stretch.above, decimals: 1), Figures.fixed(stretch.upTo, decimals: 1))
    switch (stretch.above, stretch.upTo) {
    case (nil, nil): return "any threshold"
    case (nil, _): return "at most \(high) pt"
    case (_, nil): return "above \(low) pt"
    default: return "\(low)–\(high) pt"
    }
  }

  private func draw(_ curve: ReceiverCurve, own: (x: Double, y: Double), _ page: inout HTMLWriter) {
    func number(_ value: Double) -> String { Figures.fixed(value, decimals: 1) }
    let corners = [(x: 0.0, y: 0.0)] + curve.points.map { place(of: $0.counts) } + [(x: 100.0, y: 100.0)]
    let line = corners.map { "\(number($0.x)),\(number(100 - $0.y))" }.joined(separator: " ")
    page.element("svg", ["class": "roc", "viewBox": "-4 -4 108 108", "aria-hidden": "true"]) { page in
      page.empty("rect", ["class": "frame", "x": "0", "y": "0", "width": "100", "height": "100"])
      page.empty("line", ["class": "chance", "x1": "0", "y1": "100", "x2": "100", "y2": "0"])
      page.empty("polyline", ["class": "curve pull", "points": line])
      page.empty("circle", ["class": "own", "cx": number(own.x), "cy": number(100 - own.y), "r": "5"])
    }
  }
}
