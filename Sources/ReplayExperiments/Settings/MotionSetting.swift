import TextFormats
import TraceReplay

/// One replay setting, described as data: how users give it, and how reports record it.
///
/// Command options, words of a bundle and recorded settings are all derived from the table ``all``.
package struct MotionSetting: Sendable {
  /// A key under which reports record a setting, with its description and values.
  package struct Record: Sendable {
    /// The key in reports: the option's name with its unit, such as `slop_pt`.
    package let key: String
    /// A description of the recorded value, as a sentence.
    package let about: String
    /// Returns the JSON schema of the recorded values, without the description.
    package let schema: @Sendable () -> JSONObject
    /// Returns the value to record; null if the user did not give the option.
    package let value: @Sendable (ReplayOptions) -> JSONValue

    init(
      _ key: String, _ about: String, schema: @escaping @Sendable () -> JSONObject,
      value: @escaping @Sendable (ReplayOptions) -> JSONValue
    ) {
      (self.key, self.about, self.schema, self.value) = (key, about, schema, value)
    }

    /// A key under which a setting is recorded, whose values all have one type.
    init<Value: FieldValue>(
      _ key: String, _ about: String, as _: Value.Type,
      value: @escaping @Sendable (ReplayOptions) -> JSONValue
    ) {
      self.init(key, about, schema: { Value.schema }, value: value)
    }
  }

  /// The option's long name without dashes, such as `points-per-mm`.
  package let name: String
  /// The name of the option's value in help; nil for a flag.
  package let valueName: String?
  /// The default value as a user would write it; nil if ``usualInWords`` describes the default.
  package let usual: String?
  /// The effect of leaving the option out, in words; nil if ``usual`` gives the default.
  package let usualInWords: String?
  /// True if the option may be given several times.
  package let isRepeatable: Bool
  /// The accepted values of the option; empty if they are not a fixed set.
  package let names: [String]
  /// A description of the option for help: a phrase without a full stop.
  package let help: String
  /// The keys under which the setting is recorded.
  package let records: [Record]
  /// Reads the option's value into replay options; a flag's value is `true` or `false`.
  ///
  /// Throws an error that says what is wrong and what to give.
  package let read: @Sendable (String, inout ReplayOptions) throws(ValueFault) -> Void

  /// A replay setting whose values have a form of their own.
  init(
    _ name: String, _ valueName: String?, usual: String? = nil, inWords usualInWords: String? = nil,
    isRepeatable: Bool = false, names: [String] = [], _ help: String, _ records: [Record],
    read: @escaping @Sendable (String, inout ReplayOptions) throws(ValueFault) -> Void
  ) {
    (self.name, self.valueName, self.usual, self.usualInWords) = (name, valueName, usual, usualInWords)
    (self.isRepeatable, self.names, self.help) = (isRepeatable, names, help)
    (self.records, self.read) = (records, read)
  }

  /// A replay setting that is a flag.
  static func flag(
    _ name: String, _ help: String, about: String, get: @escaping @Sendable (ReplayOptions) -> Bool,
    set: @escaping @Sendable (inout ReplayOptions, Bool) -> Void
  ) -> MotionSetting {
    MotionSetting(name, nil, help, [Record(name, about, as: Bool.self) { .bool(get($0)) }]) {
      word, options throws(ValueFault) in set(&options, word == "true")
    }
  }

  /// A replay setting that is a number with a default.
  static func number<Value: FieldValue>(
    _ name: String, _ valueName: String, _ range: ClosedRange<Double>, key: String, _ help: String,
    about: String, as type: Value.Type = Double.self, get: @escaping @Sendable (ReplayOptions) -> Double,
    set: @escaping @Sendable (inout ReplayOptions, Double) -> Void
  ) -> MotionSetting {
    MotionSetting(
      name, valueName, usual: DecimalNumber.plain(get(ReplayOptions())), help,
      [Record(key, about, as: type) { JSONValue(get($0)) }]
    ) { word, options throws(ValueFault) in set(&options, try ValueText.number(word, range)) }
  }

  /// A replay setting that is a length in points and overrides the value of a scroll view or trace.
  static func length(
    _ name: String, _ range: ClosedRange<Double> = MotionRange.length, key: String,
    otherwise usual: String, _ help: String, about: String,
    get: @escaping @Sendable (ReplayOptions) -> Double?,
    set: @escaping @Sendable (inout ReplayOptions, Double) -> Void
  ) -> MotionSetting {
    MotionSetting(
      name, "PT", inWords: usual, help,
      [Record(key, about, as: Double?.self) { get($0).map { JSONValue($0) } ?? .null }]
    ) { word, options throws(ValueFault) in set(&options, try ValueText.number(word, range)) }
  }
}
