/// A way of calling a command in which some of its options mean something and others nothing: `sweep` on traces, with `--rows`,
/// with `--plan`.
package struct CallMode: Sendable {
  /// As messages name it: `--plan`, `--csv FILE`.
  package let words: String
  /// Whether a call is of it.
  let condition: OptionRule.Condition

  /// The mode that an option makes: a flag that is on, or a value that is given.
  ///
  /// - Parameters:
  ///   - option: Its long name; a command without it is never called so.
  ///   - words: As messages name it; nil for the option alone.
  package init(_ option: String, _ words: String? = nil) {
    self.words = words ?? "--\(option)"
    condition = .uses(named: option)
  }

  /// The mode in which a condition holds.
  ///
  /// - Parameters:
  ///   - words: As messages name it.
  ///   - condition: Holds in it.
  package init(_ words: String, where condition: OptionRule.Condition) {
    (self.words, self.condition) = (words, condition)
  }
}

/// The modes in which an option means something, as the option says it. One rule makes every message of this:
///
///     --power is for --plan; add that, or leave it out
///     --rate changes how traces are replayed, and rows are replayed already; leave it out
package struct OptionLimit: Sendable {
  private let mode: CallMode
  private let isNeeded: Bool
  private let reason: String

  /// An option of one mode.
  ///
  /// - Parameters:
  ///   - mode: The only one in which it means something.
  ///   - advice: What to do elsewhere.
  /// - Returns: The limit.
  package static func only(
    in mode: CallMode, else advice: String = "add that, or leave it out"
  ) -> OptionLimit {
    only(in: mode, saying: "is for \(mode.words); \(advice)")
  }

  /// An option of one mode.
  ///
  /// - Parameters:
  ///   - mode: The only one in which it means something.
  ///   - reason: What it is for, and what to do elsewhere: words that follow the option's name.
  /// - Returns: The limit.
  package static func only(in mode: CallMode, saying reason: String) -> OptionLimit {
    OptionLimit(mode: mode, isNeeded: true, reason: reason)
  }

  /// An option of other modes.
  ///
  /// - Parameters:
  ///   - mode: One in which it means nothing.
  ///   - reason: Why, and what to do: words that follow the option's name.
  /// - Returns: The limit.
  package static func not(in mode: CallMode, _ reason: String) -> OptionLimit {
    OptionLimit(mode: mode, isNeeded: false, reason: reason)
  }

  /// The rule for an option with this limit.
  package func rule(for option: AnyOption) -> OptionRule {
    .refuse(
      isNeeded ? [.uses(named: option.name), mode.condition.inverse] : [.isGiven(option), mode.condition],
      "--\(option.name) \(reason)")
  }
}

extension Option {
  /// The same option with some limits.
  package func limited(by limits: [OptionLimit]) -> Option {
    Option(any: any.limited(by: limits), value: value)
  }

  /// The same option, of one mode; elsewhere a message says so and gives some advice.
  package func only(in mode: CallMode, else advice: String = "add that, or leave it out") -> Option {
    limited(by: [.only(in: mode, else: advice)])
  }

  /// The same option, of other modes than one; there a message says why after its name, and what to do.
  package func not(in mode: CallMode, _ reason: String) -> Option {
    limited(by: [.not(in: mode, reason)])
  }
}
