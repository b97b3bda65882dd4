/// A JSON text as a value. Objects keep the order of their keys, so that what is read can be written back.
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

  /// The number as an `Int`; nil for anything else, also for one with a fraction.
  public var integer: Int? { double.flatMap(Int.init(exactly:)) }

  /// The text; nil for anything else.
  public var string: String? {
    if case .string(let text) = self { text } else { nil }
  }

  /// The truth value; nil for anything else.
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

  /// The member of an object; nil where there is none, or for anything else.
  public subscript(key: String) -> JSONValue? { object?[key] }

  /// A number.
  public init(_ value: Double) { self = .number(JSONNumber(value)) }
}

/// A number as read: its value, and its text where a `Double` does not hold it.
public struct JSONNumber: Equatable, Sendable {
  /// The nearest `Double`, finite.
  public let value: Double
  /// The digits of a whole number that is no `Double`, kept so that rewriting does not change it.
  let exactText: String?

  /// A finite number.
  public init(_ value: Double) {
    precondition(value.isFinite, "JSON has no number for infinity and NaN")
    self.value = value
    exactText = nil
  }

  /// A whole number of up to 64 bits, kept to the last digit.
  public init(_ value: UInt64) {
    self.value = Double(value)
    exactText = UInt64(exactly: Double(value)) == value ? nil : String(value)
  }

  init(value: Double, exactText: String?) {
    self.value = value
    self.exactText = exactText
  }

  /// The whole number; nil for a negative, fractional or larger one.
  public var unsigned: UInt64? { exactText.flatMap(UInt64.init) ?? UInt64(exactly: value) }

  /// The canonical text, see ``JSONWriter``.
  public var text: String { exactText ?? JSONWriter.text(of: value) }
}

/// An object's members in order; no key stands twice.
public struct JSONObject: Equatable, Sendable {
  /// One name and its value.
  public struct Member: Equatable, Sendable {
    /// The name.
    public let key: String
    /// The value.
    public var value: JSONValue
  }

  /// The members in order.
  public private(set) var members: [Member] = []

  /// No members.
  public init() {}

  /// Whether there is none.
  public var isEmpty: Bool { members.isEmpty }

  /// The value of a member. Setting one that is there keeps its place, a new one goes to the end, nil takes it out.
  public subscript(key: String) -> JSONValue? {
    get { members.first { $0.key == key }?.value }
    set {
      let place = members.firstIndex { $0.key == key }
      switch (place, newValue) {
      case (let place?, let value?): members[place].value = value
      case (let place?, nil): members.remove(at: place)
      case (nil, let value?): members.append(Member(key: key, value: value))
      case (nil, nil): break
      }
    }
  }

  /// Takes a member out and returns its value.
  public mutating func remove(_ key: String) -> JSONValue? {
    guard let place = members.firstIndex(where: { $0.key == key }) else { return nil }
    return members.remove(at: place).value
  }

  /// Adds a member whose key is known to be new.
  mutating func append(_ key: String, _ value: JSONValue) {
    members.append(Member(key: key, value: value))
  }
}
