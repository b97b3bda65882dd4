/// The number of traces by outcome: whether the engine fired, and whether a refresh was wanted. Each trace counts once.
///
/// | | fired | did not fire |
/// |---|---|---|
/// | a refresh was wanted | true positive | false negative |
/// | no refresh was wanted | false positive | true negative |
public struct ConfusionCounts: Equatable, Sendable {
  /// Traces in which a refresh was wanted and the engine fired.
  public private(set) var truePositives = 0
  /// Traces in which no refresh was wanted, but the engine fired.
  public private(set) var falsePositives = 0
  /// Traces in which a refresh was wanted, but the engine did not fire.
  public private(set) var falseNegatives = 0
  /// Traces in which no refresh was wanted and the engine did not fire.
  public private(set) var trueNegatives = 0

  /// Starts with all four counts at 0.
  public init() {}

  /// Stores four given counts, each 0 or more.
  ///
  /// - Parameters:
  ///   - truePositives: Traces in which a refresh was wanted and the engine fired.
  ///   - falsePositives: Traces in which no refresh was wanted, but the engine fired.
  ///   - falseNegatives: Traces in which a refresh was wanted, but the engine did not fire.
  ///   - trueNegatives: Traces in which no refresh was wanted and the engine did not fire.
  public init(truePositives: Int, falsePositives: Int, falseNegatives: Int, trueNegatives: Int) {
    precondition(
      min(truePositives, falsePositives, falseNegatives, trueNegatives) >= 0, "counts must not be negative")
    (self.truePositives, self.falsePositives) = (truePositives, falsePositives)
    (self.falseNegatives, self.trueNegatives) = (falseNegatives, trueNegatives)
  }

  /// Counts one trace.
  ///
  /// - Parameters:
  ///   - wanted: Whether a refresh was wanted in the trace.
  ///   - fired: Whether the engine fired in it.
  public mutating func count(wanted: Bool, fired: Bool) {
    switch (wanted, fired) {
    case (true, true): truePositives += 1
    case (false, true): falsePositives += 1
    case (true, false): falseNegatives += 1
    case (false, false): trueNegatives += 1
    }
  }

  /// Adds the counts of `other`, multiplied by `times`.
  ///
  /// - Parameters:
  ///   - other: Counts of other traces.
  ///   - times: How often each of those traces counts, 0 or more.
  public mutating func add(_ other: ConfusionCounts, times: Int = 1) {
    truePositives += other.truePositives * times
    falsePositives += other.falsePositives * times
    falseNegatives += other.falseNegatives * times
    trueNegatives += other.trueNegatives * times
  }

  /// The number of all traces counted.
  public var total: Int { wanted + unwanted }
  /// The number of traces in which a refresh was wanted.
  public var wanted: Int { truePositives + falseNegatives }
  /// The number of traces in which no refresh was wanted.
  public var unwanted: Int { falsePositives + trueNegatives }
  /// The number of traces in which the engine fired.
  public var fired: Int { truePositives + falsePositives }
}
