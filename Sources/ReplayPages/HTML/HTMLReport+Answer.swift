import GestureTraces
import ReplayReport
import ReplayStatistics
import TextFormats

extension HTMLReport {
  /// The largest number of links to gestures about which engines disagree.
  private static let mostLinks = 5
  /// The largest number of engines that the text of a link names.
  private static let mostNames = 2
  /// Up to this number of engines, the text below the chart names each with its scroll model; for more it counts engines per model.
  private static let mostNamedModels = 12

  /// Writes the first screen: the main finding, the chart beside the table of verdicts, and links to gestures about which engines disagree.
  ///
  /// - Parameters:
  ///   - report: The figures.
  ///   - telling: The gestures to link to.
  ///   - page: Receives the section.
  func writeAnswer(_ report: Report, _ telling: [(trace: Int, gesture: Int)], _ page: inout HTMLWriter) {
    let unlabelled = "These gestures have no intent: the figures say what fired, not whether it was right."
    let empty = "No gesture could be counted."
    let lead =
      report.groups.isEmpty
      ? empty : report.lead ?? (report.isGenerated ? "\(GeneratedGestures.line)." : unlabelled)
    page.element("section", ["id": "answer", "aria-labelledby": "answer-head"]) { page in
      page.element("h2", ["id": "answer-head"], text: lead)
      guard !report.groups.isEmpty else { return }
      if let sentence = report.generatedSentence, sentence != lead { page.element("p", text: sentence) }
      page.element(
        "div",
        [
          "id": "families", "class": "chips", "role": "group", "aria-label": "Families of engines",
          "hidden": "hidden",
        ]
      ) { _ in }
      page.element("div", ["class": "answer"]) { page in
        writeChart(report, &page)
        page.element("div", ["id": "verdicts", "class": "verdicts"]) { page in
          writeVerdicts(report, &page)
          writeTelling(telling, &page)
        }
      }
    }
    page.endLine()
  }

  /// Writes an empty element for the chart. The page's script draws the chart in the available width, from ``answerData(_:)``.
  private func writeChart(_ report: Report, _ page: inout HTMLWriter) {
    let chart = AnswerPlaces(report)
    page.element("figure", ["id": "chart", "class": "chart"]) { page in
      page.element("figcaption") { page in
        page.element("h3", ["id": "chart-head"], text: chart.heading)
        page.element("p", ["id": "chart-words", "class": "small", "aria-live": "polite"]) { _ in }
      }
      page.element("div", ["id": "chart-plot"]) { page in
        page.element("noscript") { page in
          page.element("p", text: "The chart needs the page's own script. The table has the same figures.")
        }
      }
      if let physics = NativeModels(report.firstSection).sentence(naming: Self.mostNamedModels) {
        page.element("p", ["class": "small"], text: physics)
      }
    }
  }

  /// The data of the chart as JSON: the axes, the engine that is selected first, and each engine's position with its figures in words.
  func answerData(_ report: Report) -> [UInt8] {
    let chart = AnswerPlaces(report)
    let groups = report.firstSection
    let first = report.leader ?? report.rankedGroups.first?.engine
    var json = JSONWriter()
    json.object { json in
      json.member("first", Double(first.flatMap(settings.engines.firstIndex) ?? 0))
      json.member("across", chart.axes.across)
      json.member("up", chart.axes.up)
      json.member("better", chart.hasVerdicts)
      if !settings.families.isEmpty { json.list("families", settings.families) }
      json.list("places", chart.places) { json, place in
        let delay = groups.first { $0.engine == place.engine }?.summary(of: .delayTotal).median
        json.object { json in
          json.member("engine", place.engine)
          json.list("across", Self.bounds(place.across)) { json, value in json.value(value) }
          json.list("up", Self.bounds(place.up)) { json, value in json.value(value) }
          json.member(
            "words",
            "\(chart.axes.up) \(Figures.share(place.up)), \(chart.axes.across) \(Figures.share(place.across))"
              + (delay == nil ? "" : ", callback delay \(Figures.fixed(delay, decimals: 0)) ms"))
        }
      }
    }
    return json.bytes
  }

  /// A percentage and the bounds of its 95 % interval, to a hundredth. If there are no bounds, both are the percentage itself.
  private static func bounds(_ estimate: Estimate) -> [Double] {
    let value = estimate.value ?? 0
    return [value, estimate.low ?? value, estimate.high ?? value].map { ($0 * 1e4).rounded() / 1e4 + 0 }
  }

  /// The gestures about which engines disagree most: about half of the engines fire.
  ///
  /// One gesture is chosen per intent, because different intents show different problems. Without intents, several are chosen.
  ///
  /// - Parameter drawn: The traces that have a timeline.
  /// - Returns: The index of each trace and the gesture in it, from 0; most even split first.
  package func telling(among drawn: [Int]) -> [(trace: Int, gesture: Int)] {
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
        "h3", text: telling.isEmpty ? "The engines agree on every gesture" : "Where they disagree most")
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

  /// The last component of a path: the file name without its folders.
  private static func fileName(_ name: String) -> String { String(name.split(separator: "/").last ?? "") }

  private func words(_ fired: [String], of count: Int) -> String {
    let rest = fired.count - Self.mostNames
    let names = fired.prefix(Self.mostNames).joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
    return
      "\(names) \(Counted.word(fired.count, "fires", "fire")), \(count - fired.count) \(Counted.word(count - fired.count, "does", "do")) not"
  }
}
