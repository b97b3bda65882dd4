/// A proportion of successes with a 95 % interval, whose method is given by the type.
public protocol ShareInterval: Equatable, Sendable {
  /// Successes divided by trials, 0…1; nil without trials.
  var value: Double? { get }
  /// Lower bound, from 0 to ``value``; nil without trials.
  var low: Double? { get }
  /// Upper bound, from ``value`` to 1; nil without trials.
  var high: Double? { get }
  /// The number of trials.
  var count: Int { get }

  /// The interval for `successes` out of `trials`.
  ///
  /// - Parameters:
  ///   - successes: From 0 to `trials`.
  ///   - trials: 0 or more.
  init(successes: Int, trials: Int)
}
