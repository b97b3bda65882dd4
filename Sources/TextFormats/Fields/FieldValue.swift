/// A value that a field may hold: how each format writes it, and what its JSON Schema says of it.
///
/// The type of the value says `"type"` in the schema: an `Int` is an integer, a `Double?` a number or null, a `[String]` a list of
/// texts, a ``FieldWord`` one of its words.
package protocol FieldValue: SendableMetatype {
  /// What a JSON Schema says of it, but for a description.
  static var schema: JSONObject { get }
  /// True where a table for people aligns it left.
  static var isText: Bool { get }
  /// The value in comma-separated values; empty for none. What stands in a list has no cell.
  var cell: String { get }

  /// Writes the value where one may stand.
  func write(to json: inout JSONWriter)

  /// The value in a table for people.
  ///
  /// - Parameter decimals: Those of a number that is no whole one.
  /// - Returns: Its text; `–` for none.
  func shown(decimals: Int) -> String
}

extension FieldValue {
  package static var isText: Bool { false }
  package func shown(decimals: Int) -> String { cell }
}

extension JSONObject {
  /// An object with one member.
  package init(_ key: String, _ value: JSONValue) {
    self.init()
    self[key] = value
  }

  /// A schema of one type.
  fileprivate init(type: String) { self.init("type", .string(type)) }

  /// The schema of the same value, or null.
  var orNull: JSONObject {
    var schema = self
    if case .array(let words) = self["enum"], words.last != .null { schema["enum"] = .array(words + [.null]) }
    switch self["type"] {
    case .string: schema["type"] = .array([self["type"] ?? .null, .string("null")])
    case .array(let types) where types.last != .string("null"):
      schema["type"] = .array(types + [.string("null")])
    default: break
    }
    return schema
  }
}

extension Double: FieldValue {
  package static var schema: JSONObject { JSONObject(type: "number") }
  /// As in JSON, zero without a sign; empty for what is not finite.
  package var cell: String { isFinite ? JSONWriter.text(of: self + 0) : "" }
  package func write(to json: inout JSONWriter) { json.value(self) }
  package func shown(decimals: Int) -> String { FixedDecimals.text(self, decimals: decimals) }
}

extension Int: FieldValue {
  package static var schema: JSONObject { JSONObject(type: "integer") }
  package var cell: String { String(self) }
  package func write(to json: inout JSONWriter) { json.value(self) }
}

extension UInt64: FieldValue {
  package static var schema: JSONObject { JSONObject(type: "integer") }
  package var cell: String { String(self) }
  package func write(to json: inout JSONWriter) { json.value(.number(JSONNumber(self))) }
}

extension String: FieldValue {
  package static var schema: JSONObject { JSONObject(type: "string") }
  package static var isText: Bool { true }
  package var cell: String { self }
  package func write(to json: inout JSONWriter) { json.value(self) }
}

extension Bool: FieldValue {
  package static var schema: JSONObject { JSONObject(type: "boolean") }
  package var cell: String { self ? "true" : "false" }
  package func write(to json: inout JSONWriter) { json.value(self) }
}

/// Any value, of which the schema says no type.
extension JSONValue: FieldValue {
  package static var schema: JSONObject { JSONObject() }
  package var cell: String { string ?? double?.cell ?? bool?.cell ?? "" }
  package func write(to json: inout JSONWriter) { json.value(self) }
}

extension Optional: FieldValue where Wrapped: FieldValue {
  package static var schema: JSONObject { Wrapped.schema.orNull }
  package static var isText: Bool { Wrapped.isText }
  package var cell: String { self?.cell ?? "" }
  package func write(to json: inout JSONWriter) {
    if let self { self.write(to: &json) } else { json.value(nil as Double?) }
  }
  package func shown(decimals: Int) -> String { self?.shown(decimals: decimals) ?? "–" }
}

extension Array: FieldValue where Element: FieldValue {
  package static var schema: JSONObject {
    var schema = JSONObject(type: "array")
    schema["items"] = .object(Element.schema)
    return schema
  }
  package var cell: String { "" }
  package func write(to json: inout JSONWriter) {
    json.array { json in for element in self { element.write(to: &json) } }
  }
}

/// A value that is one of a few words: the schema lists them.
package protocol FieldWord: FieldValue {
  /// All there are, in the order of the schema.
  static var all: [Self] { get }
  /// Its word.
  var word: String { get }
}

extension FieldWord where Self: CaseIterable {
  package static var all: [Self] { Array(allCases) }
}

extension FieldWord where Self: RawRepresentable, RawValue == String {
  package var word: String { rawValue }
}

extension FieldWord {
  package static var schema: JSONObject { JSONObject("enum", .array(all.map { .string($0.word) })) }
  package static var isText: Bool { true }
  package var cell: String { word }
  package func write(to json: inout JSONWriter) { json.value(word) }
}

extension JSONValue {
  /// A list of texts, as schemas have them.
  package static func texts(_ texts: String...) -> JSONValue { .array(texts.map { .string($0) }) }
}
