import RefreshIndicators

/// A key below a drawing for numbered dots that have no space for names: two columns of numbers and names.
struct NumberedKey {
  private static let columns = 2
  private static let lineHeight = 17.0
  /// The gap between a number and the names beside it, in user units.
  private static let gap = 8.0

  /// The lines of each entry, and the column and line at which the entry begins.
  private let entries: [(lines: [String], column: Int, line: Int)]
  private let columnWidth: Double
  private let numberWidth: Double

  /// The height of the whole key, in user units.
  let height: Double

  /// Lays out a key in two columns.
  ///
  /// - Parameters:
  ///   - names: The names at each dot; dots are numbered from 1.
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

  /// Draws the key with its left edge at `x` and its first baseline at `y`.
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

  /// The names of one dot, separated by commas and wrapped to a width.
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
