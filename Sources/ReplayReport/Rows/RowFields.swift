import TextFormats

/// The keys and values of a row that is being read.
///
/// Each search starts after the last match, because rows of one program have the same order.
struct RowFields {
  private let members: [JSONObject.Member]
  private var position = 0
  /// The location of the row for messages, such as `rows.jsonl:12`.
  let location: String
  /// The keys that were requested and that the row does not have.
  private(set) var missing: [String] = []

  init(_ object: JSONObject, location: String) {
    (members, self.location) = (object.members, location)
  }

  /// The value of a key; nil if it is missing or null.
  mutating func value(_ key: String) -> JSONValue? {
    guard let found = index(of: key) else {
      missing.append(key)
      return nil
    }
    position = found + 1
    return members[found].value == .null ? nil : members[found].value
  }

  private func index(of key: String) -> Int? {
    if position < members.count, members[position].key == key { return position }
    return members.firstIndex { $0.key == key }
  }

  /// True if the row has the key, even with the value null.
  func has(_ key: String) -> Bool { members.contains { $0.key == key } }

  /// The text for a key; nil if it is missing or null.
  mutating func text(_ key: String) throws(RowError) -> String? {
    try value(key).map { value throws(RowError) in
      guard let text = value.string else { throw wrong(key, value, must: "a text or null") }
      return text
    }
  }

  /// The name for a key, without control characters; nil if it is missing or null.
  mutating func name(_ key: String) throws(RowError) -> String? { try text(key)?.withoutControlCharacters }

  /// The number for a key; nil if it is missing or null.
  mutating func number(_ key: String) throws(RowError) -> Double? {
    try value(key).map { value throws(RowError) in
      guard let number = value.double else { throw wrong(key, value, must: "a number or null") }
      return number
    }
  }

  /// The whole number, 0 or more, for a key; nil if it is missing or null.
  mutating func count(_ key: String) throws(RowError) -> Int? {
    try value(key).map { value throws(RowError) in
      guard let number = value.integer, 0...Self.most ~= number else {
        throw wrong(key, value, must: "a whole number from 0 to \(Self.most)")
      }
      return number
    }
  }

  /// The Boolean for a key; nil if it is missing or null.
  mutating func truth(_ key: String) throws(RowError) -> Bool? {
    try value(key).map { value throws(RowError) in
      guard let truth = value.bool else { throw wrong(key, value, must: "true, false or null") }
      return truth
    }
  }

  /// The case of an enumeration whose raw value is the text for a key; nil if it is missing or null.
  mutating func word<Word: RawRepresentable & CaseIterable>(_ key: String, _: Word.Type = Word.self)
    throws(RowError)
    -> Word? where Word.RawValue == String
  {
    try value(key).map { value throws(RowError) in
      guard let word = value.string.flatMap(Word.init) else {
        let words = Word.allCases.map(\.rawValue).joined(separator: ", ")
        throw wrong(key, value, must: "null or one of \(words)")
      }
      return word
    }
  }

  /// The value of a key that the row must have; throws if it is nil.
  func require<Value>(_ value: Value?, _ key: String) throws(RowError) -> Value {
    guard let value else {
      throw RowError(
        "\(location): '\(key)' is \(has(key) ? "null" : "missing"), and a row cannot be counted without it; "
          + "write it, or make the rows with 'overscroll replay --json'")
    }
    return value
  }

  /// The error for a key with an invalid value; `must` says what the value must be.
  func wrong(_ key: String, _ value: JSONValue, must: String) -> RowError {
    RowError("\(location): '\(key)' is \(JSONWriter.text(of: value).prefix(60)), but must be \(must)")
  }

  /// The largest number that is accepted as a count.
  static let most = 1_000_000_000
}

/// The reason why a file of rows cannot be counted: where, what is wrong, and what to do.
package struct RowError: Error, Equatable, CustomStringConvertible {
  /// The message, without a full stop.
  package let description: String

  /// Stores the message of the error.
  package init(_ description: String) { self.description = description }
}
