import ReplayStatistics
import TextTables

/// Several pairs as a table, a row each; of more than fit a screen, those that differ most.
struct PairTable {
  let pairs: [PairComparison]
  let tests: [PairTests]
  /// An adjusted p below this is marked.
  private static let level = 0.05
  /// The most rows: with what stands around them a screen of 24 lines.
  private static let most = 14

  /// The pairs that are shown, as indices: in their order where all are.
  private var shown: [Int] {
    guard pairs.count > Self.most else { return Array(pairs.indices) }
    // Of as many gestures the greater difference in what fires, then the one that comes first.
    let sizes = pairs.map { (Double($0.disagreements.count), Self.extent(of: $0)) }
    let order = pairs.indices.sorted {
      sizes[$0] == sizes[$1] ? $0 < $1 : sizes[$1] < sizes[$0]
    }
    return Array(order.prefix(Self.most))
  }

  /// The greatest difference in shares that fire.
  private static func extent(of pair: PairComparison) -> Double {
    let differences = [pair.recallDifference, pair.falsePositiveDifference, pair.hitDifference]
    return differences.compactMap(\.value).map(abs).max() ?? 0
  }

  /// How many pairs are not shown, and where they are; empty where all are.
  private func rest(width: Int) -> String {
    guard pairs.count > Self.most else { return "" }
    let same = pairs.count { $0.disagreements.isEmpty }
    let text =
      "These \(Self.most) of \(pairs.count) pairs differ most; \(same) of all differ in no gesture. --csv FILE writes every pair."
    return WrappedText.text(text, width: width, indent: 0)
  }

  /// The table within `width` columns, with what it shows above it.
  func text(width: Int) -> String {
    let hasVerdicts = pairs.contains { $0.total > 0 }
    let hasModels = Set(pairs.map(\.ground)).count > 1
    let hasOrigins = Set(pairs.map(\.origin)).count > 1
    var table = TextTable(
      ["A", "B", "differ in"] + (hasVerdicts ? ["pulls", "others"] : ["fired"])
        + (hasModels ? ["model"] : []) + (hasOrigins ? ["origin"] : []), left: [0, 1])
    for index in shown {
      let (pair, tests) = (pairs[index], tests[index])
      let differences =
        hasVerdicts
        ? [
          Self.cell(pair.recallDifference, tests.pulls),
          Self.cell(pair.falsePositiveDifference, tests.others),
        ] : [Self.cell(pair.hitDifference, nil)]
      table.add(
        [pair.first, pair.second, "\(pair.disagreements.count)"] + differences
          + (hasModels ? [pair.ground] : []) + (hasOrigins ? [pair.origin] : []))
    }
    let title =
      "Fired, B less A in percentage points (95 % interval)\(hasVerdicts ? "; *: beyond chance (McNemar, Holm, 5 %)" : "")"
    return WrappedText.text(title, width: width, indent: 0) + table.fitting(width: width) + rest(width: width)
  }

  private static func cell(_ difference: Estimate, _ test: PairTests.Test?) -> String {
    let mark = (test?.adjusted ?? 1) < level ? "*" : ""
    return ComparisonSection.signed(difference, scale: 100, decimals: 0) + mark
  }
}
