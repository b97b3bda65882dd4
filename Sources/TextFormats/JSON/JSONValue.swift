/// A JSON value. Objects keep the order of their keys, so that a text can be written back as it was read.
public enum JSONValue: Equatable, Sendable {
  /// `null`.
  case null
  /// `true` or `false`.
  case bool(Bool)
  /// A number, finite.
  case number(JSONNumber)
  /// A text.
  case string(String)
  /// A list.
  case array([JSONValue])
  /// Names and values in order.
  case object(JSONObject)

  /// The number as a `Double`; nil for anything else.
  public var double: Double? {
    if case .number(let number) = self { number.value } else { nil }
  }

  /// The number as an `Int`; nil for anything else, including a fraction or a number beyond 64 bits.
  public var integer: Int? {
    if case .number(let number) = self { number.integer } else { nil }
  }

  /// The text; nil for anything else.
  public var string: String? {
    if case .string(let text) = self { text } else { nil }
  }

  /// The Boolean; nil for anything else.
  public var bool: Bool? {
    if case .bool(let value) = self { value } else { nil }
  }

  /// The list; nil for anything else.
  public var array: [JSONValue]? {
    if case .array(let values) = self { values } else { nil }
  }

  /// The object; nil for anything else.
  public var object: JSONObject? {
    if case .object(let object) = self { object } else { nil }
  }

  /// The member of an object; nil if there is none, or if the value is not an object.
  public subscript(key: String) -> JSONValue? { object?[key] }

  /// A number, finite.
  public init(_ value: Double) { self = .number(JSONNumber(value)) }

  /// The value in words for messages: `the number 12`, `null`, `a list`.
  public var kindName: String {
    switch self {
    case .null: "null"
    case .bool(let value): value ? "true" : "false"
    case .number(let number): "the number \(number.text)"
    case .string: "a text"
    case .array: "a list"
    case .object: "an object"
    }
  }
}
