import GestureTraces

extension HTMLReport {
  /// The list of traces with its filters, and the timeline of the one that is open. The script fills both.
  func writeTraces(_ page: inout HTMLWriter) {
    page.element("section", ["id": "traces", "aria-labelledby": "traces-head"]) { page in
      page.element("h2", ["id": "traces-head"], text: "Traces")
      page.element("noscript") {
        $0.element("p", text: "The list of traces and their timelines need the page's own script.")
      }
      page.element("form", ["id": "filter", "class": "filter", "aria-label": "Filter"]) { page in
        writeChoices(&page)
      }
      page.element("p", ["id": "list-count", "class": "small", "role": "status"]) { _ in }
      page.element("div", ["class": "split"]) { page in
        page.element(
          "div",
          [
            "id": "list", "class": "list", "role": "listbox", "tabindex": "0", "aria-label": "Traces",
          ]
        ) { $0.element("div", ["id": "list-rows"]) { _ in } }
        page.element("div", ["id": "timeline", "class": "timeline"]) { page in
          page.element("h3", ["id": "timeline-title", "class": "name"], text: "No trace is open")
          page.element("p", ["id": "timeline-verdict"]) { _ in }
          page.element("div", ["id": "timeline-tools", "class": "tools", "hidden": "hidden"]) { page in
            for (name, words) in Self.tools {
              page.element("button", ["type": "button", "data-tool": name], text: words)
            }
          }
          page.element("div", ["id": "timeline-plot"]) { _ in }
          page.element("div", ["id": "cursor-words", "class": "cursor", "aria-live": "polite"]) { _ in }
          page.element("div", ["id": "timeline-facts"]) { _ in }
        }
      }
    }
    page.endLine()
  }

  private static let tools = [
    ("previous", "‹ event"), ("next", "event ›"), ("in", "zoom in"), ("out", "zoom out"), ("all", "all"),
  ]

  private func writeChoices(_ page: inout HTMLWriter) {
    page.element("label") { page in
      page.write("text ")
      page.empty("input", ["type": "search", "id": "filter-text", "placeholder": "path, device, person"])
    }
    writeChoice("engine", settings.engines, all: nil, &page)
    writeChoice("model", settings.models, all: nil, &page)
    let intents = Intent.allCases.filter { intent in traces.contains { $0.label.intent == intent } }
    writeChoice("intent", intents.map(\.rawValue), all: "any", &page)
    writeChoice("origin", Set(traces.map(\.label.origin)).sorted(), all: "any", &page)
    writeChoice("device", Set(traces.map(\.label.device)).sorted(), all: "any", &page)
    page.element("label") { page in
      page.write("show ")
      page.element("select", ["id": "filter-show"]) { page in
        for (value, words) in Self.verdicts { page.element("option", ["value": value], text: words) }
      }
    }
    page.element("button", ["type": "button", "id": "filter-clear"], text: "all traces")
  }

  private func writeChoice(_ name: String, _ values: [String], all: String?, _ page: inout HTMLWriter) {
    page.element("label") { page in
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

  /// The traces about which the engines disagree most. The script fills it.
  func writeDisagreements(_ page: inout HTMLWriter) {
    page.element("section", ["id": "disagreements", "aria-labelledby": "disagreements-head"]) { page in
      page.element("h2", ["id": "disagreements-head"], text: "Disagreements")
      page.element(
        "p",
        text:
          "Traces in which some engines fired and others did not, the evenest split first. Free use is left out."
      )
      page.element("ol", ["id": "disagreement-list", "class": "disagreements"]) { _ in }
      page.element(
        "button", ["type": "button", "id": "disagreement-more", "hidden": "hidden"], text: "Show more")
    }
    page.endLine()
  }
}
