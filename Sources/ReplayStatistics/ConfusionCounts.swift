/// The counts of traces at which an engine fired or should have fired, a trace counting once.
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

  /// Counts made elsewhere.
  ///
  /// - Parameters:
  ///   - truePositives: Wanted and fired, 0 or more; so the others.
  ///   - falsePositives: Not wanted, yet fired.
  ///   - falseNegatives: Wanted, but did not fire.
  ///   - trueNegatives: Not wanted and did not fire.
  public init(truePositives: Int, falsePositives: Int, falseNegatives: Int, trueNegatives: Int) {
    precondition(
      min(truePositives, falsePositives, falseNegatives, trueNegatives) >= 0, "counts must not be negative")
    (self.truePositives, self.falsePositives) = (truePositives, falsePositives)
    (self.falseNegatives, self.trueNegatives) = (falseNegatives, trueNegatives)
  }

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
  public var total: Int { wanted + unwanted }
  /// Traces in which a refresh was wanted.
  public var wanted: Int { truePositives + falseNegatives }
  /// Traces in which none was wanted.
  public var unwanted: Int { falsePositives + trueNegatives }
  /// Traces in which the engine fired.
  public var fired: Int { truePositives + falsePositives }
}
