import TextFormats

/// Reads values of a policy file, or of another file of settings, each within its range, and collects errors.
///
/// Functions return nil for a key that is absent or wrong; only the latter is an error.
struct PolicyReader {
  /// What the file describes, with its article, for messages.
  let kind: String
  private(set) var problems: [PolicyProblem] = []

  init(of kind: String = "a policy") { self.kind = kind }

  /// The object under `key`, whose keys must all be among `known`; nil if it is absent or not an object.
  mutating func readObject(_ key: String, of parent: PolicyObject, known: [String]) -> PolicyObject? {
    guard let value = parent[key] else { return nil }
    return readObject(value, path: parent.path(of: key), known: known)
  }

  /// `value` as an object whose keys must all be among `known`; nil if it is not an object.
  mutating func readObject(_ value: JSONValue, path: String, known: [String]) -> PolicyObject? {
    guard let json = value.object else {
      complain(path, "is \(Self.shown(value)); it must be an object of keys and values, in braces")
      return nil
    }
    for member in json.members where !known.contains(member.key) {
      complain(
        "\(path).\(Self.plain(member.key))", "is not a key of \(kind); \(Self.advice(member.key, known))")
    }
    return PolicyObject(path: path, json: json)
  }

  mutating func readNumber(
    _ key: String, of object: PolicyObject, in range: ClosedRange<Double>, _ unit: String
  ) -> Double? {
    guard let json = object[key] else { return nil }
    if let value = json.double, range.contains(value) { return value }
    let (low, high) = (JSONWriter.text(of: range.lowerBound), JSONWriter.text(of: range.upperBound))
    return reject(key, of: object, "a number from \(low) to \(high)\(unit)")
  }

  mutating func readWhole(_ key: String, of object: PolicyObject, in range: ClosedRange<Int>) -> Int? {
    guard let json = object[key] else { return nil }
    if let value = json.integer, range.contains(value) { return value }
    return reject(key, of: object, "a whole number from \(range.lowerBound) to \(range.upperBound)")
  }

  mutating func readFlag(_ key: String, of object: PolicyObject) -> Bool? {
    guard let json = object[key] else { return nil }
    return json.bool ?? reject(key, of: object, "true or false")
  }

  mutating func readText(_ key: String, of object: PolicyObject) -> String? {
    guard let json = object[key] else { return nil }
    if let value = json.string, !value.isEmpty { return value }
    return reject(key, of: object, "a text that is not empty")
  }

  /// The value of `key`, which must be one of `words`; nil if it is absent or wrong.
  mutating func readWord(_ key: String, of object: PolicyObject, among words: [String]) -> String? {
    guard let json = object[key] else { return nil }
    if let value = json.string, words.contains(value) { return value }
    return reject(key, of: object, "one of \(Self.listed(words))")
  }

  /// The value of `key`, which must be a list of at least one of `words`; nil if it is absent or wrong.
  mutating func readWords(_ key: String, of object: PolicyObject, among words: [String]) -> [String]? {
    guard let json = object[key] else { return nil }
    let values = json.array?.compactMap { $0.string } ?? []
    guard !values.isEmpty, values.count == json.array?.count, values.allSatisfy(words.contains) else {
      return reject(key, of: object, "a list with at least one of \(Self.listed(words))")
    }
    return values
  }

  /// Adds an error about the value at `path`; `text` says what is wrong and what is allowed instead.
  mutating func complain(_ path: String, _ text: String, kind: PolicyProblem.Kind = .unreadable) {
    problems.append(PolicyProblem(path: path, text: text, kind: kind))
  }

  /// Adds the error that the value of `key` is not what it must be, and returns nil.
  mutating func reject<Value>(
    _ key: String, of object: PolicyObject, _ must: String, kind: PolicyProblem.Kind = .unreadable
  ) -> Value? {
    let shown = object[key].map { Self.shown($0) } ?? "absent"
    complain(object.path(of: key), "is \(shown); it must be \(must)", kind: kind)
    return nil
  }

  // MARK: Words

  /// The most characters of a value or a key that a message shows.
  private static let mostShown = 40

  private static func shown(_ value: JSONValue) -> String {
    plain(JSONWriter.text(of: value))
  }

  private static func plain(_ text: String) -> String {
    text.count > mostShown ? "\(text.prefix(mostShown))…" : text
  }

  private static func listed(_ words: [String]) -> String {
    words.map { "\"\($0)\"" }.joined(separator: ", ")
  }

  /// A hint for an unknown key: the most similar allowed key, or if none is similar, all allowed keys.
  private static func advice(_ key: String, _ known: [String]) -> String {
    Suggestion.nearest(to: String(key.prefix(mostShown)), in: known).map { "did you mean '\($0)'?" }
      ?? "remove it; allowed are \(known.joined(separator: ", "))"
  }
}
