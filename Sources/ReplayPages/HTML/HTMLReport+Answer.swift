import GestureTraces
import ReplayReport
import TextFormats

extension HTMLReport {
  /// Links to traces about which engines disagree.
  private static let mostLinks = 5
  /// Engines that a link names.
  private static let mostNames = 3

  /// The page's first screen: who is ahead, but for generated gestures, one chart, and where engines disagree most.
  ///
  /// - Parameters:
  ///   - report: The figures.
  ///   - telling: The gestures to link to.
  ///   - page: Gets the section.
  func writeAnswer(_ report: Report, _ telling: [(trace: Int, gesture: Int)], _ page: inout HTMLWriter) {
    guard !report.groups.isEmpty else { return }
    let unlabelled = "These gestures have no intent: the figures say what fired, not whether it was right."
    let lead = report.lead ?? (report.isGenerated ? "\(GeneratedGestures.line)." : unlabelled)
    page.element("section", ["id": "answer", "aria-labelledby": "answer-head"]) { page in
      page.element("h2", ["id": "answer-head"], text: lead)
      if let sentence = report.generatedSentence, sentence != lead { page.element("p", text: sentence) }
      page.element("div", ["class": "answer"]) { page in
        let picture = ReportPicture(report)
        page.empty(
          "img",
          [
            "class": "chart", "width": "\(Int(picture.size.width))", "height": "\(Int(picture.size.height))",
            "src": "data:image/svg+xml;base64,\(Base64.text(Array(picture.svg.utf8)))",
            "alt": "A dot for each engine with its 95 % intervals; the table of verdicts has the figures.",
          ])
        writeTelling(telling, &page)
      }
    }
    page.endLine()
  }

  /// The gestures that tell engines apart most: as many fire as do not. One of each intent, as another tells something else; of
  /// gestures without an intent several.
  ///
  /// - Parameter drawn: The traces that have a timeline.
  /// - Returns: Each trace and the gesture in it, from 0, the most telling first.
  func telling(among drawn: [Int]) -> [(trace: Int, gesture: Int)] {
    let count = settings.engines.count
    var places: [(trace: Int, gesture: Int, split: Int)] = []
    for trace in drawn {
      for (gesture, one) in traces[trace].gestures.enumerated() {
        let split = one.telling(engines: count) / PageGesture.split
        if split > 0 { places.append((trace, gesture, split)) }
      }
    }
    places.sort { ($1.split, $0.trace, $0.gesture) < ($0.split, $1.trace, $1.gesture) }
    var (found, intents): ([(trace: Int, gesture: Int)], Set<Intent>) = ([], [])
    for place in places where found.count < Self.mostLinks {
      let intent = traces[place.trace].gestures[place.gesture].label.intent
      if intent.map({ intents.insert($0).inserted }) ?? true { found.append((place.trace, place.gesture)) }
    }
    return found
  }

  private func writeTelling(_ telling: [(trace: Int, gesture: Int)], _ page: inout HTMLWriter) {
    page.element("div", ["class": "telling"]) { page in
      page.element(
        "h3", text: telling.isEmpty ? "No gesture tells these engines apart" : "Where they disagree most")
      guard !telling.isEmpty else { return }
      page.element("ol") { page in
        for place in telling {
          let gesture = traces[place.trace].gestures[place.gesture]
          let name = gesture.label.name
          let fired = zip(settings.engines, gesture.triggers).filter { $0.1 > 0 }.map(\.0)
          let link = PageLink.fragment(["trace": name, "engine": fired.first])
          page.element("li") { page in
            let words = gesture.label.intent?.rawValue ?? Self.fileName(name)
            page.element("a", ["href": "#\(link)"], text: words)
            page.write(": \(self.words(fired, of: settings.engines.count))")
          }
        }
      }
    }
  }

  /// A name without its folders.
  private static func fileName(_ name: String) -> String { String(name.split(separator: "/").last ?? "") }

  private func words(_ fired: [String], of count: Int) -> String {
    let rest = fired.count - Self.mostNames
    let names = fired.prefix(Self.mostNames).joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
    return
      "\(names) \(Counted.word(fired.count, "fires", "fire")), \(count - fired.count) \(Counted.word(count - fired.count, "does", "do")) not"
  }
}
