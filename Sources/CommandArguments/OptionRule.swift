/// A rule by which options exclude or need each other, as data: a call is refused where all its conditions
/// hold.
///
///     .refuse([.isGiven(power), .isOff(plan)], "--power is for --plan; add that, or leave it out")
package struct OptionRule: Sendable {
  /// A condition that holds for a call or does not.
  package struct Condition: Sendable {
    let holds: @Sendable (ParsedCall) -> Bool

    /// The option was written on the command line.
    package static func isGiven<Value>(_ option: Option<Value>) -> Condition { isGiven(option.any) }

    /// The option was written on the command line.
    package static func isGiven(_ option: AnyOption) -> Condition { Condition { $0.isGiven(option) } }

    /// The option was not written on the command line.
    package static func isMissing<Value>(_ option: Option<Value>) -> Condition {
      Condition { !$0.isGiven(option.any) }
    }

    /// The flag is on.
    package static func isOn(_ flag: Option<Bool>) -> Condition { Condition { $0.value(of: flag) } }

    /// The flag is off.
    package static func isOff(_ flag: Option<Bool>) -> Condition { Condition { !$0.value(of: flag) } }

    /// The option's result goes to standard output.
    package static func isStdout(_ option: Option<String?>) -> Condition {
      Condition { $0.value(of: option) == "-" }
    }

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
    package static var hasNoPositionals: Condition { Condition { $0.positionals.isEmpty } }
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

  private init(conditions: [Condition], message: @escaping @Sendable (ParsedCall) -> String) {
    (self.conditions, self.message) = (conditions, message)
  }

  /// The message about a call that breaks the rule, or nil.
  func complaint(about call: ParsedCall) -> String? {
    conditions.allSatisfy { $0.holds(call) } ? message(call) : nil
  }
}
