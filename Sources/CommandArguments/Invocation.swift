/// A call of a command, asked by the members of its options: `invocation.rate` is a `Double`, `invocation.json` a `Bool`.
///
/// A member that is a group gives the call as that group sees it: `invocation.motion.fingers.slop`.
@dynamicMemberLookup
package struct Invocation<Options: OptionGroup>: Sendable {
  private let call: ParsedCall
  private let options: Options

  /// A call as these options see it.
  ///
  /// - Parameters:
  ///   - call: A call of a command that lists them.
  ///   - options: The options.
  package init(_ call: ParsedCall, _ options: Options = Options()) {
    (self.call, self.options) = (call, options)
  }

  /// The value of an option: what was given, else its default.
  package subscript<Value>(dynamicMember member: KeyPath<Options, Option<Value>>) -> Value {
    call.value(of: options[keyPath: member])
  }

  /// The call as a group of the options sees it.
  package subscript<Group: OptionGroup>(dynamicMember member: KeyPath<Options, Group>) -> Invocation<Group> {
    Invocation<Group>(call, options[keyPath: member])
  }

  /// True if an option was written on the command line; false where only its default counts.
  package func isGiven<Value>(_ member: KeyPath<Options, Option<Value>>) -> Bool {
    call.isGiven(options[keyPath: member].any)
  }

  /// The words that are not options, in order.
  package var positionals: [String] { call.positionals }

  /// The console for results and messages.
  package var console: Console { call.console }

  /// The words an option was given, in order; those of its default where it was not.
  package func words<Value>(of member: KeyPath<Options, Option<Value>>) -> [String] {
    call.words(of: options[keyPath: member].any)
  }

  /// The words that gave these options, as they would be written again, in the order of help.
  ///
  /// - Parameter left: Options that are left out, as written: `--rate`.
  /// - Returns: No words for options that were not given.
  package func line(leavingOut left: [String] = []) -> [String] {
    call.line(of: options.list.filter { !left.contains("--\($0.name)") })
  }

  /// Each of these options with the words that count for it.
  package var state: [(option: AnyOption, words: [String])] {
    options.list.map { ($0, call.words(of: $0)) }
  }

  /// A mistake in the call that only the command itself could see.
  ///
  /// - Parameter message: What was wrong and what to write in its place, without a full stop.
  /// - Returns: The error to throw.
  package func mistake(_ message: String) -> UsageError { call.mistake(message) }
}
