/// A call of a command with typed access to its options: `invocation.rate` is a `Double`, `invocation.json` a `Bool`.
///
/// A member that is a group returns an `Invocation` of that group: `invocation.motion.fingers.slop`.
@dynamicMemberLookup
package struct Invocation<Options: OptionGroup>: Sendable {
  private let call: ParsedCall
  private let options: Options

  /// Wraps a parsed call for typed access.
  ///
  /// - Parameters:
  ///   - call: A call of a command with these options.
  ///   - options: The options.
  package init(_ call: ParsedCall, _ options: Options = Options()) {
    (self.call, self.options) = (call, options)
  }

  /// The value of an option: the value on the command line, otherwise the default.
  package subscript<Value>(dynamicMember member: KeyPath<Options, Option<Value>>) -> Value {
    call.value(of: options[keyPath: member])
  }

  /// Typed access to the options of a group.
  package subscript<Group: OptionGroup>(dynamicMember member: KeyPath<Options, Group>) -> Invocation<Group> {
    Invocation<Group>(call, options[keyPath: member])
  }

  /// True if the option is on the command line; false if its default is used.
  package func isGiven<Value>(_ member: KeyPath<Options, Option<Value>>) -> Bool {
    call.isGiven(options[keyPath: member].any)
  }

  /// The positional arguments, in order.
  package var positionals: [String] { call.positionals }

  /// The console to which the command writes results and messages.
  package var console: Console { call.console }

  /// The words of an option as a user would type them: those on the command line in order, otherwise those of the default.
  package func words<Value>(of member: KeyPath<Options, Option<Value>>) -> [String] {
    call.words(of: options[keyPath: member].any)
  }

  /// The words with which another command line can repeat the given options, in the order of help.
  ///
  /// - Parameter left: Options to leave out, as written: `--rate`.
  /// - Returns: Words for the given options only.
  package func line(leavingOut left: [String] = []) -> [String] {
    call.line(of: options.list.filter { !left.contains("--\($0.name)") })
  }

  /// Every option of the group with its words, whether given or default.
  package var state: [(option: AnyOption, words: [String])] {
    options.list.map { ($0, call.words(of: $0)) }
  }

  /// The same call with other words for an option.
  ///
  /// - Parameters:
  ///   - words: Valid words for the option; nil for an option that is not given.
  ///   - member: The option.
  /// - Returns: The call.
  package func giving<Value>(_ words: [String]?, to member: KeyPath<Options, Option<Value>>) -> Invocation {
    Invocation(call.giving(words, to: options[keyPath: member].any), options)
  }

  /// An error for a mistake in the call that only the command can detect.
  ///
  /// - Parameter message: The mistake and what to write instead, without a full stop.
  /// - Returns: The error to throw.
  package func mistake(_ message: String) -> UsageError { call.mistake(message) }
}
