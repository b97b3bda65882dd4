import TextFormats

/// A table with one row per pair of engines, for gestures of one origin, such as `recorded`.
///
/// If the pairs do not fit on a screen, it shows those that differ most; for generated gestures it shows the first ones.
struct PairTable {
  let pairs: [PairComparison]
  let tests: [PairTests]
  /// The origin to name in the heading, if there are tables for several origins; otherwise nil.
  var origin: String?
  /// The most rows that the table shows, so that table and text fit on a screen of 24 lines.
  private static let most = 14

  private var isGenerated: Bool { pairs.contains(where: \.isGenerated) }

  /// The indices of the pairs to show: all in their own order, or if there are too many those that differ most.
  private func shown(by figures: PairFigures) -> [Int] {
    guard pairs.count > Self.most else { return Array(pairs.indices) }
    guard !isGenerated else { return Array(pairs.indices.prefix(Self.most)) }
    // Sorted by disagreements, then by the largest difference in what fires, then in the original order.
    let sizes = pairs.map { (Double($0.disagreements.count), figures.extent(of: $0)) }
    let order = pairs.indices.sorted {
      sizes[$0] == sizes[$1] ? $0 < $1 : sizes[$1] < sizes[$0]
    }
    return Array(order.prefix(Self.most))
  }

  /// A note on how many pairs the table leaves out and how to get them; empty if it shows all.
  private func rest(width: Int) -> String {
    guard pairs.count > Self.most else { return "" }
    let same = pairs.count { $0.disagreements.isEmpty }
    let text =
      "\(isGenerated ? "These are the first \(Self.most) of \(pairs.count) pairs" : "These \(Self.most) of \(pairs.count) pairs differ most"); \(same) of all pairs do not differ in any gesture. --csv FILE writes every pair."
    return WrappedText.text(text, width: width, indent: 0)
  }

  /// The table and the line above it, within `width` columns.
  func text(width: Int) -> String {
    let figures = PairFigures(of: pairs)
    let hasModels = Set(pairs.map(\.ground)).count > 1
    var table = TextTable(
      ["A", "B", "gestures that differ"] + figures.columns + (hasModels ? ["model"] : []), left: [0, 1])
    for index in shown(by: figures) {
      let pair = pairs[index]
      table.add(
        [pair.first, pair.second, "\(pair.disagreements.count)"] + figures.cells(pair, tests[index])
          + (hasModels ? [pair.ground] : []))
    }
    let above = isGenerated ? [GeneratedGestures.sentence] : []
    let isTested = tests.contains { $0.pulls != nil || $0.others != nil }
    let sampling = pairs.first?.sampling ?? Sampling(origin: "")
    let notes = pairs.isEmpty ? [] : sampling.notes
    let title = figures.title(isTested: isTested, sampling)
    let heading = origin.map { "\($0): \(title)" } ?? title
    return (above + [heading]).map {
      WrappedText.text($0, width: width, indent: 0)
    }.joined() + table.fitting(width: width)
      + rest(width: width) + notes.map { WrappedText.text($0, width: width, indent: 0) }.joined()
  }
}
