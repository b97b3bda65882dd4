/// A parsed command line. The form of each option has accepted its value.
package struct ParsedCall: Sendable {
  /// The command that was called.
  package let command: Command
  /// The positional arguments, in order.
  package let positionals: [String]
  /// The console to which the command writes results and messages.
  package let console: Console
  /// The words given on the command line, by option name and in order; for a flag `true` or `false`.
  private let given: [String: [String]]

  /// Creates a call from the parts of a command line.
  ///
  /// - Parameters:
  ///   - command: The command that was called.
  ///   - positionals: The positional arguments.
  ///   - given: The words by option name, each accepted by the option's form.
  ///   - console: The console for results and messages.
  init(command: Command, positionals: [String], given: [String: [String]], console: Console) {
    (self.command, self.positionals, self.given, self.console) = (command, positionals, given, console)
  }

  /// True if an option is on the command line.
  ///
  /// - Parameter option: One of the command's options.
  /// - Returns: False if the option's default is used.
  package func isGiven(_ option: AnyOption) -> Bool { given[option.name] != nil }

  /// True if an option is in use: a flag that is on, or a value that was given.
  ///
  /// - Parameter name: The option's long name.
  /// - Returns: False if the command has no such option.
  func uses(_ name: String) -> Bool {
    guard let option = command.options.first(where: { $0.name == name }) else { return false }
    return if case .flag = option.argument { words(of: option).last == "true" } else { isGiven(option) }
  }

  /// True if the result of an option goes to standard output: a flag that is on, or a value `-`.
  func writesStdout(_ option: AnyOption) -> Bool {
    if case .flag = option.argument { uses(option.name) } else { words(of: option).last == "-" }
  }

  /// The words of an option: those on the command line in order, otherwise those of its default.
  ///
  /// - Parameter option: One of the command's options.
  /// - Returns: Empty if there are neither; for a flag `true` or `false`.
  package func words(of option: AnyOption) -> [String] {
    if let words = given[option.name] { return words }
    return switch option.argument {
    case .flag(let byDefault): ["\(byDefault)"]
    case .value(_, _, let words): words
    }
  }

  /// The words with which another command line can repeat some options, in the order of `options`.
  ///
  /// - Parameter options: Some of the command's options.
  /// - Returns: Words for the given options only.
  package func line(of options: [AnyOption]) -> [String] {
    options.flatMap { option -> [String] in
      let values = given[option.name] ?? []
      guard case .value = option.argument else {
        return values.map { $0 == "true" ? "--\(option.name)" : "--no-\(option.name)" }
      }
      return values.flatMap { ["--\(option.name)", $0] }
    }
  }

  /// The value of an option: the value on the command line, otherwise the default.
  ///
  /// - Parameter option: One of the command's options.
  /// - Returns: The given value, else the default.
  package func value<Value>(of option: Option<Value>) -> Value {
    guard command.options.contains(where: { $0.name == option.any.name }) else {
      preconditionFailure("'\(command.name)' does not list --\(option.any.name); make it a stored member")
    }
    do {
      return try option.value(given[option.any.name] ?? [])
    } catch {
      preconditionFailure("--\(option.any.name): \(error.words), and the parser let it pass")
    }
  }

  /// An error for a mistake in the call that only the command can detect.
  ///
  /// - Parameter message: The mistake and what to write instead, without a full stop.
  /// - Returns: The error to throw.
  package func mistake(_ message: String) -> UsageError {
    UsageError(command: command.name, message: message)
  }

  /// The same call with other words for an option.
  ///
  /// - Parameters:
  ///   - words: Valid words for the option; nil for an option that is not given.
  ///   - option: One of the command's options.
  /// - Returns: The call.
  package func giving(_ words: [String]?, to option: AnyOption) -> ParsedCall {
    var given = given
    given[option.name] = words
    return ParsedCall(command: command, positionals: positionals, given: given, console: console)
  }

  /// The messages of all rules that the call breaks.
  package var complaints: [String] { command.rules.compactMap { $0.complaint(about: self) } }

  /// Checks that the call breaks no rule of the command.
  ///
  /// - Throws: The message of the first violated rule.
  package func checkRules() throws(UsageError) {
    for rule in command.rules {
      if let complaint = rule.complaint(about: self) { throw mistake(complaint) }
    }
  }
}
