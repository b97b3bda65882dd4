import ReplayExperiments
import TextFormats
import TraceReplay

/// Everything besides traces, engine and model that affects a replay, as a report stores it.
package struct RecordedSettings: Equatable, Sendable {
  /// The settings by key. Keys are the options' names with their units; a value is null if the option was not given.
  private var members = JSONObject()

  /// Stores the settings that replays with these options have.
  package init(_ options: ReplayOptions) {
    for setting in MotionSetting.all {
      for record in setting.records { members[record.key] = record.value(options) }
    }
  }

  /// Stores the default settings with some differences.
  ///
  /// - Parameters:
  ///   - rate: Display frames per second.
  ///   - differences: Settings that differ from the defaults, as ``differences`` returns them.
  package init(rate: Double, differences: JSONObject) {
    self = Self.usual
    // Written only if it differs, so that all rows share one list.
    if rate != self.rate { members[Self.rateKey] = JSONValue(rate) }
    for member in differences.members { members[member.key] = member.value }
  }

  /// The settings of replays without any option.
  private static let usual = RecordedSettings(ReplayOptions())

  /// Display frames per second.
  package var rate: Double { members[Self.rateKey]?.double ?? ReplayOptions().rate }

  /// The settings that differ from the defaults, without the frame rate.
  package var differences: JSONObject {
    var differences = JSONObject()
    guard members != Self.usual.members else { return differences }
    for member in members.members
    where member.key != Self.rateKey && Self.usual.members[member.key] != member.value {
      differences[member.key] = member.value
    }
    return differences
  }

  private static let rateKey = MotionSetting.rateKey

  /// Stores only the frame rate, which is all that a report in the older format gives.
  init(rate: Double) { members[Self.rateKey] = JSONValue(rate) }

  /// Reads the settings from JSON, as ``write(to:)`` writes them; nil if `json` is not an object.
  init?(_ json: JSONValue?) {
    guard let object = json?.object else { return nil }
    members = object
  }

  /// Writes the settings as one JSON object.
  func write(to json: inout JSONWriter) {
    json.object { json in json.members(of: members) }
  }

  /// Writes the settings as a field of a report: one JSON object.
  struct Form: FieldForm {
    func write(_ settings: RecordedSettings, to json: inout JSONWriter) { settings.write(to: &json) }

    func schema(_: inout SchemaDefinitions) -> JSONObject {
      let records = MotionSetting.all.flatMap(\.records)
      var properties = JSONObject()
      for record in records {
        var schema = record.schema()
        schema["description"] = .string(record.about)
        properties[record.key] = .object(schema)
      }
      var schema = JSONObject("type", .string("object"))
      schema["properties"] = .object(properties)
      schema["required"] = .array(records.map { .string($0.key) })
      return schema
    }
  }

  /// The changes from older settings to these, one phrase each (`slop_pt was 0, is 8`); a setting that one side lacks is ignored.
  package func changes(since old: RecordedSettings) -> [String] {
    members.members.compactMap { member in
      guard let before = old.members[member.key], before != member.value else { return nil }
      return "\(member.key) was \(Self.text(before)), is \(Self.text(member.value))"
    }
  }

  private static func text(_ value: JSONValue) -> String {
    value == .null || value == .array([]) ? "not given" : JSONWriter.text(of: value)
  }
}
