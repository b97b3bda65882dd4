import TextFormats

/// A table on the page that a reader can sort by any column, with the mouse or the keyboard.
struct HTMLTable {
  /// One cell: the shown text, and the value by which rows are sorted.
  struct Cell {
    /// The text that the cell shows.
    let text: String
    /// The number by which rows are sorted; nil for a text, or for a figure that does not exist.
    var number: Double?
    /// True if the text is aligned as a number.
    var isNumber = false
    /// The place on the page that a click opens: an address fragment without its `#`; nil if there is no link.
    var link: String?
    /// A percentage with its bounds, drawn as an interval below the text; nil if none is drawn.
    var interval: (value: Double, low: Double, high: Double)?
  }

  /// One column: its heading, and a function that makes the cell for a record.
  struct Column<Record>: Sendable {
    let head: String
    let cell: @Sendable (Record) -> Cell
    /// True if the column is shown before the reader chooses columns.
    private(set) var isShown = true

    init(_ head: String, _ cell: @escaping @Sendable (Record) -> Cell) {
      (self.head, self.cell) = (head, cell)
    }

    /// The same column, shown only if the reader chooses it.
    var hidden: Column {
      var column = self
      column.isShown = false
      return column
    }
  }

  private let caption: String
  private let heads: [String]
  private let rows: [[Cell]]
  private let isShown: [Bool]

  /// Creates a table with one row per record.
  ///
  /// - Parameters:
  ///   - caption: A sentence that says what the table shows.
  ///   - columns: The columns; the first names the row.
  ///   - records: The records, one per row.
  init<Record>(_ caption: String, _ columns: [Column<Record>], _ records: [Record]) {
    self.caption = caption
    (heads, isShown) = (columns.map(\.head), columns.map(\.isShown))
    rows = records.map { record in columns.map { $0.cell(record) } }
  }

  /// The columns that are left out if all rows have the same value, because the head of the page states it.
  private static let context: Set<String> = ["model", "origin"]

  /// The indices of the columns to show: all except those of ``context`` in which all rows have the same value.
  private var columns: [Int] {
    heads.indices.filter { index in
      !Self.context.contains(heads[index]) || Set(rows.map { $0[index].text }).count > 1
    }
  }

  /// Writes the table in a box that scrolls if the table is wider than the screen.
  func write(to page: inout HTMLWriter, id: String) {
    let columns = columns
    writeChoices(columns, id: id, &page)
    page.element(
      "div", ["class": "wide", "tabindex": "0", "role": "region", "aria-labelledby": "\(id)-caption"]
    ) {
      page in
      page.element("table", ["class": "sortable", "id": id]) { page in
        page.element("caption", ["id": "\(id)-caption"], text: caption)
        page.element("thead") { page in
          page.element("tr") { page in for index in columns { writeHead(index, &page) } }
        }
        page.endLine()
        page.element("tbody") { page in
          for row in rows {
            let isFixed = isFixed(row)
            page.element(
              "tr", ["class": isFixed ? "fixed" : nil, "hidden": isFixed ? "hidden" : nil]
            ) { page in
              for index in columns {
                row[index].write(to: &page, isHead: index == 0, isHidden: isHidden(index))
              }
            }
            page.endLine()
          }
        }
      }
    }
    page.endLine()
  }

  /// True for a column that is not shown at first, but can be chosen.
  ///
  /// It is a column declared as hidden, or one of ``context`` that the row's name implies, such as the model if each engine has only one.
  private func isHidden(_ index: Int) -> Bool {
    !isShown[index] || Self.context.contains(heads[index]) && hasOneForEachName(index)
  }

  /// True if all rows with the same name have the same value in a column.
  private func hasOneForEachName(_ index: Int) -> Bool {
    let names = Set(rows.map { $0[0].text })
    return names.count == Set(rows.map { [$0[0].text, $0[index].text] }).count
  }

  /// True for a row about a policy without the bugs of an engine (`-fixed`), if that engine has a row too. Such rows are folded at first.
  private func isFixed(_ row: [Cell]) -> Bool {
    guard row[0].text.hasSuffix(Self.fixed) else { return false }
    let original = row[0].text.dropLast(Self.fixed.count)
    return rows.contains { $0[0].text == original }
  }

  private static let fixed = "-fixed"

