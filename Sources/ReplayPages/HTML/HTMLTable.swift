import TextFormats

/// A table of the page that can be sorted by any column, with the mouse or the keyboard.
struct HTMLTable {
  /// One cell: what is shown, and by what it is sorted.
  struct Cell {
    /// The text shown.
    let text: String
    /// The number it is sorted by; nil for text, and for a figure that does not exist.
    var number: Double?
    /// True where it is aligned as a number.
    var isNumber = false
    /// The target of a click on it: a fragment without its `#`.
    var link: String?
    /// A share and its bounds, drawn as an interval beneath the text.
    var interval: (value: Double, low: Double, high: Double)?
  }

  /// One column: its head, and the cell of a record.
  struct Column<Record>: Sendable {
    let head: String
    let cell: @Sendable (Record) -> Cell
    /// True where it is shown until the reader chooses others.
    private(set) var isShown = true

    init(_ head: String, _ cell: @escaping @Sendable (Record) -> Cell) {
      (self.head, self.cell) = (head, cell)
    }

    /// The column as one that only a reader's choice shows.
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

  /// A row for each record.
  ///
  /// - Parameters:
  ///   - caption: A sentence that says what the table shows.
  ///   - columns: The columns; the first names the row.
  ///   - records: What the rows are of.
  init<Record>(_ caption: String, _ columns: [Column<Record>], _ records: [Record]) {
    self.caption = caption
    (heads, isShown) = (columns.map(\.head), columns.map(\.isShown))
    rows = records.map { record in columns.map { $0.cell(record) } }
  }

  /// Columns that say what the page's first lines say too, where all rows say the same.
  private static let context: Set<String> = ["model", "origin"]

  /// The columns to show: all but those of ``context`` that tell no row from another.
  private var columns: [Int] {
    heads.indices.filter { index in
      !Self.context.contains(heads[index]) || Set(rows.map { $0[index].text }).count > 1
    }
  }

  /// Writes the table in a frame that scrolls where it is wider than the screen.
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

  /// True for a column that is there and not shown at first: one that nobody asked for, and one of ``context`` that the row's
  /// name says already, as the model where each engine has one.
  private func isHidden(_ index: Int) -> Bool {
    !isShown[index] || Self.context.contains(heads[index]) && hasOneForEachName(index)
  }

  /// True where rows of one name have one value in a column.
  private func hasOneForEachName(_ index: Int) -> Bool {
    let names = Set(rows.map { $0[0].text })
    return names.count == Set(rows.map { [$0[0].text, $0[index].text] }).count
  }

  /// True for a fixed policy that stands beside its original: such rows are folded away at first.
  private func isFixed(_ row: [Cell]) -> Bool {
    guard row[0].text.hasSuffix(Self.fixed) else { return false }
    let original = row[0].text.dropLast(Self.fixed.count)
    return rows.contains { $0[0].text == original }
  }

  private static let fixed = "-fixed"

  /// A check mark for each column that can be shown, and one for the fixed policies; nothing where there is no choice.
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
  /// A text from the report or a trace.
  static func name(_ text: String, link: String? = nil) -> Self { Self(text: text, link: link) }

  /// A figure with decimals; a dash where there is none.
  static func figure(_ number: Double?, decimals: Int) -> Self {
    Self(text: Figures.fixed(number, decimals: decimals), number: number, isNumber: true)
  }

  /// A count.
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
  /// Writes the text; bounds in brackets stay on one line where a narrow cell breaks.
  private func writeText(_ page: inout HTMLWriter) {
    guard isNumber, let bracket = text.firstRange(of: " (") else { return page.write(text) }
    page.write("\(text[..<bracket.lowerBound]) ")
    page.element("span", ["class": "bounds"], text: String(text[bracket.lowerBound...].dropFirst()))
  }
}

/// A share and its 95 % interval on a line from 0 to 100 %, as wide as there is room.
enum IntervalBar {
  /// Writes the bar; who cannot see it has the same numbers as text beside it.
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
