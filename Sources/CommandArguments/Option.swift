/// One option of a command, as data: help, checks and usage errors all come from here.
package struct Option: Sendable {
  /// What follows the option's name.
  package enum Argument: Sendable {
    /// Nothing; `byDefault` says whether it is on where it is not given. Every flag has its opposite `--no-NAME`.
    case flag(byDefault: Bool)
    /// A value: its name in help (`FILE`), what it may be, and the text that counts where it is not given.
    case value(name: String, check: ValueCheck, byDefault: String?)
  }

  /// Long name without the dashes: lower case with hyphens.
  package let name: String
  /// One-letter name without the dash.
  package let short: Character?
  /// What follows.
  package let argument: Argument
  /// Whether it may be given several times.
  package let isRepeatable: Bool
  /// What it does: a phrase without a full stop.
  package let help: String
  /// The default in words, where it is computed and so not in `argument`.
  package let defaultInWords: String?

  /// An option without a value; `--no-NAME` is its opposite.
  ///
  /// - Parameters:
  ///   - name: Long name without the dashes.
  ///   - short: One-letter name, if any.
  ///   - byDefault: Whether it is on where it is not given; then help shows `--no-NAME`.
  ///   - help: What it does; with `byDefault` true, what `--no-NAME` does.
  /// - Returns: The option.
  package static func flag(
    _ name: String, short: Character? = nil, byDefault: Bool = false, help: String
  ) -> Option {
    Option(
      name: name, short: short, argument: .flag(byDefault: byDefault), isRepeatable: false, help: help,
      defaultInWords: nil)
  }

  /// An option with a value.
  ///
  /// - Parameters:
  ///   - name: Long name without the dashes.
  ///   - short: One-letter name, if any.
  ///   - valueName: How help calls the value: `FILE`, `HZ`.
  ///   - check: What the value may be.
  ///   - byDefault: The text that counts where the option is not given; shown in help.
  ///   - defaultInWords: In its place where the default is no text of this kind: `every engine`.
  ///   - repeatable: Whether it may be given several times.
  ///   - help: What it does: a phrase without a full stop.
  /// - Returns: The option.
  package static func value(
    _ name: String, short: Character? = nil, _ valueName: String, check: ValueCheck = .text,
    byDefault: String? = nil, defaultInWords: String? = nil, repeatable: Bool = false, help: String
  ) -> Option {
    Option(
      name: name, short: short,
      argument: .value(name: valueName, check: check, byDefault: byDefault),
      isRepeatable: repeatable, help: help, defaultInWords: defaultInWords)
  }

  /// The flag every command that prints results has.
  package static let json = flag("json", help: "print JSON in place of text")
}
