import TextFormats

/// A constant or a word of a model that an option sets: `coefficient` in `uikit:coefficient=0.4`. It is a key of the model's file.
package struct ModelOption: Equatable, Sendable {
  /// The option's name: the key, or `part.key` if another part has the same key.
  package private(set) var name: String
  /// The part of the model file that has the key, such as `drag`; nil for a key of the file itself.
  package let part: String?
  /// The key in the model file, which ends with its unit, such as `rate_per_ms`.
  package let key: String
  /// The value that the model has; nil for a limit that it does not have, and for another form of a constant, which would replace the
  /// model's form.
  package let value: JSONValue?
  /// The numbers that the option accepts; nil if it accepts only words.
  package let range: ClosedRange<Double>?
  /// The words, flags and numbers out of the range that it accepts.
  package let others: [JSONValue]
  /// The values that it accepts, to follow "must be": `a number from 0.001 to 1`.
  package let form: String

  init(_ part: String, _ constant: RuleConstant, _ value: JSONValue?) {
    (name, self.part, key, self.value) = (constant.key, part, constant.key, value)
    (range, others, form) = (constant.range, constant.others, constant.form)
  }

  init(_ part: String?, _ key: String, _ words: [String], _ value: JSONValue) {
    (name, self.part, self.key, self.value, range) = (key, part, key, value, nil)
    (others, form) = (words.map(Self.value), WordList.text(words, "or"))
  }

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

  /// True if the option has this value in its range, or among its words.
  func accepts(_ value: JSONValue) -> Bool {
    value.double.flatMap { number in range.map { $0.contains(number) } } == true || others.contains(value)
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
  package static func text(_ value: JSONValue) -> String {
    if let word = value.string { return word }
    var writer = JSONWriter()
    writer.value(value)
    return writer.text
  }
}