  /// Writes a check box for each column that can be chosen, and one for `-fixed` policies; writes nothing if there is no choice.
  private func writeChoices(_ columns: [Int], id: String, _ page: inout HTMLWriter) {
    let hasFixed = rows.contains(where: isFixed)
    let hasChoice = columns.contains(where: isHidden)
    guard hasChoice || hasFixed else { return }
    page.element("details", ["class": "chooser", "data-table": id]) { page in
      page.element("summary", text: hasFixed ? "Columns and fixed policies" : "Columns")
      page.element("div", ["class": "choices"]) { page in
        if hasFixed { writeChoice("fixed", isChecked: false, "fixed policies (-fixed)", &page) }
        for (place, index) in columns.enumerated() where hasChoice && index > 0 {
          writeChoice("\(place)", isChecked: !isHidden(index), heads[index], &page)
        }
      }
    }
  }

  private func writeChoice(_ value: String, isChecked: Bool, _ words: String, _ page: inout HTMLWriter) {
    page.element("label") { page in
      page.empty(
        "input", ["type": "checkbox", "value": value, "checked": isChecked ? "checked" : nil])
      page.write(" \(words)")
    }
  }

  private func writeHead(_ index: Int, _ page: inout HTMLWriter) {
    let isNumber = rows.first.map { $0[index].isNumber } ?? false
    page.element(
      "th",
      [
        "scope": "col", "class": isNumber ? "number" : nil, "aria-sort": "none",
        "hidden": isHidden(index) ? "hidden" : nil,
      ]
    ) {
      $0.element("button", ["type": "button"], text: heads[index])
    }
  }
}

extension HTMLTable.Cell {
  /// A cell with text, such as a name from the report or a trace.
  static func name(_ text: String, link: String? = nil) -> Self { Self(text: text, link: link) }

  /// A cell with a number that has decimals, or a dash if there is no number.
  static func figure(_ number: Double?, decimals: Int) -> Self {
    Self(text: Figures.fixed(number, decimals: decimals), number: number, isNumber: true)
  }

  /// A cell with a count, which is sorted as a number.
  static func count(_ number: Int, link: String? = nil) -> Self {
    Self(text: "\(number)", number: Double(number), isNumber: true, link: number > 0 ? link : nil)
  }

  fileprivate func write(to page: inout HTMLWriter, isHead: Bool, isHidden: Bool) {
    let sortValue = isNumber ? number.map { "\($0)" } ?? "" : nil
    page.element(
      isHead ? "th" : "td",
      [
        "scope": isHead ? "row" : nil, "class": isNumber ? "number" : "name", "data-v": sortValue,
        "hidden": isHidden ? "hidden" : nil,
      ]
    ) { page in
      if let link { page.element("a", ["href": "#\(link)"]) { writeText(&$0) } } else { writeText(&page) }
      if let interval { IntervalBar.write(interval, to: &page) }
    }
  }
}

extension HTMLTable.Cell {
  /// Writes the text of a cell. Bounds in brackets are not broken across lines in a narrow cell.
  private func writeText(_ page: inout HTMLWriter) {
    guard isNumber, let bracket = text.firstRange(of: " (") else { return page.write(text) }
    page.write("\(text[..<bracket.lowerBound]) ")
    page.element("span", ["class": "bounds"], text: String(text[bracket.lowerBound...].dropFirst()))
  }
}

/// Draws a percentage and its 95 % interval on a line from 0 to 100 %, in the width of its cell.
enum IntervalBar {
  /// Writes the interval as markup. It is hidden from screen readers, because the same numbers stand beside it as text.
  static func write(_ interval: (value: Double, low: Double, high: Double), to page: inout HTMLWriter) {
    page.element("svg", ["class": "interval", "aria-hidden": "true", "width": "100%", "height": "12"]) {
      page in
      for tick in ["0%", "25%", "50%", "75%", "100%"] {
        page.empty("line", ["class": "grid", "x1": tick, "x2": tick, "y1": "0", "y2": "12"])
      }
      page.empty(
        "line",
        ["class": "whisker", "x1": percent(interval.low), "x2": percent(interval.high), "y1": "6", "y2": "6"])
      page.empty("circle", ["class": "dot", "cx": percent(interval.value), "cy": "6", "r": "4"])
    }
  }

  private static func percent(_ share: Double) -> String { "\(Figures.fixed(share * 100, decimals: 2))%" }
}
