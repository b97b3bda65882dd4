/// A command line that was read and found right: every value has passed its option's check.
package struct Invocation: Sendable {
  /// The command that was called.
  package let command: Command
  /// The words that are no options, in order.
  package let positionals: [String]
  /// Where results and messages go.
  package let console: Console
  /// What was given: values by option name, in order; a flag holds `true` or `false`.
  private let given: [String: [String]]

  /// A command line by its parts.
  ///
  /// - Parameters:
  ///   - command: The command that was called.
  ///   - positionals: The words that are no options.
  ///   - given: Values by option name.
  ///   - console: Where results and messages go.
  package init(command: Command, positionals: [String], given: [String: [String]], console: Console) {
    self.command = command
    self.positionals = positionals
    self.given = given
    self.console = console
  }

  /// Whether the option was written on the command line.
  ///
  /// - Parameter name: The option's long name.
  /// - Returns: False where only its default counts.
  package func isGiven(_ name: String) -> Bool {
    _ = option(name)
    return given[name] != nil
  }

  /// Whether a flag is on.
  ///
  /// - Parameter name: The flag's long name, without `no-`.
  /// - Returns: What was given, else its default.
  package func flag(_ name: String) -> Bool {
    guard case .flag(let byDefault) = option(name).argument else {
      preconditionFailure("--\(name) takes a value; ask for it by string, number or integer")
    }
    return given[name].map { $0.last == "true" } ?? byDefault
  }

  /// The value of an option.
  ///
  /// - Parameter name: The option's long name.
  /// - Returns: What was given, else the default; nil without either.
  package func string(_ name: String) -> String? {
    strings(name).last
  }

  /// All values of a repeatable option.
  ///
  /// - Parameter name: The option's long name.
  /// - Returns: What was given, in order, else the default alone; empty without either.
  package func strings(_ name: String) -> [String] {
    guard case .value(_, _, let byDefault) = option(name).argument else {
      preconditionFailure("--\(name) takes no value; ask for it by flag")
    }
    return given[name] ?? byDefault.map { [$0] } ?? []
  }

  /// The number an option holds, within the range of its check.
  ///
  /// - Parameter name: The option's long name; its check is a number.
  /// - Returns: What was given, else the default; nil without either.
  package func number(_ name: String) -> Double? {
    string(name).map { text in
      guard let number = ValueCheck.number(text) else {
        preconditionFailure("--\(name) is not checked as a number")
      }
      return number
    }
  }

  /// The share an option holds, within the range of its check.
  ///
  /// - Parameter name: The option's long name; its check is a share.
  /// - Returns: What was given, 0.05 for `5%`, else the default; nil without either.
  package func share(_ name: String) -> Double? {
    string(name).map { text in
      guard let share = ValueCheck.share(text) else {
        preconditionFailure("--\(name) is not checked as a share")
      }
      return share
    }
  }

  /// The whole number an option holds, within the range of its check.
  ///
  /// - Parameter name: The option's long name; its check is an integer.
  /// - Returns: What was given, else the default; nil without either.
  package func integer(_ name: String) -> Int? {
    string(name).map { text in
      guard let number = Int(text) else { preconditionFailure("--\(name) is not checked as an integer") }
      return number
    }
  }

  /// The words that gave some options, as they would be written again, in the order of `options`.
  ///
  /// - Parameter options: Some of the command's.
  /// - Returns: Nothing for what was not given.
  package func words(of options: [Option]) -> [String] {
    options.flatMap { option -> [String] in
      let values = given[option.name] ?? []
      guard case .value = option.argument else {
        return values.map { $0 == "true" ? "--\(option.name)" : "--no-\(option.name)" }
      }
      return values.flatMap { ["--\(option.name)", $0] }
    }
  }

  /// A mistake in the call that only the command itself could see, as options that exclude each other.
  ///
  /// - Parameter message: What was wrong and what to write in its place, without a full stop.
  /// - Returns: The error to throw.
  package func mistake(_ message: String) -> UsageError {
    UsageError(command: command.name, message: message)
  }

  private func option(_ name: String) -> Option {
    guard let option = command.options.first(where: { $0.name == name }) else {
      preconditionFailure("'\(command.name)' has no option --\(name); add it to its description")
    }
    return option
  }
}
