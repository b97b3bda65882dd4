import ReplayReport

extension HTMLReport {
  /// The traces that could not be counted, with why.
  func writeExcluded(_ report: Report, _ page: inout HTMLWriter) {
    page.element("section", ["id": "excluded", "aria-labelledby": "excluded-head"]) { page in
      page.element("h2", ["id": "excluded-head"], text: "Left out")
      guard !report.excluded.isEmpty else { return page.element("p", text: "Every trace was counted.") }
      HTMLTable(
        "Traces that are in none of the figures, and why.",
        [
          .init("trace") { .name($0.trace, link: PageLink.fragment(["trace": $0.trace])) },
          .init("reason") { .name($0.reason) },
        ], report.excluded
      ).write(to: &page, id: "excluded-table")
    }
    page.endLine()
  }

  /// Writes the section on how the traces were replayed.
  ///
  /// - Parameters:
  ///   - drawn: How many traces have a timeline.
  ///   - page: Gets the section.
  func writeSettings(drawn: Int, _ page: inout HTMLWriter) {
    page.element("section", ["id": "settings", "aria-labelledby": "settings-head"]) { page in
      page.element("h2", ["id": "settings-head"], text: "Settings")
      page.element("dl") { page in
        for (name, value) in settings.facts { Self.define(name, value, &page) }
        if drawn < traces.count {
          Self.define(
            "Timelines",
            "of the \(drawn) of \(traces.count) traces that tell the engines apart most, a fair share of each intent. A report of fewer traces draws them all.",
            &page)
        }
      }
    }
    page.endLine()
  }

  private static func define(_ term: String, _ meaning: String, _ page: inout HTMLWriter) {
    page.element("dt", text: term)
    page.element("dd", text: meaning)
  }

  /// Writes the section on how to read the figures, and on the keys.
  func writeReading(_ page: inout HTMLWriter) {
    page.element("section", ["id": "reading", "aria-labelledby": "reading-head"]) { page in
      page.element("h2", ["id": "reading-head"], text: "How to read")
      page.element("dl") { page in
        for (term, meaning) in Self.terms { Self.define(term, meaning, &page) }
      }
      page.element("h3", text: "Keys")
      page.element("dl", ["class": "keys"]) { page in
        for (key, meaning) in Self.keys {
          page.element("dt") { $0.element("kbd", text: key) }
          page.element("dd", text: meaning)
        }
      }
    }
    page.endLine()
  }

  private static let terms = [
    (
      "TP, FP, FN, TN",
      "Pulls that fired; other gestures that fired; pulls that did not fire; other gestures that did not. A gesture counts once, and 'pull' is the only intent that wants a refresh."
    ),
    (
      "precision, recall",
      "TP of all that fired; TP of all pulls. In brackets the 95 % interval: with few gestures it is wide, and a share of 100 % proves little."
    ),
    (
      "F1, MCC",
      "One figure for both kinds of mistakes: the harmonic mean of precision and recall, from 0 to 1; Matthews' correlation, from −1 to 1, where 0 is chance."
    ),
    (
      "pull missed, false alarm, false accept",
      "A pull in which the engine did not fire; another gesture in which it fired; a trigger in free use. Pulls missed are a share of pulls, false alarms of other gestures, false accepts a rate per hour of free use. Their intervals are by person or device where the traces name several."
    ),
    (
      "late",
      "From the moment a refresh was due by the engine's own rule, solved and not sampled, to the callback that notifies the app. Nothing else on this page is called late."
    ),
    (
      "crossing to trigger",
      "From the pull distance passing the threshold to the moment the engine fires; the histograms show it. An engine that decides at the lift may cross long before it is due."
    ),
    (
      "best threshold",
      "The one with the greatest Youden J: the share of pulls noticed less the share of false alarms. 'overscroll sweep' means the same; where it is given costs, the best is the threshold of least cost."
    ),
    (
      "pull distance",
      "The distance, in points, that an engine compares with its threshold: it fires, or may fire at the lift, beyond it. A pull is a gesture that wants a refresh."
    ),
    (
      "content as shown, alone",
      "How far the content stands below its top edge, in points: with the engine's inset, and as it would have moved without the engine."
    ),
    ("–", "There is no such figure: nothing fired, or nothing of that kind was traced."),
  ]

  private static let keys = [
    ("← →", "on a timeline: one frame; with Shift ten"),
    ("Home End", "on a timeline: first and last frame"),
    ("Space", "on a timeline: play from the cursor on, and stop"),
    (
      ", .",
      "on a timeline: the event before, the event after (contact, crossing, trigger, lift, callback, new state)"
    ),
    (
      "+ − 0",
      "on a timeline: zoom in, out, all of it. With a mouse: drag over what to see, Ctrl and the wheel (the wheel alone once the timeline is clicked), a double click for all; two fingers pinch"
    ),
    ("j k", "next and previous gesture, anywhere; ↓ ↑ in the list and on the timeline"),
    ("/", "go to the filter"),
  ]
}
