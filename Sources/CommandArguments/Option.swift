import TextFormats

/// One option of a command, with the type of its value: help, checks and the value itself all come from here.
///
///     let rate = Option("rate", "HZ", .number(1...1000), default: 60, help: "frames a second")    // a Double
///     let jobs = Option("jobs", "N", .integer(1...256), help: "at once")                          // an Int?
///     let models = Option(each: "model", "NAME", .text, help: "what to run")                      // a [String]
///     let json = Option(flag: "json", help: "print JSON")                                         // a Bool
///
/// The default is a value; help writes it as a person would, so what help says is what counts.
package struct Option<Value: Sendable>: Sendable {
  /// Makes a value of the words given, in order; no words give the default. Throws for a word that the parser refuses.
  typealias Reading = @Sendable ([String]) throws(ValueFault) -> Value

  /// As the parser and help see it.
  package var any: AnyOption { content.any }
  /// The way to its value.
  var value: Reading { content.value }
  private let content: Content

  /// All of it, in one object. As a group has dozens of options and groups stand in groups, the code that copies them was half of all
  /// that the commands are.
  private final class Content: Sendable {
    let any: AnyOption
    let value: Reading
    init(_ any: AnyOption, _ value: @escaping Reading) { (self.any, self.value) = (any, value) }
  }

  init(any: AnyOption, value: @escaping Reading) { content = Content(any, value) }
}

extension Option {
  /// An option with a value, which has a default.
  ///
  /// - Parameters:
  ///   - name: Long name without the dashes.
  ///   - short: One-letter name, if any.
  ///   - valueName: The value's name in help: `FILE`, `HZ`.
  ///   - form: The form in which the value is written.
  ///   - byDefault: The value where the option is not given; help shows it.
  ///   - defaultInWords: Shown in its place, where the value is not what a person would want to read.
  ///   - help: What it does: a phrase without a full stop.
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

  /// An option with a value, or none.
  ///
  /// - Parameters:
  ///   - name: Long name without the dashes.
  ///   - short: One-letter name, if any.
  ///   - valueName: The value's name in help.
  ///   - form: The form in which the value is written.
  ///   - defaultInWords: The effect of leaving it out: `until Ctrl-C`.
  ///   - help: What it does: a phrase without a full stop.
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

  /// An option that may be given several times.
  ///
  /// - Parameters:
  ///   - name: Long name without the dashes.
  ///   - short: One-letter name, if any.
  ///   - valueName: The name of one value in help.
  ///   - form: The form in which one value is written.
  ///   - byDefault: The values where the option is not given.
  ///   - defaultInWords: The same in words, where it is computed: `every engine`.
  ///   - help: What it does: a phrase without a full stop.
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
  /// An option without a value; `--no-NAME` is its opposite.
  ///
  /// - Parameters:
  ///   - name: Long name without the dashes.
  ///   - short: One-letter name, if any.
  ///   - byDefault: Whether it is on where it is not given; then help shows `--no-NAME`.
  ///   - help: What it does; with `byDefault` true, what `--no-NAME` does.
  package init(flag name: String, short: Character? = nil, byDefault: Bool = false, help: String) {
    let any = AnyOption(
      name: name, short: short, argument: .flag(byDefault: byDefault), isRepeatable: false, help: help,
      defaultInWords: nil, complaint: { _ in nil }, candidates: .none)
    self.init(any: any) { words throws(ValueFault) in words.last.map { $0 == "true" } ?? byDefault }
  }

  /// The flag every command that prints results has.
  package static var json: Option { Option(flag: "json", help: "print JSON in place of text").oftenUsed }
}
