import GestureTraces

extension HTMLReport {
  /// The list of gestures with its filters, and the timeline of the one that is open. The script fills both.
  func writeTraces(_ page: inout HTMLWriter) {
    page.element("section", ["id": "traces", "aria-labelledby": "traces-head"]) { page in
      page.element("h2", ["id": "traces-head"], text: "Gestures")
      page.element("noscript") {
        $0.element("p", text: "The list of gestures and their timelines need the page's own script.")
      }
      page.element("form", ["id": "filter", "class": "filter", "aria-label": "Filter"]) { page in
        writeChoices(&page)
      }
      page.element("p", ["id": "list-count", "class": "small", "role": "status"]) { _ in }
      page.element("div", ["class": "split"]) { page in
        page.element(
          "div",
          [
            "id": "list", "class": "list", "role": "listbox", "tabindex": "0", "aria-label": "Gestures",
          ]
        ) { $0.element("div", ["id": "list-rows"]) { _ in } }
        page.element("div", ["id": "timeline", "class": "timeline"]) { page in
          page.element("h3", ["id": "timeline-title", "class": "name"], text: "No gesture is open")
          page.element("p", ["id": "timeline-verdict"]) { _ in }
          page.element("div", ["id": "timeline-tools", "class": "tools", "hidden": "hidden"]) { page in
            for (name, words) in Self.tools {
              page.element("button", ["type": "button", "data-tool": name], text: words)
            }
          }
          writeLanes(&page)
          page.element("div", ["id": "timeline-plot"]) { _ in }
          page.element("div", ["id": "cursor-words", "class": "cursor", "aria-live": "polite"]) { _ in }
          page.element("div", ["id": "timeline-facts"]) { _ in }
        }
      }
    }
    page.endLine()
  }

  /// The choice of engines whose lanes the timeline shows. The script fills it.
  private func writeLanes(_ page: inout HTMLWriter) {
    page.element("details", ["id": "timeline-engines", "class": "chooser", "hidden": "hidden"]) { page in
      page.element("summary", ["id": "engines-summary"], text: "Lanes")
      page.element("div", ["id": "engines-list", "class": "choices"]) { _ in }
    }
  }

  private static let tools = [
    ("previous", "‹ event"), ("back", "‹ frame"), ("play", "play"), ("forward", "frame ›"),
    ("next", "event ›"), ("in", "zoom in"), ("out", "zoom out"), ("all", "all"),
  ]

  private func writeChoices(_ page: inout HTMLWriter) {
    page.element("label") { page in
      page.write("text ")
      page.empty("input", ["type": "search", "id": "filter-text", "placeholder": "path, device, person"])
    }
    writeChoice("engine", settings.engines, all: nil, &page)
    writeChoice("model", settings.grounds, all: nil, &page)
    let intents = Intent.allCases.filter { intent in
      traces.contains { $0.gestures.contains { $0.label.intent == intent } }
    }
    writeChoice("intent", intents.map(\.rawValue), all: "any", &page)
    writeChoice("origin", Set(traces.map(\.label.origin)).sorted(), all: "any", &page)
    writeChoice("device", Set(traces.map(\.label.device)).sorted(), all: "any", &page)
    // As the script calls a person of whom nothing is known.
    writeChoice("person", Set(traces.map { $0.label.subject ?? "not said" }).sorted(), all: "any", &page)
    page.element("label") { page in
      page.write("show ")
      page.element("select", ["id": "filter-show"]) { page in
        for (value, words) in Self.verdicts { page.element("option", ["value": value], text: words) }
      }
    }
    page.element("button", ["type": "button", "id": "filter-clear"], text: "all gestures")
  }

  /// Writes a choice; hidden where there is nothing to choose.
  private func writeChoice(_ name: String, _ values: [String], all: String?, _ page: inout HTMLWriter) {
    page.element("label", ["hidden": values.count < 2 ? "hidden" : nil]) { page in
      page.write("\(name) ")
      page.element("select", ["id": "filter-\(name)"]) { page in
        if let all { page.element("option", ["value": ""], text: all) }
        // Values may be any text, also an empty one: a choice is its number.
        for (index, value) in values.enumerated() {
          page.element("option", ["value": "\(index)"], text: value)
        }
      }
    }
  }

  private static let verdicts = [
    ("all", "all"), ("wrong", "engine wrong"), ("right", "engine right"), ("fp", "FP: fired, not wanted"),
    ("fn", "FN: wanted, not fired"), ("tp", "TP: wanted, fired"), ("tn", "TN: neither"),
    ("fired", "engine fired"),
    ("differ", "engines differ"), ("rules", "a rule broken"), ("excluded", "left out"),
  ]

  /// People and devices, with the figures of the chosen engine. The script fills it.
  func writePeople(_ page: inout HTMLWriter) {
    page.element("section", ["id": "people", "aria-labelledby": "people-head"]) { page in
      page.element("h2", ["id": "people-head"], text: "People and devices")
      page.element("p", ["id": "people-words", "class": "small"]) { _ in }
      page.element("div", ["id": "people-dots", "class": "dots"]) { _ in }
      page.element(
        "div", ["class": "wide", "tabindex": "0", "role": "region", "aria-labelledby": "people-head"]
      ) { page in
        page.element("table", ["id": "people-table"]) { page in
          page.element("thead") { page in
            page.element("tr") { page in
              for (head, isNumber) in Self.peopleHeads {
                page.element("th", ["scope": "col", "class": isNumber ? "number" : nil], text: head)
              }
            }
          }
          page.element("tbody", ["id": "people-rows"]) { _ in }
        }
      }
    }
    page.endLine()
  }

  private static let peopleHeads = [
    ("person", false), ("device", false), ("gestures", true), ("pulls missed", true),
    ("false alarms", true), ("fired in", true),
  ]

  /// The gestures about which the engines disagree most. The script fills it.
  func writeDisagreements(_ page: inout HTMLWriter) {
    page.element("section", ["id": "disagreements", "aria-labelledby": "disagreements-head"]) { page in
      page.element("h2", ["id": "disagreements-head"], text: "Disagreements")
      page.element(
        "p",
        text:
          "Gestures in which some engines fired and others did not, the evenest split first. Free use is left out."
      )
      page.element("ol", ["id": "disagreement-list", "class": "disagreements"]) { _ in }
      page.element(
        "button", ["type": "button", "id": "disagreement-more", "hidden": "hidden"], text: "Show more")
    }
    page.endLine()
  }
}
