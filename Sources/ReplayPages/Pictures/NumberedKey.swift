import RefreshIndicators

/// A key below a drawing for numbered dots that have no space for names: two columns of numbers and names.
struct NumberedKey {
  private static let columns = 2
  private static let lineHeight = 17.0
  /// The gap between a number and its names, in user units.
  private static let gap = 8.0

  /// Each entry's lines, and the column and line at which it begins.
  private let entries: [(lines: [String], column: Int, line: Int)]
  private let columnWidth: Double
  private let numberWidth: Double

  /// The key's height, in user units.
  let height: Double

  /// Creates a key.
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

  /// Draws the names, with the first baseline at `y`.
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

  /// The names separated by commas, wrapped to the width.
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
