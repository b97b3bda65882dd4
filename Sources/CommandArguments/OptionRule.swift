import TextFormats

/// A rule by which options exclude or require each other: a call is refused if all conditions of the rule
/// are true. Options of one mode use ``OptionLimit`` instead.
///
///     .refuse([.uses(plan), .hasPositionals], "--plan takes no traces; leave them out")
package struct OptionRule: Sendable {
  /// A condition that a call satisfies or not.
  package struct Condition: Sendable {
    let holds: @Sendable (ParsedCall) -> Bool

    /// The condition that an option is on the command line, for a flag also as `--no-NAME`.
    static func isGiven(_ option: AnyOption) -> Condition { Condition { $0.isGiven(option) } }

    /// The condition that the option with this name is in use: a flag that is on, or a value that is given.
    package static func uses(named name: String) -> Condition { Condition { $0.uses(name) } }

    /// The condition that an option is in use: a flag that is on, or a value that is given.
    package static func uses<Value>(_ option: Option<Value>) -> Condition { uses(named: option.any.name) }

    /// The condition that an option is not in use: a flag that is off, or a value that is not given.
    package static func lacks<Value>(_ option: Option<Value>) -> Condition { uses(option).inverse }

    /// The condition that an option's value, given or default, satisfies a predicate.
    package static func value<Value>(
      of option: Option<Value>, is isOfKind: @escaping @Sendable (Value) -> Bool
    ) -> Condition {
      Condition { isOfKind($0.value(of: option)) }
    }

    /// The condition that at least one of several conditions is true.
    package static func any(_ conditions: [Condition]) -> Condition {
      Condition { call in conditions.contains { $0.holds(call) } }
    }

    /// The condition that there are positional arguments.
    package static var hasPositionals: Condition { Condition { !$0.positionals.isEmpty } }

    /// The condition that there are no positional arguments.
    package static var hasNoPositionals: Condition { hasPositionals.inverse }

    /// The condition that this condition is false.
    package var inverse: Condition { Condition { [holds] in !holds($0) } }
  }

  let conditions: [Condition]
  let message: @Sendable (ParsedCall) -> String

  /// Refuses calls for which all `conditions` are true.
  ///
  /// - Parameters:
  ///   - conditions: At least one condition.
  ///   - message: The mistake and what to write instead, without a full stop.
  /// - Returns: The rule.
  package static func refuse(_ conditions: [Condition], _ message: String) -> OptionRule {
    OptionRule(conditions: conditions) { _ in message }
  }

  /// Refuses calls for which all `conditions` are true, with a message that repeats the first positional argument.
  ///
  /// - Parameters:
  ///   - conditions: At least one condition.
  ///   - message: Makes the message from the first positional argument.
  /// - Returns: The rule.
  package static func refuse(
    _ conditions: [Condition], naming message: @escaping @Sendable (String) -> String
  ) -> OptionRule {
    OptionRule(conditions: conditions) { message($0.positionals.first ?? "") }
  }

  /// Allows at most one of some options.
  ///
  /// - Parameters:
  ///   - options: Two or more options.
  ///   - advice: What to do; the message first says that the options exclude each other.
  /// - Returns: The rule.
  package static func one(of options: [AnyOption], _ advice: String) -> OptionRule {
    let list = WordList.text(options.map { "--\($0.name)" }, "and")
    return one(of: options, saying: "\(list) exclude each other; \(advice)")
  }

  /// Allows at most one of some options, with a message written for them.
  ///
  /// - Parameters:
  ///   - options: Two or more options.
  ///   - message: The reason, and what to do.
  /// - Returns: The rule.
  package static func one(of options: [AnyOption], saying message: String) -> OptionRule {
    refuse([Condition { call in options.count(where: { call.uses($0.name) }) > 1 }], message)
  }

  /// Allows at most one result on standard output: a flag that is on, or an option with the value `-`.
  ///
  /// - Parameters:
  ///   - options: Two or more options.
  ///   - message: What to do.
  /// - Returns: The rule.
  package static func oneOnStdout(_ options: [AnyOption], _ message: String) -> OptionRule {
    refuse([Condition { call in options.count(where: call.writesStdout) > 1 }], message)
  }

  private init(conditions: [Condition], message: @escaping @Sendable (ParsedCall) -> String) {
    (self.conditions, self.message) = (conditions, message)
  }

  /// The error message for a call that the rule refuses; nil for other calls.
  func complaint(about call: ParsedCall) -> String? {
    conditions.allSatisfy { $0.holds(call) } ? message(call) : nil
  }
}
