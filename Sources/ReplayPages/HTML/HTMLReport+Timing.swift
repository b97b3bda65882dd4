import ReplayExperiments
import ReplayReport
import ReplayStatistics
import TextFormats
import TraceReplay

extension HTMLReport {
  /// Writes a card per engine, model and origin: a histogram of the times from crossing the threshold to the trigger, and the ROC curve.
  func writeTimings(_ report: Report, _ page: inout HTMLWriter) {
    page.element("section", ["id": "timing", "aria-labelledby": "timing-head"]) { page in
      page.element("h2", ["id": "timing-head"], text: "Timing and thresholds")
      let times = report.groups.map { latencies(of: $0) }
      let bins = LatencyHistogram(times.flatMap { $0 })
      writeWords(bins, &page)
      page.element("div", ["class": "cards"]) { page in
        for (group, times) in zip(report.groups, times) { write(group, times, bins, &page) }
      }
      writeDelays(report, &page)
    }
    page.endLine()
  }

  private func writeWords(_ bins: LatencyHistogram?, _ page: inout HTMLWriter) {
    if let bins {
      let floor = Figures.fixed(500 / settings.options.rate, decimals: 1)
      page.element(
        "p",
        text:
          "From the crossing of the threshold to the trigger, in bins of \(Figures.fixed(bins.width, decimals: 0)) ms; the last bin holds everything above \(Figures.fixed(bins.high - bins.width, decimals: 0)) ms. An engine without any work of its own waits half a frame on average: \(floor) ms. Bars are scaled to each engine's own highest."
      )
    } else {
      page.element("p", text: "No engine fired after crossing its threshold.")
    }
    page.element(
      "p",
      text:
        "The square is the ROC curve: the percentage of pulls that fire against that of other gestures, for every threshold the engine could have. The dot is the engine's own threshold. Next to it: the area under the curve with a 95 % interval from resampling people or devices, and the best threshold (the greatest Youden J). The best threshold was found on these gestures; on others it will do worse."
    )
  }

  /// Writes the table of delays from the moment a refresh is due to the app's callback. Each part is a mean, and the parts add up to the
  /// total.
  private func writeDelays(_ report: Report, _ page: inout HTMLWriter) {
    let groups = report.rankedGroups.filter { $0.summary(of: .delayTotal).count > 0 }
    guard !groups.isEmpty else { return }
    HTMLTable(
      "Callback delay, from due to callback, in ms: the mean of each part. The policy's part is negative if an engine fires before it is due.",
      Self.names + [GroupColumn("n") { .count($0.summary(of: .delayTotal).count) }.hidden]
        + ReplayFigure.delayColumns.map { figure, head in
          .init(head) { .figure($0.summary(of: figure).mean, decimals: 1) }
        }, groups
    ).write(to: &page, id: "delay-table")
  }

  /// The times from crossing the threshold to the trigger in a group's counted gestures, in milliseconds.
  private func latencies(of group: ReportGroup) -> [Double] {
    guard let index = index(of: group) else { return [] }
    let gestures = traces.lazy.filter { $0.label.origin == group.origin }.flatMap(\.gestures)
    return gestures.compactMap { gesture in
      guard gesture.label.isInConfusion, !gesture.isBusy[index] else { return nil }
      return gesture.latencies[index].map { $0 * 1000 }
    }
  }

  /// The index, among the replays of a trace, of the group's engine and scroll model; nil if the page has no such replay.
  func index(of group: ReportGroup) -> Int? {
    guard let engine = settings.engines.firstIndex(of: group.engine),
      let ground = settings.grounds.firstIndex(of: group.ground)
    else { return nil }
    return ground * settings.engines.count + engine
  }

  private func write(
    _ group: ReportGroup, _ times: [Double], _ bins: LatencyHistogram?, _ page: inout HTMLWriter
  ) {
    page.element("figure", ["class": "card"]) { page in
      page.element("figcaption") { page in
        page.element("strong", ["class": "name"], text: group.engine)
        page.write(" on \(group.model), \(group.origin)")
      }
      if let bins, !times.isEmpty {
        draw(bins.counts(times), bins, &page)
      } else {
        page.element("p", ["class": "none"], text: "It never fired after crossing the threshold.")
      }
      let spread = group.latency
      let words = [("p50", 0.5), ("p95", 0.95)].map {
        "\($0.0) \(Figures.milliseconds(spread.value(at: $0.1)))"
      }
      page.element(
        "p", ["class": "small"],
        text: "crossing to trigger: n \(spread.count), \(words.joined(separator: ", ")) ms")
      if let curve = receiverCurve(of: group) {
        write(curve, of: group, &page)
      } else if group.counts.total > 0 {
        page.element(
          "p", ["class": "small"],
          text:
            "No ROC curve for this engine: its decision depends on more than one number; 'overscroll sweep' replays."
        )
      }
    }
    page.endLine()
  }

  private func draw(_ counts: [Int], _ bins: LatencyHistogram, _ page: inout HTMLWriter) {
    let most = Double(counts.max() ?? 1)
    page.element(
      "svg",
      [
        "class": "histogram", "viewBox": "0 0 \(counts.count * 8) 60", "preserveAspectRatio": "none",
        "aria-hidden": "true",
      ]
    ) { page in
      for (index, count) in counts.enumerated() where count > 0 {
        let height = Figures.fixed(58 * Double(count) / most, decimals: 1)
        let top = Figures.fixed(60 - 58 * Double(count) / most, decimals: 1)
        page.empty("rect", ["x": "\(index * 8)", "y": top, "width": "7", "height": height])
      }
      page.empty("line", ["class": "axis", "x1": "0", "x2": "\(counts.count * 8)", "y1": "60", "y2": "60"])
    }
    page.element("p", ["class": "scale", "aria-hidden": "true"]) { page in
      page.element("span", text: Figures.fixed(bins.low, decimals: 0))
      page.element("span", text: "\(Figures.fixed(bins.high - bins.width, decimals: 0))+ ms")
    }
  }
}

extension TraceLabel {
  /// True if the gesture is counted as one that should fire or should not: it has an intent other than free use and is not excluded.
  var isInConfusion: Bool { reasonToExclude == nil && intent != nil && intent != .free }
}
