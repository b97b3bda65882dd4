import ReplayExperiments
import TextFormats
import TraceReplay

/// Everything beside traces, engine and model that a replay depends on, as a report writes it down.
package struct RecordedSettings: Equatable, Sendable {
  /// By their keys, which are the options' names with their units; null where nothing was given.
  private var members = JSONObject()

  /// The settings of a report.
  package init(_ options: ReplayOptions) {
    for setting in MotionSetting.all {
      for record in setting.records { members[record.key] = record.value(options) }
    }
  }

  /// Settings that are as usual but for some.
  ///
  /// - Parameters:
  ///   - rate: Display frames per second.
  ///   - differences: What ``differences`` gave.
  package init(rate: Double, differences: JSONObject) {
    self = Self.usual
    // Those of row after row share one list while nothing differs.
    if rate != self.rate { members[Self.rateKey] = JSONValue(rate) }
    for member in differences.members { members[member.key] = member.value }
  }

  /// The settings where nothing was said.
  private static let usual = RecordedSettings(ReplayOptions())

  /// Display frames per second.
  package var rate: Double { members[Self.rateKey]?.double ?? ReplayOptions().rate }

  /// Those that are not as usual, without the frame rate.
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

  /// All that is known of a report older than this record.
  init(rate: Double) { members[Self.rateKey] = JSONValue(rate) }

  /// The settings that ``write(to:)`` wrote; nil where `json` is no object.
  init?(_ json: JSONValue?) {
    guard let object = json?.object else { return nil }
    members = object
  }

  /// Writes them as one object.
  func write(to json: inout JSONWriter) {
    json.object { json in json.members(of: members) }
  }

  /// The object as a part of a report.
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

  /// The settings that differ now, a phrase each: `slop_pt was 0, is 8`; what one side does not know is none.
  package func changes(since old: RecordedSettings) -> [String] {
    members.members.compactMap { member in
      guard let before = old.members[member.key], before != member.value else { return nil }
      return "\(member.key) was \(Self.text(before)), is \(Self.text(member.value))"
    }
  }

  private static func text(_ value: JSONValue) -> String {
    guard value != .null, value != .array([]) else { return "not given" }
    var json = JSONWriter()
    json.value(value)
    return json.text
  }
}
