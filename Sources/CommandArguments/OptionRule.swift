/// A rule by which options exclude or need each other, as data: a call is refused where all its conditions
/// hold. What belongs to a mode says so itself: ``OptionLimit``.
///
///     .refuse([.uses(plan), .hasPositionals], "--plan takes no traces; leave them out")
package struct OptionRule: Sendable {
  /// A condition that holds for a call or does not.
  package struct Condition: Sendable {
    let holds: @Sendable (ParsedCall) -> Bool

    /// The option was written on the command line, also a flag as `--no-NAME`.
    static func isGiven(_ option: AnyOption) -> Condition { Condition { $0.isGiven(option) } }

    /// The option of a name is in use: a flag that is on, or a value that is given.
    package static func uses(named name: String) -> Condition { Condition { $0.uses(name) } }

    /// The option is in use: a flag that is on, or a value that is given.
    package static func uses<Value>(_ option: Option<Value>) -> Condition { uses(named: option.any.name) }

    /// The option is not in use.
    package static func lacks<Value>(_ option: Option<Value>) -> Condition { uses(option).inverse }

    /// The option's value, given or not, is of a kind.
    package static func value<Value>(
      of option: Option<Value>, is isOfKind: @escaping @Sendable (Value) -> Bool
    ) -> Condition {
      Condition { isOfKind($0.value(of: option)) }
    }

    /// At least one of some conditions holds.
    package static func any(_ conditions: [Condition]) -> Condition {
      Condition { call in conditions.contains { $0.holds(call) } }
    }

    /// There are words that are not options.
    package static var hasPositionals: Condition { Condition { !$0.positionals.isEmpty } }

    /// There are no words but options.
    package static var hasNoPositionals: Condition { hasPositionals.inverse }

    /// Holds where this one does not.
    package var inverse: Condition { Condition { [holds] in !holds($0) } }
  }

  let conditions: [Condition]
  let message: @Sendable (ParsedCall) -> String

  /// A call is refused where all `conditions` hold.
  ///
  /// - Parameters:
  ///   - conditions: At least one.
  ///   - message: What was wrong and what to write in its place, without a full stop.
  /// - Returns: The rule.
  package static func refuse(_ conditions: [Condition], _ message: String) -> OptionRule {
    OptionRule(conditions: conditions) { _ in message }
  }

  /// The same with a message that repeats the first word that is not an option.
  ///
  /// - Parameters:
  ///   - conditions: At least one.
  ///   - message: Makes the message of that word.
  /// - Returns: The rule.
  package static func refuse(
    _ conditions: [Condition], naming message: @escaping @Sendable (String) -> String
  ) -> OptionRule {
    OptionRule(conditions: conditions) { message($0.positionals.first ?? "") }
  }

  /// At most one of some options is in use.
  ///
  /// - Parameters:
  ///   - options: Two or more.
  ///   - advice: What to do, in a message that says that they exclude each other.
  /// - Returns: The rule.
  package static func one(of options: [AnyOption], _ advice: String) -> OptionRule {
    let names = options.map { "--\($0.name)" }
    let list = "\(names.dropLast().joined(separator: ", ")) and \(names.last ?? "")"
    return one(of: options, saying: "\(list) exclude each other; \(advice)")
  }

  /// At most one of some options is in use.
  ///
  /// - Parameters:
  ///   - options: Two or more.
  ///   - message: Why, and what to do.
  /// - Returns: The rule.
  package static func one(of options: [AnyOption], saying message: String) -> OptionRule {
    refuse([Condition { call in options.count(where: { call.uses($0.name) }) > 1 }], message)
  }

  /// At most one of some results goes to standard output: those of flags, and of options with the value `-`.
  ///
  /// - Parameters:
  ///   - options: Two or more.
  ///   - message: What to do about it.
  /// - Returns: The rule.
  package static func oneOnStdout(_ options: [AnyOption], _ message: String) -> OptionRule {
    refuse([Condition { call in options.count(where: call.writesStdout) > 1 }], message)
  }

  private init(conditions: [Condition], message: @escaping @Sendable (ParsedCall) -> String) {
    (self.conditions, self.message) = (conditions, message)
  }

  /// The message about a call that breaks the rule, or nil.
  func complaint(about call: ParsedCall) -> String? {
    conditions.allSatisfy { $0.holds(call) } ? message(call) : nil
  }
}
