/// A proportion of successes with a 95 % interval; each conforming type computes the interval by its own method.
public protocol ShareInterval: Equatable, Sendable {
  /// Successes divided by trials, 0…1; nil without trials.
  var value: Double? { get }
  /// The lower bound of the 95 % interval, from 0 to ``value``; nil without trials.
  var low: Double? { get }
  /// The upper bound of the 95 % interval, from ``value`` to 1; nil without trials.
  var high: Double? { get }
  /// The number of trials.
  var count: Int { get }

  /// Computes the proportion and its interval.
  ///
  /// - Parameters:
  ///   - successes: The number of successes, from 0 to `trials`.
  ///   - trials: The number of trials, 0 or more.
  init(successes: Int, trials: Int)
}
