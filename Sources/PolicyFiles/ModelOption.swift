import TextFormats

/// A constant or a word of a model that an option sets: `coefficient` in `uikit:coefficient=0.4`. It is a key of the model's file.
package struct ModelOption: Sendable {
  /// The option's name: the key, or `part.key` if another part has the same key.
  package private(set) var name: String
  /// The part of the model file that has the key, such as `drag`; nil for a key of the file itself.
  package let part: String?
  /// The key in the model file, which ends with its unit, such as `rate_per_ms`.
  package let key: String
  /// The value that the model has; nil for a limit that it does not have, and for another form of a constant, which would replace the
  /// model's form.
  package let value: JSONValue?
  /// The constant of the model file; nil for a word.
  private let constant: RuleConstant?
  /// The words that the option accepts, flags among them; empty for a constant.
  private let words: [JSONValue]

  init(_ part: String, _ constant: RuleConstant, _ value: JSONValue?) {
    (name, self.part, key, self.value) = (constant.key, part, constant.key, value)
    (self.constant, words) = (constant, [])
  }

  init(_ part: String?, _ key: String, _ words: [String], _ value: JSONValue) {
    (name, self.part, self.key, self.value) = (key, part, key, value)
    (constant, self.words) = (nil, words.map(Self.value))
  }

  /// The numbers that the option accepts; nil if it accepts only words.
  package var range: ClosedRange<Double>? { constant?.range }

  /// The words, flags and numbers out of the range that it accepts.
  package var others: [JSONValue] { constant?.others ?? words }

  /// The values that it accepts, to follow "must be": `a number from 0.001 to 1`.
  package var form: String { constant?.form ?? WordList.text(words.map(Self.text), "or") }

  /// True if the option has this value in its range, or among its words.
  func accepts(_ value: JSONValue) -> Bool { constant?.accepts(value) ?? words.contains(value) }

  /// The part and the key, such as `drag.coefficient`; the key alone for a key of the file itself.
  package var path: String { part.map { "\($0).\(key)" } ?? key }

  /// The same options, with names that differ.
  static func named(_ options: [ModelOption]) -> [ModelOption] {
    options.map { option in
      var named = option
      if options.count(where: { $0.key == option.key }) > 1 { named.name = option.path }
      return named
    }
  }

  /// A value as an option's text has it: a number, true or false, else a word. Equal numbers give equal values.
  static func value(_ text: String) -> JSONValue {
    let json = try? JSONReader.value(of: Array(text.utf8))
    return json.flatMap { $0.double != nil || $0.bool != nil ? plain($0) : nil } ?? .string(text)
  }

  /// A value in the form that equal values share: −0 is 0, and 0.40 is 0.4.
  static func plain(_ value: JSONValue) -> JSONValue {
    value.double.map { JSONValue($0 == 0 ? 0 : $0) } ?? value
  }

  /// A value as an option's text has it.
  package static func text(_ value: JSONValue) -> String { value.string ?? JSONWriter.text(of: value) }
}
