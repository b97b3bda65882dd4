import TextFormats

/// Reads the inputs of a test case by key; of several keys, the first that exists is used.
struct SeedInputs {
  private let json: JSONValue

  init(_ json: JSONValue) { self.json = json }

  /// Reads the number under `key`; throws an error if there is none.
  func number(_ key: String) throws -> Double {
    guard let value = numberIfAny(key) else { throw SeedError.missing(key) }
    return value
  }

  func numberIfAny(_ key: String) -> Double? { json[key]?.double }

  /// Reads the number under the first of `keys` that has one, otherwise returns `standard`.
  func number(_ keys: String..., else standard: Double) -> Double {
    keys.lazy.compactMap { json[$0]?.double }.first ?? standard
  }

  /// Reads the whole number under the first of `keys` that has a number, otherwise returns `standard`.
  func wholeNumber(_ keys: String..., else standard: Int) throws -> Int {
    guard let key = keys.first(where: { numberIfAny($0) != nil }), let value = numberIfAny(key) else {
      return standard
    }
    guard abs(value) < Self.wholeLimit, let whole = Int(exactly: value) else { throw SeedError.notWhole(key) }
    return whole
  }

  /// The largest magnitude of a whole number that is read.
  private static let wholeLimit = 1e9

  func flag(_ key: String) -> Bool? { json[key]?.bool }

  func text(_ key: String) -> String? { json[key]?.string }

  /// The inputs in the object under `key`; empty if there is no such object.
  func inner(_ key: String) -> SeedInputs { SeedInputs(json[key] ?? .null) }

  /// Reads the events of a `*.trace` case, in order.
  func events() throws -> [SeedEvent] {
    guard let list = json["events"]?.array else { throw SeedError.missing("events") }
    return try list.map(SeedEvent.init)
  }

  /// True if the app ends the refresh within its handler: one of `stopInsideHandler`, `endInsideHandler` and similar inputs is true.
  var endsInsideHandler: Bool {
    json.object?.members.contains { $0.key.contains("Inside") && $0.value.bool == true } ?? false
  }

  /// The initial top inset of the scroll view, in points; `standard` if the case does not give it.
  func topInset(else standard: Double = 0) -> Double {
    number("originalInset", "originalTopInset", "inset", else: standard)
  }

  /// A JSON object with the given members, in their order.
  static func object(_ members: [(String, JSONValue)]) -> JSONValue {
    var object = JSONObject()
    for (key, value) in members { object[key] = value }
    return .object(object)
  }

  /// The number as JSON; null if it is infinite or NaN, which JSON cannot represent.
  static func value(_ number: Double) -> JSONValue { number.isFinite ? JSONValue(number) : .null }
}
