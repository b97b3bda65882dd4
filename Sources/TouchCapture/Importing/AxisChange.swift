import GestureTraces
import TextFormats

/// The user's corrections to the axes of a table: whether x and y are exchanged, and whether y grows upwards.
package struct AxisChange: Equatable, Sendable {
  /// True if the columns of x and y are exchanged.
  package var swapsXY = false
  /// True if y grows upwards (after exchanging the axes, if requested).
  package var flipsY = false

  /// No corrections: the axes stay as they are in the table.
  package init() {}

  /// The command-line options that make these corrections; empty if nothing changes.
  var words: String {
    [swapsXY ? "--swap-xy" : nil, flipsY ? "--flip-y" : nil].compactMap(\.self).joined(separator: " ")
  }
}

extension RecordTable {
  /// Exchanges the axes or reverses y as the user asked, before any unit is applied, so that units refer to the corrected axes.
  ///
  /// Positions are mirrored within their own extremes; fractions of the surface (0 to 1) at its middle, and if no y is above 0, at 0. A
  /// replay uses only differences, so the offset does not matter.
  ///
  /// - Parameter options: What to change.
  /// - Throws: An error if the table has only one axis, or no y.
  mutating func changeAxes(_ options: ImportOptions) throws(CaptureError) {
    let change = options.axes
    guard change != AxisChange() else { return }
    let areDeltas = ScrollColumns.areThere(in: names)
    let (x, y) = areDeltas ? ScrollColumns.columns(in: names) : PointerColumns.columns(in: names)
    if change.swapsXY {
      try options.check(.swapXY, isUsed: x != nil && y != nil, "the table has only one axis", file)
      if let x, let y { names.swapAt(x, y) }
    }
    guard change.flipsY else { return }
    // After exchanging the axes, the former x column is y.
    let found = change.swapsXY ? x : y
    try options.check(.flipY, isUsed: found != nil, "the table does not have a column for y", file)
    guard let column = found else { return }
    let sum = areDeltas ? 0 : sumOfEnds(column)
    rows.rewrite { row in
      guard let value = row[column].finite else { return true }
      row.cells[column] = .number(sum - value == 0 ? 0 : sum - value)
      return true
    }
  }

  /// The sum of both ends of an axis, which is also the sum of a position and its mirror image.
  private func sumOfEnds(_ column: Int) -> Double {
    var (least, most) = (Double.infinity, -Double.infinity)
    for value in rows.lazy.compactMap({ $0[column].finite }) {
      (least, most) = (min(least, value), max(most, value))
    }
    guard most > 0 else { return 0 }
    return least >= 0 && most <= 1 ? 1 : least + most
  }

  /// A row's location for messages: `line 12 of pull.csv`, `event 12 of pull.json`.
  func place(ofRow line: Int) -> String {
    "\(countsLines ? "line" : "event") \(line) of \(file.split(separator: "/").last ?? "-")"
  }
}
