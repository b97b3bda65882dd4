import TextFormats
import TraceReplay

/// One setting of a replay beside traces, engine and model, as data: how a person gives it, and how a report records it.
///
/// Options of commands, words of a bundle and recorded settings come from the table of them, ``all``.
package struct MotionSetting: Sendable {
  /// A key under which reports record it.
  package struct Record: Sendable {
    /// The option's name with its unit: `slop_pt`.
    package let key: String
    /// What it says, as a sentence.
    package let about: String
    /// What a JSON Schema says of its values, but for that.
    package let schema: @Sendable () -> JSONObject
    /// The value to record; null where nothing was given.
    package let value: @Sendable (ReplayOptions) -> JSONValue

    init(
      _ key: String, _ about: String, schema: @escaping @Sendable () -> JSONObject,
      value: @escaping @Sendable (ReplayOptions) -> JSONValue
    ) {
      (self.key, self.about, self.schema, self.value) = (key, about, schema, value)
    }

    /// A key whose values are of one type.
    init<Value: FieldValue>(
      _ key: String, _ about: String, as _: Value.Type,
      value: @escaping @Sendable (ReplayOptions) -> JSONValue
    ) {
      self.init(key, about, schema: { Value.schema }, value: value)
    }
  }

  /// The option's long name without the dashes: `points-per-mm`.
  package let name: String
  /// The name of the option's value in help; nil of a flag.
  package let valueName: String?
  /// The value where it is not given, as a person would write it; nil where ``usualInWords`` says it.
  package let usual: String?
  /// The effect of leaving it out, in words.
  package let usualInWords: String?
  /// True if it may be given several times.
  package let isRepeatable: Bool
  /// The values there are, where only so many have names.
  package let names: [String]
  /// What it does: a phrase without a full stop.
  package let help: String
  /// What is recorded of it.
  package let records: [Record]
  /// Takes a word into options: of a flag `true` or `false`. Throws what is wrong with it, and what to give.
  package let read: @Sendable (String, inout ReplayOptions) throws(ValueFault) -> Void

  /// A setting whose values have a form of their own.
  init(
    _ name: String, _ valueName: String?, usual: String? = nil, inWords usualInWords: String? = nil,
    isRepeatable: Bool = false, names: [String] = [], _ help: String, _ records: [Record],
    read: @escaping @Sendable (String, inout ReplayOptions) throws(ValueFault) -> Void
  ) {
    (self.name, self.valueName, self.usual, self.usualInWords) = (name, valueName, usual, usualInWords)
    (self.isRepeatable, self.names, self.help) = (isRepeatable, names, help)
    (self.records, self.read) = (records, read)
  }

  /// A flag.
  static func flag(
    _ name: String, _ help: String, about: String, get: @escaping @Sendable (ReplayOptions) -> Bool,
    set: @escaping @Sendable (inout ReplayOptions, Bool) -> Void
  ) -> MotionSetting {
    MotionSetting(name, nil, help, [Record(name, about, as: Bool.self) { .bool(get($0)) }]) {
      word, options throws(ValueFault) in set(&options, word == "true")
    }
  }

  /// A number that every replay has.
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

  /// A length in points that wins over what a list or a trace says.
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
