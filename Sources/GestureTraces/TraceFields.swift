import TextFormats

/// Extracts the known keys from a line's object and checks them; unknown keys remain.
struct TraceFields {
  /// The keys of the line that have not been extracted yet.
  private(set) var rest: JSONObject
  /// The object's prefix in messages: `device.`, or empty for the line itself.
  private let prefix: String
  /// The object's name in messages about missing keys, such as `the header` or `a down event`.
  private let owner: String

  init(_ object: JSONObject, prefix: String = "", owner: String) {
    rest = object
    self.prefix = prefix
    self.owner = owner
  }

  mutating func require<Value>(_ value: Value?, _ key: String) throws(TraceProblem) -> Value {
    guard let value else { throw .missing(key: prefix + key, of: owner) }
    return value
  }

  /// Extracts the value of a key; nil if it is missing or null.
  private mutating func take(_ key: String) -> JSONValue? {
    let value = rest.remove(key)
    return value == .null ? nil : value
  }

  private func wrong(_ key: String, _ value: JSONValue, _ must: String) -> TraceProblem {
    let text = JSONWriter.text(of: value)
    let shown = text.count > 40 ? "\(text.prefix(40))…" : text
    return .wrong(key: prefix + key, value: shown, must: must)
  }

  mutating func string(_ key: String) throws(TraceProblem) -> String? {
    guard let value = take(key) else { return nil }
    guard let text = value.string else { throw wrong(key, value, "a text in double quotes") }
    return text
  }

  mutating func bool(_ key: String) throws(TraceProblem) -> Bool? {
    guard let value = take(key) else { return nil }
    guard let truth = value.bool else { throw wrong(key, value, "true or false") }
    return truth
  }

  mutating func number(_ key: String) throws(TraceProblem) -> Double? {
    guard let value = take(key) else { return nil }
    guard let number = value.double else { throw wrong(key, value, "a number") }
    return number
  }

  mutating func number(_ key: String, from low: Double, to high: Double, _ must: String) throws(TraceProblem)
    -> Double?
  {
    guard let number = try number(key) else { return nil }
    guard number >= low, number <= high else { throw wrong(key, JSONValue(number), must) }
    return number
  }

  mutating func integer(_ key: String, from low: Int, to high: Int, _ must: String) throws(TraceProblem)
    -> Int?
  {
    guard let value = take(key) else { return nil }
    guard let number = value.integer, number >= low, number <= high else { throw wrong(key, value, must) }
    return number
  }

  mutating func unsigned(_ key: String) throws(TraceProblem) -> UInt64? {
    guard let value = take(key) else { return nil }
    guard case .number(let number) = value, let unsigned = number.unsigned else {
      throw wrong(key, value, "a whole number of 0 or more")
    }
    return unsigned
  }

  mutating func microseconds(_ key: String) throws(TraceProblem) -> Int64? {
    let must = "a whole number of microseconds from 0 to \(TraceReader.longestTime) (24 h)"
    guard let value = take(key) else { return nil }
    guard case .number(let number) = value, let time = number.unsigned, time <= TraceReader.longestTime else {
      throw wrong(key, value, must)
    }
    return Int64(time)
  }

  mutating func object(_ key: String) throws(TraceProblem) -> JSONObject? {
    guard let value = take(key) else { return nil }
    guard let object = value.object else { throw wrong(key, value, "an object in braces") }
    return object
  }

  mutating func array(_ key: String) throws(TraceProblem) -> [JSONValue]? {
    guard let value = take(key) else { return nil }
    guard let array = value.array else { throw wrong(key, value, "a list in brackets") }
    return array
  }

  mutating func word<Word: RawRepresentable<String> & CaseIterable>(
    _ key: String, _: Word.Type
  ) throws(TraceProblem) -> Word? {
    guard let text = try string(key) else { return nil }
    guard let word = Word(rawValue: text) else {
      throw wrong(key, .string(text), "one of \(Word.allCases.map { $0.rawValue }.joined(separator: ", "))")
    }
    return word
  }

  /// Extracts the value of a key, even if it is null; nil if it is missing.
  mutating func value(_ key: String) -> JSONValue? { rest.remove(key) }
}
