/// One option as the parser and help see it, whatever kind of value it has.
package struct AnyOption: Sendable {
  /// The argument that follows the option's name.
  package enum Argument: Sendable {
    /// Nothing; `byDefault` says whether it is on where it is not given. Every flag has its opposite `--no-NAME`.
    case flag(byDefault: Bool)
    /// A value: its name in help (`FILE`), the result that is written there, and the words that count where it is not given.
    case value(name: String, output: Output, byDefault: [String])
  }

  /// The result that is written to the path which an option names.
  package enum Output: Sendable {
    /// None: the value is no path, or one that is read.
    case none
    /// A file.
    case file
    /// Files in a folder, which is made if it is not there.
    case folder
    /// Either, as the rest of the call says.
    case fileOrFolder
  }

  /// Long name without the dashes: lower case with hyphens.
  package let name: String
  /// One-letter name without the dash.
  package let short: Character?
  /// Its argument: none, or a value.
  package let argument: Argument
  /// True if it may be given several times.
  package let isRepeatable: Bool
  /// The help text: a phrase without a full stop.
  package let help: String
  /// The default in words, where it is computed and so not in `argument`.
  package let defaultInWords: String?
  /// Checks a value as it was written: nil, or the fault as a phrase that follows the option's name and a
  /// colon.
  package let complaint: @Sendable (String) -> String?
  /// The values a shell offers.
  package let candidates: Candidates
  /// True if it is one of those that the short page of a command shows.
  package fileprivate(set) var isOftenUsed = false
  /// The modes in which it means something.
  package private(set) var limits: [OptionLimit] = []

  /// The same option with some more limits.
  package func limited(by limits: [OptionLimit]) -> AnyOption {
    var option = self
    option.limits += limits
    return option
  }
}

extension Option {
  /// The same option, shown on the short page of a command too.
  package var oftenUsed: Option {
    var any = any
    any.isOftenUsed = true
    return Option(any: any, value: value)
  }
}
