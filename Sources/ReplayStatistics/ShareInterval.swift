/// A share of successes with a 95 % interval: by which method, the type says.
public protocol ShareInterval: Equatable, Sendable {
  /// Successes over trials, from 0 to 1; nil without trials.
  var value: Double? { get }
  /// Lower bound, from 0 to ``value``; nil without trials.
  var low: Double? { get }
  /// Upper bound, from ``value`` to 1; nil without trials.
  var high: Double? { get }
  /// Trials.
  var count: Int { get }

  /// The interval for `successes` out of `trials`.
  ///
  /// - Parameters:
  ///   - successes: From 0 to `trials`.
  ///   - trials: 0 or more.
  init(successes: Int, trials: Int)
}
