import TextFormats

/// Reads the inputs of a seed case by key, the first of several names that is there.
struct SeedInputs {
  private let json: JSONValue

  init(_ json: JSONValue) { self.json = json }

  /// A number that must be there.
  func number(_ key: String) throws -> Double {
    guard let value = numberIfAny(key) else { throw SeedError.missing(key) }
    return value
  }

  func numberIfAny(_ key: String) -> Double? { json[key]?.double }

  /// The number under the first of `keys` that has one, else `standard`.
  func number(_ keys: String..., else standard: Double) -> Double {
    keys.lazy.compactMap { json[$0]?.double }.first ?? standard
  }

  /// The whole number under the first of `keys` that has a number, else `standard`.
  func wholeNumber(_ keys: String..., else standard: Int) throws -> Int {
    guard let key = keys.first(where: { numberIfAny($0) != nil }), let value = numberIfAny(key) else {
      return standard
    }
    guard abs(value) < Self.wholeLimit, let whole = Int(exactly: value) else { throw SeedError.notWhole(key) }
    return whole
  }

  /// Counts stay below it.
  private static let wholeLimit = 1e9

  func flag(_ key: String) -> Bool? { json[key]?.bool }

  func text(_ key: String) -> String? { json[key]?.string }

  /// The inputs in the object under `key`; none where there is no such object.
  func inner(_ key: String) -> SeedInputs { SeedInputs(json[key] ?? .null) }

  /// The events of a trace, in order.
  func events() throws -> [SeedEvent] {
    guard let list = json["events"]?.array else { throw SeedError.missing("events") }
    return try list.map(SeedEvent.init)
  }

  /// True if the app ends the refresh within its handler: `stopInsideHandler`, `endInsideHandler`, ….
  var endsInsideHandler: Bool {
    json.object?.members.contains { $0.key.contains("Inside") && $0.value.bool == true } ?? false
  }

  /// The top inset the scroll view has at first, in points.
  func topInset(else standard: Double = 0) -> Double {
    number("originalInset", "originalTopInset", "inset", else: standard)
  }

  /// An object with these members.
  static func object(_ members: [(String, JSONValue)]) -> JSONValue {
    var object = JSONObject()
    for (key, value) in members { object[key] = value }
    return .object(object)
  }

  /// A number; null for one that JSON does not have.
  static func value(_ number: Double) -> JSONValue { number.isFinite ? JSONValue(number) : .null }
}
