/// Rates and scores computed from the counts; if the counts do not define one, ``Estimate/why`` gives the reason.
extension ConfusionCounts {
  static let noPull = "no pull among the gestures"
  static let onlyPulls = "nothing but pulls among the gestures"
  static let nothingFired = "nothing fired"
  static let allFired = "all of them fired"
  static let noTraces = "no gestures"

  /// The proportion of traces that fired in which a refresh was wanted: `TP / (TP + FP)`, with Wilson's interval.
  ///
  /// It has no value if no refresh was wanted in any trace, because it would then be 0 whatever the engine does.
  public var precision: Estimate {
    guard wanted > 0 else { return Estimate(value: nil, count: fired, orBecause: reasonWithoutPulls) }
    return Estimate(WilsonInterval(successes: truePositives, trials: fired), orBecause: Self.nothingFired)
  }

  /// The proportion of wanted refreshes for which the engine fired: `TP / (TP + FN)`, with Wilson's interval.
  public var recall: Estimate {
    Estimate(WilsonInterval(successes: truePositives, trials: wanted), orBecause: reasonWithoutPulls)
  }

  /// The proportion of traces without a wanted refresh in which the engine did not fire: `TN / (FP + TN)`, with Wilson's interval.
  public var specificity: Estimate {
    Estimate(WilsonInterval(successes: trueNegatives, trials: unwanted), orBecause: reasonWithoutOthers)
  }

  /// The proportion of traces without a wanted refresh in which the engine fired: `FP / (FP + TN)`, with Wilson's interval.
  public var falsePositiveRate: Estimate {
    Estimate(WilsonInterval(successes: falsePositives, trials: unwanted), orBecause: reasonWithoutOthers)
  }

  /// The proportion of wanted refreshes for which the engine did not fire: `FN / (TP + FN)`, with Wilson's interval.
  public var falseNegativeRate: Estimate {
    Estimate(WilsonInterval(successes: falseNegatives, trials: wanted), orBecause: reasonWithoutPulls)
  }

  /// The mean of recall and specificity, 0…1; ½ for an engine that guesses. The bounds are found by a bootstrap.
  public var balancedAccuracy: Estimate {
    guard let recall = recall.value, let specificity = specificity.value else {
      return Estimate(
        value: nil, count: total, orBecause: wanted == 0 ? reasonWithoutPulls : reasonWithoutOthers)
    }
    return Estimate(value: (recall + specificity) / 2, count: total)
  }

  /// The harmonic mean of precision and recall, 0…1: `2·TP / (2·TP + FP + FN)`; without pulls it has no value, because it could only be 0.
  public var f1: Estimate {
    Estimate(
      value: wanted == 0 ? nil : Double(2 * truePositives) / Double(fired + wanted), count: total,
      orBecause: reasonWithoutPulls)
  }

  /// Matthews' correlation between wanted and fired, −1…1: `(TP·TN − FP·FN) / √((TP+FP)(TP+FN)(TN+FP)(TN+FN))`.
  ///
  /// It has no value if one of the four sums is 0, because traces that are all of one kind have no correlation.
  public var mcc: Estimate {
    let quiet = total - fired
    let product = Double(fired) * Double(wanted) * Double(unwanted) * Double(quiet)
    guard product > 0 else { return Estimate(value: nil, count: total, orBecause: reasonWithoutCorrelation) }
    let difference =
      Double(truePositives) * Double(trueNegatives) - Double(falsePositives) * Double(falseNegatives)
    return Estimate(value: difference / product.squareRoot(), count: total)
  }

  private var reasonWithoutPulls: String { total == 0 ? Self.noTraces : Self.noPull }
  private var reasonWithoutOthers: String { total == 0 ? Self.noTraces : Self.onlyPulls }
  private var reasonWithoutCorrelation: String {
    if wanted == 0 { return reasonWithoutPulls }
    if unwanted == 0 { return reasonWithoutOthers }
    return fired == 0 ? Self.nothingFired : Self.allFired
  }
}
