/// The number of traces by the decisions of two engines: both right, only one right, or neither.
///
/// | | second right | second wrong |
/// |---|---|---|
/// | first right | `both` | `onlyFirst` |
/// | first wrong | `onlySecond` | `neither` |
///
/// The caller decides what "right" means: that an engine fired, or that it decided as the person wanted.
public struct PairedCounts: Equatable, Sendable {
  /// Traces in which both engines are right.
  public private(set) var both = 0
  /// Traces in which only the first engine is right.
  public private(set) var onlyFirst = 0
  /// Traces in which only the second engine is right.
  public private(set) var onlySecond = 0
  /// Traces in which neither engine is right.
  public private(set) var neither = 0

  /// Starts with all four counts at 0.
  public init() {}

  /// Stores four given counts, each 0 or more.
  ///
  /// - Parameters:
  ///   - both: Traces in which both engines are right.
  ///   - onlyFirst: Traces in which only the first engine is right.
  ///   - onlySecond: Traces in which only the second engine is right.
  ///   - neither: Traces in which neither engine is right.
  public init(both: Int, onlyFirst: Int, onlySecond: Int, neither: Int) {
    precondition(min(both, onlyFirst, onlySecond, neither) >= 0, "counts must not be negative")
    (self.both, self.onlyFirst, self.onlySecond, self.neither) = (both, onlyFirst, onlySecond, neither)
  }

  /// Counts one trace, given whether the first and the second engine are right in it.
  public mutating func count(first: Bool, second: Bool) {
    switch (first, second) {
    case (true, true): both += 1
    case (true, false): onlyFirst += 1
    case (false, true): onlySecond += 1
    case (false, false): neither += 1
    }
  }

  /// Adds the counts of `other`, which are of the same two engines on other traces.
  public mutating func add(_ other: PairedCounts) {
    both += other.both
    onlyFirst += other.onlyFirst
    onlySecond += other.onlySecond
    neither += other.neither
  }

  /// The number of all traces counted.
  public var total: Int { both + onlyFirst + onlySecond + neither }
  /// The number of traces in which exactly one of the two engines is right.
  public var discordant: Int { onlyFirst + onlySecond }

  /// Cohen's kappa, the agreement beyond chance: 1 for perfect agreement, 0 for agreement by chance.
  ///
  /// It is `(pₒ − pₑ) / (1 − pₑ)`, where `pₒ` is the observed proportion of agreement and `pₑ` the proportion expected for two independent
  /// engines (Cohen 1960). Nil if there are no traces, or if independent engines would agree in every trace.
  public var kappa: Double? {
    guard total > 0 else { return nil }
    let n = Double(total)
    let (first, second) = (Double(both + onlyFirst) / n, Double(both + onlySecond) / n)
    let expected = first * second + (1 - first) * (1 - second)
    guard expected < 1 else { return nil }
    return (Double(both + neither) / n - expected) / (1 - expected)
  }

  /// The reason why there is no ``kappa``, as text; nil if there is one.
  public var whyNoKappa: String? {
    guard kappa == nil else { return nil }
    return total == 0
      ? NewcombeDifference.noTraces
      : "no kappa: \(both > 0 ? "both are right" : "neither is right") in every gesture, so that chance alone agrees always"
  }
}
