import TextFormats

/// One option of a command, with the type of its value. Help, checks and the value itself are derived from it.
///
///     let rate = Option("rate", "HZ", .number(1...1000), default: 60, help: "frames a second")    // a Double
///     let jobs = Option("jobs", "N", .integer(1...256), help: "at once")                          // an Int?
///     let models = Option(each: "model", "NAME", .text, help: "what to run")                      // a [String]
///     let json = Option(flag: "json", help: "print JSON")                                         // a Bool
///
/// The default is a value. Help formats it as a user would type it, so help always shows the actual default.
package struct Option<Value: Sendable>: Sendable {
  /// Converts the words given for an option, in order, to its value. No words give the default. It throws for a word that the parser
  /// refuses.
  typealias Reading = @Sendable ([String]) throws(ValueFault) -> Value

  /// The option without the type of its value, for the parser and help.
  package var any: AnyOption { content.any }
  /// Converts the words given for the option to its value.
  var value: Reading { content.value }
  private let content: Content

  /// The contents of an option, in one object. Groups contain dozens of options and other groups; with structs, the code that copies
  /// them was half of all code of the commands.
  private final class Content: Sendable {
    let any: AnyOption
    let value: Reading
    init(_ any: AnyOption, _ value: @escaping Reading) { (self.any, self.value) = (any, value) }
  }

  init(any: AnyOption, value: @escaping Reading) { content = Content(any, value) }
}

extension Option {
  /// Creates an option with a value and a default.
  ///
  /// - Parameters:
  ///   - name: Long name without the dashes.
  ///   - short: One-letter name, if any.
  ///   - valueName: The value's name in help: `FILE`, `HZ`.
  ///   - form: The form of the value.
  ///   - byDefault: The default; help shows it.
  ///   - defaultInWords: Shown in help instead of the default, if the default is hard to read.
  ///   - help: What the option does: a phrase without a full stop.
  package init(
    _ name: String, short: Character? = nil, _ valueName: String, _ form: ValueForm<Value>,
    default byDefault: Value, defaultInWords: String? = nil, help: String
  ) {
    let words = defaultInWords == nil ? [form.word(byDefault)] : []
    let any = AnyOption(
      name: name, short: short,
      argument: .value(name: valueName, output: form.output, byDefault: words), isRepeatable: false,
      help: help, defaultInWords: defaultInWords, complaint: form.complaint,
      candidates: form.candidates)
    self.init(any: any) { words throws(ValueFault) in
      guard let word = words.last else { return byDefault }
      return try form.read(word)
    }
  }

  /// Creates an option whose value is nil if it is not given.
  ///
  /// - Parameters:
  ///   - name: Long name without the dashes.
  ///   - short: One-letter name, if any.
  ///   - valueName: The value's name in help.
  ///   - form: The form of the value.
  ///   - defaultInWords: What happens without the option: `until Ctrl-C`.
  ///   - help: What the option does: a phrase without a full stop.
  package init<One>(
    _ name: String, short: Character? = nil, _ valueName: String, _ form: ValueForm<One>,
    defaultInWords: String? = nil, help: String
  ) where Value == One? {
    let any = AnyOption(
      name: name, short: short, argument: .value(name: valueName, output: form.output, byDefault: []),
      isRepeatable: false, help: help, defaultInWords: defaultInWords, complaint: form.complaint,
      candidates: form.candidates)
    self.init(any: any) { words throws(ValueFault) in
      guard let word = words.last else { return nil }
      return try form.read(word)
    }
  }

  /// Creates an option that may be given several times.
  ///
  /// - Parameters:
  ///   - name: Long name without the dashes.
  ///   - short: One-letter name, if any.
  ///   - valueName: The name of one value in help.
  ///   - form: The form of one value.
  ///   - byDefault: The values if the option is not given.
  ///   - defaultInWords: The default in words, if it is computed: `every engine`.
  ///   - help: What the option does: a phrase without a full stop.
  package init<One>(
    each name: String, short: Character? = nil, _ valueName: String, _ form: ValueForm<One>,
    default byDefault: [One] = [], defaultInWords: String? = nil, help: String
  ) where Value == [One] {
    let any = AnyOption(
      name: name, short: short,
      argument: .value(name: valueName, output: form.output, byDefault: byDefault.map(form.word)),
      isRepeatable: true, help: help, defaultInWords: defaultInWords, complaint: form.complaint,
      candidates: form.candidates)
    self.init(any: any) { words throws(ValueFault) in
      guard !words.isEmpty else { return byDefault }
      var values: [One] = []
      for word in words { values.append(try form.read(word)) }
      return values
    }
  }
}

extension Option where Value == Bool {
  /// Creates a flag: an option without a value, whose opposite is `--no-NAME`.
  ///
  /// - Parameters:
  ///   - name: Long name without the dashes.
  ///   - short: One-letter name, if any.
  ///   - byDefault: Whether the flag is on if not given; help then shows `--no-NAME`.
  ///   - help: What the option does; if `byDefault` is true, what `--no-NAME` does.
  package init(flag name: String, short: Character? = nil, byDefault: Bool = false, help: String) {
    let any = AnyOption(
      name: name, short: short, argument: .flag(byDefault: byDefault), isRepeatable: false, help: help,
      defaultInWords: nil, complaint: { _ in nil }, candidates: .none)
    self.init(any: any) { words throws(ValueFault) in words.last.map { $0 == "true" } ?? byDefault }
  }

  /// `--json`, the flag of every command that prints results.
  package static var json: Option {
    Option(flag: "json", help: "print JSON instead of text").oftenUsed.ofProject
  }
}
