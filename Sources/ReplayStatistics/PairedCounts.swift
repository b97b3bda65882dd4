/// The counts of two engines on the same traces: both right, only one right, or neither.
///
/// | | second right | second wrong |
/// |---|---|---|
/// | first right | `both` | `onlyFirst` |
/// | first wrong | `onlySecond` | `neither` |
///
/// "Right" is whatever is counted: fired, or decided as wanted.
public struct PairedCounts: Equatable, Sendable {
  /// Traces in which both are right.
  public private(set) var both = 0
  /// Traces in which only the first is right.
  public private(set) var onlyFirst = 0
  /// Traces in which only the second is right.
  public private(set) var onlySecond = 0
  /// Traces in which neither is right.
  public private(set) var neither = 0

  /// Counts of 0.
  public init() {}

  /// Given counts, each 0 or more.
  ///
  /// - Parameters:
  ///   - both: Both are right.
  ///   - onlyFirst: Only the first is right.
  ///   - onlySecond: Only the second is right.
  ///   - neither: Neither is right.
  public init(both: Int, onlyFirst: Int, onlySecond: Int, neither: Int) {
    precondition(min(both, onlyFirst, onlySecond, neither) >= 0, "counts must not be negative")
    (self.both, self.onlyFirst, self.onlySecond, self.neither) = (both, onlyFirst, onlySecond, neither)
  }

  /// Counts one trace.
  public mutating func count(first: Bool, second: Bool) {
    switch (first, second) {
    case (true, true): both += 1
    case (true, false): onlyFirst += 1
    case (false, true): onlySecond += 1
    case (false, false): neither += 1
    }
  }

  /// Adds the counts of `other`.
  public mutating func add(_ other: PairedCounts) {
    both += other.both
    onlyFirst += other.onlyFirst
    onlySecond += other.onlySecond
    neither += other.neither
  }

  /// The number of all traces counted.
  public var total: Int { both + onlyFirst + onlySecond + neither }
  /// The number of traces in which the two differ.
  public var discordant: Int { onlyFirst + onlySecond }

  /// Cohen's kappa: agreement beyond chance, `(pₒ − pₑ) / (1 − pₑ)`; 1 for perfect agreement, 0 for chance.
  ///
  /// `pₒ` is the observed proportion of agreement, `pₑ` that expected for two independent engines (Cohen 1960). Nil if agreement by chance
  /// is certain.
  public var kappa: Double? {
    guard total > 0 else { return nil }
    let n = Double(total)
    let (first, second) = (Double(both + onlyFirst) / n, Double(both + onlySecond) / n)
    let expected = first * second + (1 - first) * (1 - second)
    guard expected < 1 else { return nil }
    return (Double(both + neither) / n - expected) / (1 - expected)
  }

  /// Why there is no ``kappa``; nil if there is one.
  public var whyNoKappa: String? {
    guard kappa == nil else { return nil }
    return total == 0
      ? NewcombeDifference.noTraces
      : "no kappa: \(both > 0 ? "both are right" : "neither is right") in every gesture, so that chance alone agrees always"
  }
}
