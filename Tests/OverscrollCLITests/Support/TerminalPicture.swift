/// A terminal as far as a session's display needs one: CUP, ED, EL; emphasis and modes are passed over.
struct TerminalPicture {
  private var cells: [[Character]]
  private var (row, column) = (0, 0)
  private let columns: Int

  /// A blank screen.
  init(columns: Int, lines: Int) {
    self.columns = columns
    cells = Array(repeating: Array(repeating: " ", count: columns), count: lines)
  }

  /// Its lines, without spaces at their ends.
  var lines: [String] {
    cells.map { line in String(line.reversed().drop { $0 == " " }.reversed()) }
  }

  /// Takes what a program wrote.
  mutating func feed(_ text: String) {
    var rest = text.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      if scalar == "\u{1B}", rest.first == "[" {
        let parameters = rest.dropFirst().prefix { !("A"..."Z" ~= $0 || "a"..."z" ~= $0) }
        rest = rest.dropFirst(1 + parameters.count)
        if let final = rest.popFirst() { control(String(parameters), final) }
      } else if scalar == "\r" {
        column = 0
      } else if scalar == "\n" {
        row = min(cells.count - 1, row + 1)
      } else if column < columns, row < cells.count {
        cells[row][column] = Character(scalar)
        column += 1
      }
    }
  }

  private mutating func control(_ parameters: String, _ final: Unicode.Scalar) {
    switch final {
    case "H":
      let numbers = parameters.split(separator: ";").compactMap { Int($0) }
      (row, column) = numbers.count == 2 ? (numbers[0] - 1, numbers[1] - 1) : (0, 0)
    case "J": self = TerminalPicture(columns: columns, lines: cells.count)
    case "K": for cell in column..<columns { cells[row][cell] = " " }
    default: break
    }
  }

  /// The pictures after each drawing, and what was written after the screen was given back.
  static func drawings(_ text: String, columns: Int, lines: Int) -> (pictures: [[String]], after: String) {
    let parts = text.components(separatedBy: "\u{1B}[?1049l")
    var screen = TerminalPicture(columns: columns, lines: lines)
    var pictures: [[String]] = []
    for drawing in parts[0].components(separatedBy: "\u{1B}[?2026l").dropLast() {
      screen.feed(drawing)
      pictures.append(screen.lines)
    }
    return (pictures, parts.count > 1 ? parts[1] : "")
  }
}

extension String {
  /// Its parts between occurrences of `separator`.
  fileprivate func components(separatedBy separator: String) -> [String] {
    var parts: [String] = []
    var rest = self[...]
    while let range = rest.firstRange(of: separator) {
      parts.append(String(rest[..<range.lowerBound]))
      rest = rest[range.upperBound...]
    }
    return parts + [String(rest)]
  }
}
