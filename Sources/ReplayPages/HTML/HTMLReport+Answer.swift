import ReplayReport
import TextFormats

extension HTMLReport {
  /// Links to traces about which engines disagree.
  private static let mostLinks = 5
  /// Engines that a link names.
  private static let mostNames = 3

  /// The page's first screen: who is ahead, one chart, and where engines disagree most.
  func writeAnswer(_ report: Report, _ page: inout HTMLWriter) {
    guard !report.groups.isEmpty else { return }
    let lead = report.lead ?? "Nobody said what these gestures were meant to be: hits, not mistakes."
    page.element("section", ["id": "answer", "aria-labelledby": "answer-head"]) { page in
      page.element("h2", ["id": "answer-head"], text: lead)
      page.element("div", ["class": "answer"]) { page in
        let picture = Array(ReportPicture(report).svg.utf8)
        page.empty(
          "img",
          [
            "class": "chart", "width": "760", "height": "440",
            "src": "data:image/svg+xml;base64,\(Base64.text(picture))",
            "alt": "A dot for each engine with its 95 % intervals; the table of verdicts has the figures.",
          ])
        writeTelling(&page)
      }
    }
    page.endLine()
  }

  /// The traces that tell engines apart most: as many fire as do not. One of each intent, as another tells something else,
  /// and minutes of free use last; of gestures without an intent several.
  var telling: [Int] {
    let count = settings.engines.count
    let splits = traces.indices.map { index in
      let fired = traces[index].triggers.prefix(count).count { $0 > 0 }
      return (index: index, split: traces[index].label.reasonToExclude == nil ? min(fired, count - fired) : 0)
    }.filter { $0.split > 0 }
    let order = splits.sorted { left, right in
      let isFree = [left, right].map { traces[$0.index].label.intent == .free }
      if isFree[0] != isFree[1] { return isFree[1] }
      return (right.split, left.index) < (left.split, right.index)
    }
    var found: [Int] = []
    for (index, _) in order where found.count < Self.mostLinks {
      let intent = traces[index].label.intent
      if intent == nil || !found.contains(where: { traces[$0].label.intent == intent }) {
        found.append(index)
      }
    }
    return found
  }

  private func writeTelling(_ page: inout HTMLWriter) {
    page.element("div", ["class": "telling"]) { page in
      page.element(
        "h3", text: telling.isEmpty ? "No trace tells these engines apart" : "Where they disagree most")
      guard !telling.isEmpty else { return }
      page.element("ol") { page in
        for index in telling {
          let trace = traces[index]
          let fired = zip(settings.engines, trace.triggers).filter { $0.1 > 0 }.map(\.0)
          let link = PageLink.fragment(["trace": trace.label.trace, "engine": fired.first])
          page.element("li") { page in
            page.element("a", ["href": "#\(link)"], text: trace.label.intent?.rawValue ?? trace.label.trace)
            page.write(": \(words(fired, of: settings.engines.count))")
          }
        }
      }
    }
  }

  private func words(_ fired: [String], of count: Int) -> String {
    let rest = fired.count - Self.mostNames
    let names = fired.prefix(Self.mostNames).joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
    return
      "\(names) \(Counted.word(fired.count, "fires", "fire")), \(count - fired.count) \(Counted.word(count - fired.count, "does", "do")) not"
  }
}
