/// How often an engine fired and how often it should have, a trace counting once.
///
/// | | fired | did not |
/// |---|---|---|
/// | a refresh was wanted | true positive | false negative |
/// | none was wanted | false positive | true negative |
public struct ConfusionCounts: Equatable, Sendable {
  /// Wanted and fired.
  public private(set) var truePositives = 0
  /// Not wanted, yet fired.
  public private(set) var falsePositives = 0
  /// Wanted, but did not fire.
  public private(set) var falseNegatives = 0
  /// Not wanted and did not fire.
  public private(set) var trueNegatives = 0

  /// Nothing counted yet.
  public init() {}

  /// Counts one trace.
  ///
  /// - Parameters:
  ///   - wanted: Whether a refresh was meant.
  ///   - fired: Whether the engine started one.
  public mutating func count(wanted: Bool, fired: Bool) {
    switch (wanted, fired) {
    case (true, true): truePositives += 1
    case (false, true): falsePositives += 1
    case (true, false): falseNegatives += 1
    case (false, false): trueNegatives += 1
    }
  }

  /// Counts everything of `other` so many times over.
  ///
  /// - Parameters:
  ///   - other: Counts of other traces.
  ///   - times: 0 or more.
  public mutating func add(_ other: ConfusionCounts, times: Int = 1) {
    truePositives += other.truePositives * times
    falsePositives += other.falsePositives * times
    falseNegatives += other.falseNegatives * times
    trueNegatives += other.trueNegatives * times
  }

  /// All traces counted.
  public var total: Int { wanted + falsePositives + trueNegatives }
  /// Traces in which a refresh was wanted.
  public var wanted: Int { truePositives + falseNegatives }
  /// Traces in which the engine fired.
  public var fired: Int { truePositives + falsePositives }

  /// How often a refresh was wanted when the engine fired: `TP / (TP + FP)`.
  public var precision: Estimate { Estimate(WilsonInterval(successes: truePositives, trials: fired)) }
  /// How often the engine fired when a refresh was wanted: `TP / (TP + FN)`.
  public var recall: Estimate { Estimate(WilsonInterval(successes: truePositives, trials: wanted)) }

  /// The harmonic mean of precision and recall: `2·TP / (2·TP + FP + FN)`; nil where nothing was wanted and nothing fired.
  public var f1: Estimate {
    let places = fired + wanted
    return Estimate(value: places == 0 ? nil : Double(2 * truePositives) / Double(places), count: total)
  }

  /// Matthews' correlation of wanted and fired, −1…1: `(TP·TN − FP·FN) / √((TP+FP)(TP+FN)(TN+FP)(TN+FN))`.
  ///
  /// Nil where one of the four sums is 0: a sample all of one kind has no correlation.
  public var mcc: Estimate {
    let quiet = Double(trueNegatives + falseNegatives)
    let unwanted = Double(trueNegatives + falsePositives)
    let product = Double(fired) * Double(wanted) * unwanted * quiet
    guard product > 0 else { return Estimate(value: nil, count: total) }
    let difference =
      Double(truePositives) * Double(trueNegatives) - Double(falsePositives) * Double(falseNegatives)
    return Estimate(value: difference / product.squareRoot(), count: total)
  }
}
