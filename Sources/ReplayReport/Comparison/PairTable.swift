import ReplayStatistics
import TextTables

/// Several pairs as a table, a row each.
struct PairTable {
  let pairs: [PairComparison]
  let tests: [PairTests]
  /// An adjusted p below this is marked.
  private static let level = 0.05

  /// The table within `width` columns, with what it shows above it.
  func text(width: Int) -> String {
    let hasVerdicts = pairs.contains { $0.total > 0 }
    let severalPlaces = Set(pairs.map { "\($0.ground) \($0.origin)" }).count > 1
    var table = TextTable(
      ["A", "B"] + (hasVerdicts ? ["pulls", "others"] : ["fired"]) + ["differ in"]
        + (severalPlaces ? ["model", "origin"] : []), left: [0, 1])
    for (pair, tests) in zip(pairs, tests) {
      let differences =
        hasVerdicts
        ? [
          Self.cell(pair.recallDifference, tests.pulls),
          Self.cell(pair.falsePositiveDifference, tests.others),
        ] : [Self.cell(pair.hitDifference, nil)]
      table.add(
        [pair.first, pair.second] + differences + ["\(pair.disagreements.count)"]
          + (severalPlaces ? [pair.ground, pair.origin] : []))
    }
    let title =
      "Fired, B less A in percentage points (95 % interval)\(hasVerdicts ? "; *: beyond chance (McNemar, Holm, 5 %)" : "")"
    return WrappedText.text(title, width: width, indent: 0) + table.fitting(width: width)
  }

  private static func cell(_ difference: Estimate, _ test: PairTests.Test?) -> String {
    let mark = (test?.adjusted ?? 1) < level ? "*" : ""
    return ComparisonSection.signed(difference, scale: 100, decimals: 0) + mark
  }
}
