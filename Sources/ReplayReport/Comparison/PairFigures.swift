import ReplayStatistics

/// The kind of figures that a table of pairs of engines shows, chosen by the kinds of gestures.
enum PairFigures {
  /// The table shows differences in the percentages of missed pulls and of false alarms.
  case verdicts
  /// The table shows differences in the percentage of gestures that fire, because none has an intent.
  case hits
  /// The table shows differences in triggers per hour, because there is only free use.
  case freeUse

  /// The significance level: adjusted p values below it are marked.
  private static let level = 0.05
  /// The heading above the differences of a pair of engines.
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

  /// The line above the table, which explains its figures.
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

  /// The headings of the columns with figures.
  var columns: [String] {
    switch self {
    case .verdicts: ["missed", "false alarms"]
    case .hits: ["fired"]
    case .freeUse: ["per hour"]
    }
  }

  /// The table cells of one pair, in the order of ``columns``.
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

  /// The size of a pair's largest difference; it decides the order of pairs that disagree on equally many gestures.
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
