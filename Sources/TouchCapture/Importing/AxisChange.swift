import GestureTraces
import TextFormats

/// A person's word on the axes of a table: which is which, and which way y grows.
package struct AxisChange: Equatable, Sendable {
  /// True where the columns of x and y stand for each other.
  package var swapsXY = false
  /// True where y grows upwards; after the swap, if there is one.
  package var flipsY = false

  /// The axes as the table has them.
  package init() {}

  /// The options that say so, as on the command line; empty where nothing changes.
  var words: String {
    [swapsXY ? "--swap-xy" : nil, flipsY ? "--flip-y" : nil].compactMap(\.self).joined(separator: " ")
  }
}

extension RecordTable {
  /// Exchanges the axes or turns y round, as a person says: before any unit, so that what is said of those is of the true axes.
  ///
  /// Positions are turned round within their own extremes; shares of the surface (0 to 1) about its middle, and where no y is above 0,
  /// about 0. A replay asks for differences alone.
  ///
  /// - Parameter options: What to change.
  /// - Throws: That the table has one axis only, or no y.
  mutating func changeAxes(_ options: ImportOptions) throws(CaptureError) {
    let change = options.axes
    guard change != AxisChange() else { return }
    let areDeltas = ScrollColumns.areThere(in: names)
    let (x, y) = areDeltas ? ScrollColumns.columns(in: names) : PointerColumns.columns(in: names)
    if change.swapsXY {
      try options.check(.swapXY, isUsed: x != nil && y != nil, "the table has one axis only", file)
      if let x, let y { names.swapAt(x, y) }
    }
    guard change.flipsY else { return }
    // What was the column of x is that of y now.
    let found = change.swapsXY ? x : y
    try options.check(.flipY, isUsed: found != nil, "the table has no column of y", file)
    guard let column = found else { return }
    let sum = areDeltas ? 0 : sumOfEnds(column)
    rows.rewrite { row in
      guard let value = row[column].finite else { return true }
      row.cells[column] = .number(sum - value == 0 ? 0 : sum - value)
      return true
    }
  }

  /// The sum of both ends of an axis of positions: what a position and its mirror image add up to.
  private func sumOfEnds(_ column: Int) -> Double {
    var (least, most) = (Double.infinity, -Double.infinity)
    for value in rows.lazy.compactMap({ $0[column].finite }) {
      (least, most) = (min(least, value), max(most, value))
    }
    guard most > 0 else { return 0 }
    return least >= 0 && most <= 1 ? 1 : least + most
  }

  /// The place of a row, as reasons name it: `line 12 of pull.csv`, `event 12 of pull.json`.
  func place(ofRow line: Int) -> String {
    "\(countsLines ? "line" : "event") \(line) of \(file.split(separator: "/").last ?? "-")"
  }
}
