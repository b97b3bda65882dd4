/// A JSON value. Objects keep the order of their keys, so that a text can be written back as it was read.
public enum JSONValue: Equatable, Sendable {
  /// `null`.
  case null
  /// `true` or `false`.
  case bool(Bool)
  /// A finite number, as JSON has no infinity and no NaN.
  case number(JSONNumber)
  /// A text, with its escapes replaced by the characters that they represent.
  case string(String)
  /// A list of values, which may be of different kinds.
  case array([JSONValue])
  /// An object: keys with their values, in order.
  case object(JSONObject)

  /// The number as a `Double`; nil for a value of another kind.
  public var double: Double? {
    if case .number(let number) = self { number.value } else { nil }
  }

  /// The number as an `Int`; nil for a value of another kind, a fraction, or a number beyond 64 bits.
  public var integer: Int? {
    if case .number(let number) = self { number.integer } else { nil }
  }

  /// The text; nil for a value of another kind.
  public var string: String? {
    if case .string(let text) = self { text } else { nil }
  }

  /// The Boolean; nil for a value of another kind.
  public var bool: Bool? {
    if case .bool(let value) = self { value } else { nil }
  }

  /// The list's values; nil for a value of another kind.
  public var array: [JSONValue]? {
    if case .array(let values) = self { values } else { nil }
  }

  /// The object with its members; nil for a value of another kind.
  public var object: JSONObject? {
    if case .object(let object) = self { object } else { nil }
  }

  /// The value of an object's member; nil if the object has no such member, or if this value is not an object.
  public subscript(key: String) -> JSONValue? { object?[key] }

  /// A JSON number from a `Double`, which must be finite.
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
