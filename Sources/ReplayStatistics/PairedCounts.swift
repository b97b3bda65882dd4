/// The counts of two engines on the same traces: both were right, one of them alone, or neither.
///
/// | | second right | second wrong |
/// |---|---|---|
/// | first right | `both` | `onlyFirst` |
/// | first wrong | `onlySecond` | `neither` |
///
/// "Right" is whatever is counted: fired, or judged as wanted.
public struct PairedCounts: Equatable, Sendable {
  /// Both.
  public private(set) var both = 0
  /// The first but not the second.
  public private(set) var onlyFirst = 0
  /// The second but not the first.
  public private(set) var onlySecond = 0
  /// Neither.
  public private(set) var neither = 0

  /// Nothing counted yet.
  public init() {}

  /// Counts made elsewhere.
  ///
  /// - Parameters:
  ///   - both: 0 or more; so the others.
  ///   - onlyFirst: The first but not the second.
  ///   - onlySecond: The second but not the first.
  ///   - neither: Neither.
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

  /// Counts everything of `other`.
  public mutating func add(_ other: PairedCounts) {
    both += other.both
    onlyFirst += other.onlyFirst
    onlySecond += other.onlySecond
    neither += other.neither
  }

  /// All traces counted.
  public var total: Int { both + onlyFirst + onlySecond + neither }
  /// Traces in which they differ.
  public var discordant: Int { onlyFirst + onlySecond }

  /// Cohen's kappa: agreement beyond chance, `(pₒ − pₑ) / (1 − pₑ)`; 1 for perfect, 0 for chance.
  ///
  /// `pₒ` is the share in which they agree, `pₑ` the one expected of two that know nothing of each other (Cohen 1960). Nil where chance
  /// alone agrees always.
  public var kappa: Double? {
    guard total > 0 else { return nil }
    let n = Double(total)
    let (first, second) = (Double(both + onlyFirst) / n, Double(both + onlySecond) / n)
    let expected = first * second + (1 - first) * (1 - second)
    guard expected < 1 else { return nil }
    return (Double(both + neither) / n - expected) / (1 - expected)
  }

  /// The reason why there is no ``kappa``; nil where there is one.
  public var whyNoKappa: String? {
    guard kappa == nil else { return nil }
    return total == 0
      ? NewcombeDifference.noTraces
      : "no kappa: \(both > 0 ? "both are right" : "neither is right") in every gesture, so that chance alone agrees always"
  }
}
