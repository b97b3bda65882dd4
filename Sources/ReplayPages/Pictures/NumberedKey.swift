import RefreshIndicators

/// The names of numbered dots, below a drawing that has no room for them: two columns, a number and its names each.
struct NumberedKey {
  private static let columns = 2
  private static let lineHeight = 17.0
  /// From a number's end to its names, in user units.
  private static let gap = 8.0

  /// Each entry's lines, and the column and line at which it begins.
  private let entries: [(lines: [String], column: Int, line: Int)]
  private let columnWidth: Double
  private let numberWidth: Double

  /// The height that it takes, in user units.
  let height: Double

  /// A key to dots.
  ///
  /// - Parameters:
  ///   - names: The names at each dot, whose number is its place from 1.
  ///   - width: The width of all columns together, in user units.
  init(_ names: [[String]], width: Double) {
    columnWidth = width / Double(Self.columns)
    numberWidth = LabelPlacement.width(of: "\(names.count)")
    let room = columnWidth - numberWidth - Self.gap
    let texts = names.map { Self.lines($0, width: room) }
    // A column is full where half of all lines stand in it.
    let half = (texts.reduce(0) { $0 + $1.count } + Self.columns - 1) / Self.columns
    var (entries, column, line, longest) = ([(lines: [String], column: Int, line: Int)](), 0, 0, 0)
    for lines in texts {
      if line >= half, column < Self.columns - 1 { (column, line) = (column + 1, 0) }
      entries.append((lines, column, line))
      line += lines.count
      longest = max(longest, line)
    }
    self.entries = entries
    height = Double(longest) * Self.lineHeight
  }

  /// Writes the names, the first line's base at `y`.
  func draw(x: Double, y: Double, in drawing: inout SVGDocument) {
    for (index, entry) in entries.enumerated() {
      let left = x + Double(entry.column) * columnWidth + numberWidth
      for (number, text) in entry.lines.enumerated() {
        let base = y + Double(entry.line + number) * Self.lineHeight
        if number == 0 { drawing.label("number", "\(index + 1)", x: left, y: base, anchor: .end) }
        drawing.label("name", text, x: left + Self.gap, y: base)
      }
    }
  }

  /// Names with commas between, in lines that fit.
  private static func lines(_ names: [String], width: Double) -> [String] {
    var lines: [String] = []
    for (index, name) in names.enumerated() {
      let word = index < names.count - 1 ? name + "," : name
      if let last = lines.last, LabelPlacement.width(of: "\(last) \(word)") <= width {
        lines[lines.count - 1] = "\(last) \(word)"
      } else {
        lines.append(word)
      }
    }
    return lines
  }
}
