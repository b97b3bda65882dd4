/// An option without the type of its value, as the parser and help use it.
package struct AnyOption: Sendable {
  /// The argument that follows the option's name.
  package enum Argument: Sendable {
    /// No argument; `byDefault` is its value when it is not given. Every flag has an opposite, `--no-NAME`.
    case flag(byDefault: Bool)
    /// A value: its name in help (`FILE`), the kind of result written to it, and its default words.
    case value(name: String, output: Output, byDefault: [String])
  }

  /// The kind of result that is written to the path given as the option's value.
  package enum Output: Sendable {
    /// Nothing is written: the value is not a path, or is a path that is read.
    case none
    /// One file, created at this path.
    case file
    /// Files in a folder, which is created if it does not exist.
    case folder
    /// A file or a folder, depending on the other options.
    case fileOrFolder
  }

  /// Long name without the dashes: lower case with hyphens.
  package let name: String
  /// The one-letter name without the dash; nil if there is none.
  package let short: Character?
  /// The option's argument: none, or a value.
  package let argument: Argument
  /// True if the option may be given several times.
  package let isRepeatable: Bool
  /// The help text: a phrase without a full stop.
  package let help: String
  /// The default in words, for defaults that are computed and therefore not in `argument`.
  package let defaultInWords: String?
  /// Checks a value as it was written. The result is nil if the value is valid; otherwise a phrase that states the problem and follows the
  /// option's name and a colon.
  package let complaint: @Sendable (String) -> String?
  /// The values that shell completion offers.
  package let candidates: Candidates
  /// True if the short help page (`-h`) shows the option.
  package fileprivate(set) var isOftenUsed = false
  /// True if a project file (`overscroll.json`) may set the option.
  package private(set) var isOfProject = false
  /// The modes of the command (such as `--plan`) in which the option has an effect; empty if it always has.
  package private(set) var limits: [OptionLimit] = []

  /// The same option with additional limits.
  package func limited(by limits: [OptionLimit]) -> AnyOption {
    var option = self
    option.limits += limits
    return option
  }

  /// The same option, which a project file may set too.
  package var ofProject: AnyOption {
    var option = self
    option.isOfProject = true
    return option
  }
}

extension Option {
  /// The same option, marked for the short help page (`-h`).
  package var oftenUsed: Option {
    var any = any
    any.isOftenUsed = true
    return Option(any: any, value: value)
  }

  /// The same option, which a project file may set too.
  package var ofProject: Option { Option(any: any.ofProject, value: value) }
}
