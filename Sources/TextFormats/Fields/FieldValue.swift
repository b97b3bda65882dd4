/// A value that a field may have: how each format writes it, and its JSON Schema.
///
/// The type of the value determines `"type"` in the schema: `Int` is an integer, `Double?` a number or null, `[String]` a list of texts, a
/// ``FieldWord`` one of its words.
package protocol FieldValue: SendableMetatype {
  /// The value's JSON Schema, without a description.
  static var schema: JSONObject { get }
  /// True if text tables align values of this type left, as texts.
  static var isText: Bool { get }
  /// The value in CSV; empty if it is missing. Lists have no cell.
  var cell: String { get }

  /// Writes the value to JSON at the writer's current position.
  func write(to json: inout JSONWriter)

  /// The value as a text table shows it.
  ///
  /// - Parameter decimals: The number of decimals, unless the number is whole.
  /// - Returns: The text; `–` for a missing value.
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

  /// A JSON Schema with only a `type`, such as `number`.
  fileprivate init(type: String) { self.init("type", .string(type)) }

  /// This schema, extended so that null is valid too.
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
  /// The number as JSON writes it, but −0 as 0; empty if the number is not finite.
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

/// Any JSON value; its schema has no type.
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

/// A value that is one of a few words; the schema lists them.
package protocol FieldWord: FieldValue {
  /// All values, in the order in which the schema lists their words.
  static var all: [Self] { get }
  /// The word that represents the value in every output.
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
  /// The given texts as a JSON list, such as a schema's `enum`.
  package static func texts(_ texts: String...) -> JSONValue { .array(texts.map { .string($0) }) }
}
