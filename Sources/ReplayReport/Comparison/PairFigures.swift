import ReplayStatistics

/// Which figures a table of pairs shows, depending on the kinds of gestures.
enum PairFigures {
  /// The percentages of pulls and of other gestures that fire.
  case verdicts
  /// The percentage of gestures without an intent that fire.
  case hits
  /// Triggers per hour, if there is only free use.
  case freeUse

  /// Adjusted p values below this are marked as significant.
  private static let level = 0.05
  /// The heading above a pair's differences.
  static let differences = "Mistakes, and B minus A in percentage points (95 % interval)"

  /// Chooses the figures that exist for these pairs.
  init(of pairs: [PairComparison]) {
    if pairs.contains(where: { $0.total > 0 }) {
      self = .verdicts
    } else if pairs.allSatisfy({ $0.hits.total == 0 }), pairs.contains(where: { $0.free.gestures > 0 }) {
      self = .freeUse
    } else {
      self = .hits
    }
  }

  /// The line above the table.
  ///
  /// - Parameters:
  ///   - isTested: Whether some pair has a significance test.
  ///   - sampling: The people and devices of the gestures.
  /// - Returns: One line.
  func title(isTested: Bool, _ sampling: Sampling) -> String {
    let units = sampling.words.map { " by \($0)" } ?? ""
    switch self {
    case .verdicts:
      let test = sampling.count == nil ? "McNemar" : "sign flips"
      return "B minus A in percentage points (95 % interval\(units))"
        + (isTested ? "; * marks a significant difference (\(test), Holm, 5 %)" : "")
    case .hits: return "Gestures that fire, B minus A in percentage points (95 % interval\(units))"
    case .freeUse: return "Triggers per hour of free use, B minus A (95 % interval\(units))"
    }
  }

  /// The column headings.
  var columns: [String] {
    switch self {
    case .verdicts: ["missed", "false alarms"]
    case .hits: ["fired"]
    case .freeUse: ["per hour"]
    }
  }

  /// A pair's cells, one for each column.
  func cells(_ pair: PairComparison, _ tests: PairTests) -> [String] {
    switch self {
    case .verdicts:
      [
        Self.share(pair.recallDifference.negated, tests.pulls),
        Self.share(pair.falsePositiveDifference, tests.others),
      ]
    case .hits: [Self.share(pair.hitDifference, nil)]
    case .freeUse: [ComparisonSection.signed(pair.freeDifference, scale: 1, decimals: 0)]
    }
  }

  /// A pair's largest difference, used to sort pairs that disagree on equally many gestures.
  func extent(of pair: PairComparison) -> Double {
    let differences =
      switch self {
      case .verdicts, .hits:
        [pair.recallDifference, pair.falsePositiveDifference, pair.hitDifference].map(\.value)
      // Without bounds, which would need a bootstrap for every pair.
      case .freeUse: [pair.free.differencePerHour]
      }
    return differences.compactMap { $0 }.map(abs).max() ?? 0
  }

  private static func share(_ difference: Estimate, _ test: PairTests.Test?) -> String {
    let mark = (test?.adjusted ?? 1) < level ? "*" : ""
    return ComparisonSection.signed(difference, scale: 100, decimals: 0) + mark
  }
}
