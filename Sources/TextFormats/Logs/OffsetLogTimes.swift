/// Checks whether the times of an offset log are plausible.
enum OffsetLogTimes {
  /// The ratio between intervals before and after a time that indicates a change of unit: neighbouring units differ by a factor of 1000.
  private static let ratio = 500.0...2000.0
  /// The fewest intervals that must precede and follow a change of unit.
  private static let fewest = 3
  /// The least proportion of the intervals after a change of unit that must have changed in the same way.
  private static let leastShare = 0.9

  /// Rejects times that change their unit, such as milliseconds after seconds.
  ///
  /// - Parameter rows: The rows, in order of time.
  /// - Throws: An error about the first row with the other unit, with what to do.
  static func checkUnit(of rows: [OffsetLogRow]) throws(CurveLogError) {
    var (steps, ends): ([Double], [Int]) = ([], [])
    for index in rows.indices.dropFirst() where rows[index].time > rows[index - 1].time {
      steps.append(rows[index].time - rows[index - 1].time)
      ends.append(index)
    }
    guard steps.count >= 2 * fewest, let least = steps.min(), let most = steps.max(),
      most / least >= ratio.lowerBound
    else { return }
    let line = (least * most).squareRoot()
    let isLong = steps[0] > line
    guard let change = steps.firstIndex(where: { ($0 > line) != isLong }), change >= fewest else { return }
    let (before, after) = (steps[..<change].sorted(), steps[(change + 1)...].sorted())
    guard after.count >= fewest,
      Double(after.count { ($0 > line) != isLong }) >= leastShare * Double(after.count)
    else { return }
    let (one, two) = (before[before.count / 2], after[after.count / 2])
    guard ratio.contains(max(one, two) / min(one, two)) else { return }
    throw CurveLogError(
      rows[ends[change]].location,
      "from here on rows are \(Figures.short(two * 1000)) ms apart, and \(Figures.short(one * 1000)) ms before; give all times in one unit"
    )
  }
}
