import GestureTraces

extension HTMLReport {
  /// Writes the list of gestures with its search box, and the timeline of the opened gesture. The page's script fills both.
  func writeTraces(_ page: inout HTMLWriter) {
    page.element("section", ["id": "traces", "aria-labelledby": "traces-head"]) { page in
      page.element("h2", ["id": "traces-head"], text: "Gestures")
      page.element("noscript") {
        $0.element("p", text: "The list of gestures and their timelines need the page's own script.")
      }
      writeSearch(&page)
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
            for name in Self.tools {
              page.element("button", ["type": "button", "data-tool": name], text: name)
            }
          }
          page.element("div", ["id": "timeline-strip", "class": "strip", "hidden": "hidden"]) { _ in }
          writeLanes(&page)
          page.element("div", ["id": "timeline-plot"]) { _ in }
          page.element("div", ["id": "cursor-words", "class": "cursor", "aria-live": "polite"]) { _ in }
          page.element("div", ["id": "timeline-facts"]) { _ in }
        }
      }
    }
    page.endLine()
  }

  /// Writes the menu that chooses which engines the timeline shows. The page's script fills it.
  private func writeLanes(_ page: inout HTMLWriter) {
    page.element("details", ["id": "timeline-engines", "class": "chooser", "hidden": "hidden"]) { page in
      page.element("summary", ["id": "engines-summary"], text: "Lanes")
      page.element("div", ["id": "engines-list", "class": "choices"]) { _ in }
    }
  }

  /// The names of the timeline's buttons. The page's script gives each its icon, label and key.
  private static let tools = ["previous", "back", "play", "forward", "next", "in", "out", "all"]

  /// Writes a search box for words and filters. The page's script shows active filters in it and suggests others.
  private func writeSearch(_ page: inout HTMLWriter) {
    page.element("form", ["id": "filter", "class": "filter", "role": "search", "aria-label": "Gestures"]) {
      page in
      page.element("div", ["class": "search"]) { page in
        page.element("span", ["id": "filter-chips", "class": "chips"]) { _ in }
        page.empty(
          "input",
          [
            "type": "search", "id": "filter-text", "role": "combobox", "aria-label": "Search and filter",
            "aria-autocomplete": "list", "aria-expanded": "false", "aria-controls": "filter-options",
            "autocomplete": "off", "placeholder": "Search: pull, missed, engine, device, person, file",
          ])
        page.element("kbd", ["aria-hidden": "true"], text: "/")
        page.element("button", ["type": "button", "id": "filter-clear"], text: "Clear")
      }
      page.element(
        "ul",
        ["id": "filter-options", "role": "listbox", "aria-label": "Filters", "hidden": "hidden"]
      ) { _ in }
      page.element(
        "div", ["id": "filter-quick", "class": "chips", "role": "group", "aria-label": "Filters often used"]
      ) { _ in }
    }
  }

  /// Writes the table of people and devices, with the figures of the selected engine. The page's script fills it.
  func writePeople(_ page: inout HTMLWriter) {
    page.element("section", ["id": "people", "aria-labelledby": "people-head"]) { page in
      page.element("h2", ["id": "people-head"], text: "People and devices")
      page.element("p", ["id": "people-words", "class": "small"]) { _ in }
      page.element("div", ["id": "people-dots", "class": "dots"]) { _ in }
      page.element(
        "div",
        ["class": "wide", "tabindex": "0", "role": "region", "aria-label": "Table of people and devices"]
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
    ("person", false), ("device", false), ("gestures", true), ("missed", true),
    ("false alarms", true), ("fired in", true),
  ]

  /// Writes the list of gestures about which engines disagree most. The page's script fills it.
  func writeDisagreements(_ page: inout HTMLWriter) {
    page.element("section", ["id": "disagreements", "aria-labelledby": "disagreements-head"]) { page in
      page.element("h2", ["id": "disagreements-head"], text: "Disagreements")
      page.element(
        "p",
        text:
          "Gestures in which some engines fired and others did not, most even split first. Free use is left out."
      )
      page.element("ol", ["id": "disagreement-list", "class": "disagreements"]) { _ in }
      page.element(
        "button", ["type": "button", "id": "disagreement-more", "hidden": "hidden"], text: "Show more")
    }
    page.endLine()
  }
}
