import ReplayReport

extension HTMLReport {
  /// Writes the list of traces that were excluded from the figures, each with the reason.
  func writeExcluded(_ report: Report, _ page: inout HTMLWriter) {
    page.element("section", ["id": "excluded", "aria-labelledby": "excluded-head"]) { page in
      page.element("h2", ["id": "excluded-head"], text: "Left out")
      guard !report.excluded.isEmpty else { return page.element("p", text: "Every trace was counted.") }
      HTMLTable(
        "Traces that no figure includes, and why.",
        [
          .init("trace") { .name($0.trace, link: PageLink.fragment(["trace": $0.trace])) },
          .init("reason") { .name($0.reason) },
        ], report.excluded
      ).write(to: &page, id: "excluded-table")
    }
    page.endLine()
  }

  /// Writes the section about how the traces were replayed.
  ///
  /// - Parameters:
  ///   - drawn: The number of traces that have a timeline.
  ///   - page: Receives the section.
  func writeSettings(drawn: Int, _ page: inout HTMLWriter) {
    page.element("section", ["id": "settings", "aria-labelledby": "settings-head"]) { page in
      page.element("h2", ["id": "settings-head"], text: "Settings")
      page.element("dl") { page in
        for (name, value) in settings.facts { Self.define(name, value, &page) }
        if drawn < traces.count {
          Self.define(
            "Timelines",
            "drawn for the \(drawn) of \(traces.count) traces about which the engines disagree most, from every intent. A report of fewer traces draws all of them.",
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

  /// Writes the section that explains the figures and the keyboard shortcuts.
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
      "TP: pulls that fired. FP: other gestures that fired, the false alarms. FN: pulls that did not fire, the missed ones. TN: other gestures that did not fire. Each gesture counts once. Only the intent 'pull' should refresh."
    ),
    (
      "precision, recall",
      "Precision: TP as a percentage of all gestures that fired. Recall: TP as a percentage of all pulls. In brackets: the 95 % interval. With few gestures it is wide, and 100 % proves little."
    ),
    (
      "F1, MCC",
      "One figure for both kinds of mistakes. F1: the harmonic mean of precision and recall, from 0 to 1. MCC: Matthews' correlation, from −1 to 1, where 0 is chance."
    ),
    (
      "missed, false alarm, false accept",
      "Missed: a pull in which the engine did not fire, in % of pulls. False alarm: another gesture in which it fired, in % of other gestures. False accept: a trigger in free use, per hour of free use. Intervals resample people or devices if the traces name several."
    ),
    (
      "callback delay",
      "From the moment a refresh was due by the engine's own rule to the callback that notifies the app. That moment is solved, not sampled."
    ),
    (
      "crossing to trigger",
      "From the moment the pull passes the threshold to the trigger; the histograms show it. An engine that decides on release may cross long before it is due."
    ),
    (
      "best threshold",
      "The threshold with the greatest Youden J: the percentage of pulls detected minus the percentage of false alarms. 'overscroll sweep' means the same. If you give it costs, the best threshold is the one with the lowest cost."
    ),
    (
      "pull distance",
      "The distance, in points, that an engine compares with its threshold. Beyond it the engine fires, or may fire on release."
    ),
    (
      "content as shown, alone",
      "The distance of the content below its top edge, in points. As shown: with the engine's inset. Alone: as it would have moved without the engine."
    ),
    (
      "origin",
      "Who made the gestures: recorded from people, imported from logs, or synthetic, which is generated."
    ),
    (
      "scale",
      "How far a finger moved, in points. Known: the device or the recording gives its size. Assumed: the size is unknown, so distances and verdicts may be wrong."
    ),
    ("–", "Undefined: nothing fired, or the traces have no gesture of that kind."),
  ]

  private static let keys = [
    ("← →", "on a timeline: one frame; with Shift ten"),
    ("Home End", "on a timeline: first and last frame"),
    ("Space", "on a timeline: play from the cursor, and pause"),
    (
      ", .",
      "on a timeline: previous and next event (contact, crossing, trigger, release, callback, new state)"
    ),
    (
      "+ − 0",
      "on a timeline: zoom in, zoom out, show all. With a mouse: drag over a span, turn the wheel with Ctrl (without it once the timeline is clicked), or double-click for all. On a touchscreen: pinch."
    ),
    ("j k", "next and previous gesture, anywhere; ↓ ↑ in the list and on the timeline"),
    ("/", "go to the search box"),
    ("Enter Backspace", "in the search box: add the offered filter; remove the last one"),
    ("Tab ← →", "on the chart: go to a dot, and to the next; Enter chooses its engine"),
  ]
}
