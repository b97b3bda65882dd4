/// A curve drawn in a terminal with Braille characters of two by four dots.
package struct TerminalPlot {
  private let columns: Int
  private let rows: Int
  private let times: ClosedRange<Double>
  private let values: ClosedRange<Double>
  private var dots: [[UInt8]]

  /// The width of the labels on the left, in columns.
  private static let labelWidth = 8
  /// The bit of each dot in a Braille character: the left column from the top, then the right column (Unicode block from U+2800).
  private static let bits: [[UInt8]] = [[0x01, 0x02, 0x04, 0x40], [0x08, 0x10, 0x20, 0x80]]

  /// A plot without curves.
  ///
  /// - Parameters:
  ///   - width: The total width in characters, including labels; at least 20 are used.
  ///   - rows: The number of lines without the axis, ≥ 2.
  ///   - times: The range of the horizontal axis, in seconds.
  ///   - values: The range of the vertical axis, in points.
  package init(width: Int, rows: Int, times: ClosedRange<Double>, values: ClosedRange<Double>) {
    columns = max(width, 20) - Self.labelWidth - 1
    self.rows = rows
    self.times = times
    self.values = values
    dots = Array(repeating: Array(repeating: 0, count: columns), count: rows)
  }

  /// Draws a straight line between two points, clipped to the plot.
  ///
  /// - Parameters:
  ///   - from: Time in seconds and value in points.
  ///   - to: Time in seconds and value in points.
  ///   - spacing: The number of columns of dots per drawn dot; 1 for a solid line.
  package mutating func line(
    from: (time: Double, value: Double), to: (time: Double, value: Double), spacing: Int = 1
  ) {
    let (x0, y0) = place(from)
    let (x1, y1) = place(to)
    let steps = max(abs(x1 - x0), abs(y1 - y0), 1)
    for step in 0...steps {
      let share = Double(step) / Double(steps)
      let x = x0 + Int((Double(x1 - x0) * share).rounded())
      guard x % spacing == 0 else { continue }
      dot(x, y0 + Int((Double(y1 - y0) * share).rounded()))
    }
  }

  private func place(_ point: (time: Double, value: Double)) -> (Int, Int) {
    let across = share(point.time, times) * Double(columns * 2 - 1)
    let up = share(point.value, values) * Double(rows * 4 - 1)
    return (Int(across.rounded()), rows * 4 - 1 - Int(up.rounded()))
  }

  private func share(_ value: Double, _ range: ClosedRange<Double>) -> Double {
    let length = range.upperBound - range.lowerBound
    return length > 0 ? min(max((value - range.lowerBound) / length, 0), 1) : 0
  }

  private mutating func dot(_ x: Int, _ y: Int) {
    guard x >= 0, x < columns * 2, y >= 0, y < rows * 4 else { return }
    dots[y / 4][x / 2] |= Self.bits[x % 2][y % 4]
  }

  /// The plot as lines of text: values on the left, time in milliseconds below.
  package var lines: [String] {
    var result = dots.enumerated().map { row, cells in
      let text = cells.map { String(UnicodeScalar(0x2800 + UInt32($0)) ?? " ") }.joined()
      return trimmed("\(label(row)) \(text)")
    }
    let end = "\(Figures.fixed(times.upperBound * 1000, decimals: 0)) ms"
    let bare = Figures.fixed(times.lowerBound * 1000, decimals: 0)
    let start = bare.count + end.count + 4 > columns ? bare : "\(bare) ms"
    let gap = max(1, columns - start.count - end.count)
    let margin = PaddedText.spaces(Self.labelWidth + 1)
    result.append(margin + start + PaddedText.spaces(gap) + end)
    return result
  }

  private func label(_ row: Int) -> String {
    let value: Double? =
      row == 0 ? values.upperBound : row == rows - 1 ? values.lowerBound : nil
    let text = value.map { "\(Figures.fixed($0, decimals: 0)) pt" } ?? ""
    return PaddedText.right(text, to: Self.labelWidth)
  }

  /// The line without blank Braille characters and spaces at its end.
  private func trimmed(_ line: String) -> String {
    var end = line[...]
    while let last = end.last, last == " " || last == "\u{2800}" { end.removeLast() }
    return String(end)
  }
}
