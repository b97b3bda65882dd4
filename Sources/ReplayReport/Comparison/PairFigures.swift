import ReplayStatistics

/// What a table of pairs says of each: what the gestures at hand can tell.
enum PairFigures {
  /// Shares of pulls and of others that fire.
  case verdicts
  /// The share that fires, of gestures without an intent.
  case hits
  /// Triggers an hour, of free use alone.
  case freeUse

  /// An adjusted p below this is marked.
  private static let level = 0.05

  /// The figures for these pairs.
  init(of pairs: [PairComparison]) {
    if pairs.contains(where: { $0.total > 0 }) {
      self = .verdicts
    } else if pairs.allSatisfy({ $0.hits.total == 0 }), pairs.contains(where: { $0.free.gestures > 0 }) {
      self = .freeUse
    } else {
      self = .hits
    }
  }

  /// The words above the table.
  ///
  /// - Parameters:
  ///   - isTested: Whether some pair has a test.
  ///   - sampling: The people or devices of the gestures.
  /// - Returns: A line.
  func title(isTested: Bool, _ sampling: Sampling) -> String {
    let units = sampling.words.map { " by \($0)" } ?? ""
    switch self {
    case .verdicts:
      let test = sampling.count == nil ? "McNemar" : "sign flips"
      return "Fired, B less A in percentage points (95 % interval\(units))"
        + (isTested ? "; *: beyond chance (\(test), Holm, 5 %)" : "")
    case .hits: return "Fired, B less A in percentage points (95 % interval\(units))"
    case .freeUse: return "Triggers an hour of free use, B less A (95 % interval\(units))"
    }
  }

  /// The heads of the columns.
  var columns: [String] {
    switch self {
    case .verdicts: ["pulls", "others"]
    case .hits: ["fired"]
    case .freeUse: ["an hour"]
    }
  }

  /// A pair's cells, one for each column.
  func cells(_ pair: PairComparison, _ tests: PairTests) -> [String] {
    switch self {
    case .verdicts:
      [
        Self.share(pair.recallDifference, tests.pulls),
        Self.share(pair.falsePositiveDifference, tests.others),
      ]
    case .hits: [Self.share(pair.hitDifference, nil)]
    case .freeUse: [ComparisonSection.signed(pair.freeDifference, scale: 1, decimals: 0)]
    }
  }

  /// The greatest difference of a pair, by which those that differ in as many gestures are put in order.
  func extent(of pair: PairComparison) -> Double {
    let differences =
      switch self {
      case .verdicts, .hits:
        [pair.recallDifference, pair.falsePositiveDifference, pair.hitDifference].map(\.value)
      // Without its bounds, which a bootstrap of every pair would cost.
      case .freeUse: [pair.free.differencePerHour]
      }
    return differences.compactMap { $0 }.map(abs).max() ?? 0
  }

  private static func share(_ difference: Estimate, _ test: PairTests.Test?) -> String {
    let mark = (test?.adjusted ?? 1) < level ? "*" : ""
    return ComparisonSection.signed(difference, scale: 100, decimals: 0) + mark
  }
}
