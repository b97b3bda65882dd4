/// A mode of calling a command, in which only some of its options have an effect: `sweep` on traces, with `--rows`,
/// with `--plan`.
package struct CallMode: Sendable {
  /// The mode's name in messages: `--plan`, `--csv FILE`.
  package let words: String
  /// True for calls in this mode, false for others.
  let condition: OptionRule.Condition

  /// The mode selected by an option: a flag that is on, or a value that is given.
  ///
  /// - Parameters:
  ///   - option: The option's long name. Calls of a command without it are never in this mode.
  ///   - words: The mode's name in messages; nil uses the option itself.
  package init(_ option: String, _ words: String? = nil) {
    self.words = words ?? "--\(option)"
    condition = .uses(named: option)
  }

  /// The mode in which a condition is true.
  ///
  /// - Parameters:
  ///   - words: The mode's name in messages.
  ///   - condition: True for calls in this mode.
  package init(_ words: String, where condition: OptionRule.Condition) {
    (self.words, self.condition) = (words, condition)
  }
}

/// Says in which modes of a command an option has an effect; other modes refuse it. All options share the form of the messages:
///
///     --power is for --plan; add that, or leave it out
///     --rate changes how traces are replayed, and rows are replayed already; leave it out
package struct OptionLimit: Sendable {
  private let mode: CallMode
  private let isNeeded: Bool
  private let reason: String

  /// Limits an option to one mode.
  ///
  /// - Parameters:
  ///   - mode: The only mode in which it has an effect.
  ///   - advice: What to do in other modes.
  /// - Returns: The limit.
  package static func only(
    in mode: CallMode, else advice: String = "add that, or leave it out"
  ) -> OptionLimit {
    only(in: mode, saying: "is for \(mode.words); \(advice)")
  }

  /// Limits an option to one mode, with a message written for that option.
  ///
  /// - Parameters:
  ///   - mode: The only mode in which it has an effect.
  ///   - reason: What it is for, and what to do in other modes; follows the option's name.
  /// - Returns: The limit.
  package static func only(in mode: CallMode, saying reason: String) -> OptionLimit {
    OptionLimit(mode: mode, isNeeded: true, reason: reason)
  }

  /// Excludes an option from one mode.
  ///
  /// - Parameters:
  ///   - mode: The mode in which it has no effect.
  ///   - reason: Why, and what to do; follows the option's name.
  /// - Returns: The limit.
  package static func not(in mode: CallMode, _ reason: String) -> OptionLimit {
    OptionLimit(mode: mode, isNeeded: false, reason: reason)
  }

  /// The rule that refuses `option` in the modes where it has no effect.
  package func rule(for option: AnyOption) -> OptionRule {
    .refuse(
      isNeeded ? [.uses(named: option.name), mode.condition.inverse] : [.isGiven(option), mode.condition],
      "--\(option.name) \(reason)")
  }
}

extension Option {
  /// The same option with additional limits.
  package func limited(by limits: [OptionLimit]) -> Option {
    Option(any: any.limited(by: limits), value: value)
  }

  /// The same option, limited to one mode. In other modes a message says so and gives `advice`.
  package func only(in mode: CallMode, else advice: String = "add that, or leave it out") -> Option {
    limited(by: [.only(in: mode, else: advice)])
  }

  /// The same option, excluded from one mode. In that mode a message gives the reason after the option's name.
  package func not(in mode: CallMode, _ reason: String) -> Option {
    limited(by: [.not(in: mode, reason)])
  }
}
