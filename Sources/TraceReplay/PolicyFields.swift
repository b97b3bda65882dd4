import GestureTraces

/// Reads the keys of one object of a policy file, each within its range; whatever is wrong is a ``PolicyFileError``.
struct PolicyFields {
  let path: String
  /// Where the object stands, with a point at its end: `gates.`; empty for the file itself.
  private let place: String
  private let object: JSONObject

  /// The fields of `json`, whose keys must all be among `known`.
  init(_ json: JSONValue, path: String, place: String = "", known: [String]) throws(PolicyFileError) {
    self.path = path
    self.place = place
    guard let object = json.object else {
      let what = place.isEmpty ? "the file" : "'\(place.dropLast())'"
      throw PolicyFileError(path, "\(what) must be an object of keys and values, in braces")
    }
    self.object = object
    for member in object.members where !known.contains(member.key) {
      let nearest = Self.nearest(to: member.key, in: known)
      throw PolicyFileError(
        path, "no key '\(place)\(member.key)' in a policy; did you mean '\(place)\(nearest)'?")
    }
  }

  /// Whether a text stands under the key.
  func isText(_ key: String) -> Bool { object[key]?.string != nil }

  /// The fields of the object under `key`; nil where it is absent.
  func inner(_ key: String, known: [String]) throws(PolicyFileError) -> PolicyFields? {
    guard let json = object[key] else { return nil }
    return try PolicyFields(json, path: path, place: "\(place)\(key).", known: known)
  }

  func number(
    _ key: String, in range: ClosedRange<Double>, _ unit: String
  ) throws(PolicyFileError) -> Double? {
    guard let json = object[key] else { return nil }
    guard let value = json.double, range.contains(value) else {
      throw wrong(
        key, "a number from \(Self.text(range.lowerBound)) to \(Self.text(range.upperBound))\(unit)")
    }
    return value
  }

  func flag(_ key: String) throws(PolicyFileError) -> Bool? {
    guard let json = object[key] else { return nil }
    guard let value = json.bool else { throw wrong(key, "true or false") }
    return value
  }

  func text(_ key: String) throws(PolicyFileError) -> String? {
    guard let json = object[key] else { return nil }
    guard let value = json.string, !value.isEmpty else { throw wrong(key, "a text that is not empty") }
    return value
  }

  /// One of `words`.
  func word(_ key: String, of words: [String]) throws(PolicyFileError) -> String? {
    guard let json = object[key] else { return nil }
    guard let value = json.string, words.contains(value) else {
      throw wrong(key, "one of \(Self.listed(words))")
    }
    return value
  }

  /// A list of some of `words`, at least one.
  func words(_ key: String, of words: [String]) throws(PolicyFileError) -> [String]? {
    guard let json = object[key] else { return nil }
    let values = json.array?.compactMap(\.string) ?? []
    guard !values.isEmpty, values.count == json.array?.count, values.allSatisfy(words.contains) else {
      throw wrong(key, "a list with at least one of \(Self.listed(words))")
    }
    return values
  }

  /// The error for a key that needs another, or none.
  func problem(_ text: String) -> PolicyFileError { PolicyFileError(path, text) }

  func wrong(_ key: String, _ must: String) -> PolicyFileError {
    var writer = JSONWriter()
    writer.value(object[key] ?? .null)
    let text = writer.text
    let shown = text.count > 40 ? "\(text.prefix(40))…" : text
    return PolicyFileError(path, "\(place)\(key) is \(shown); it must be \(must)")
  }

  private static func listed(_ words: [String]) -> String {
    words.map { "\"\($0)\"" }.joined(separator: ", ")
  }

  private static func text(_ value: Double) -> String { SixDigits.text(value) }

  /// The key with the fewest edits (insertions, deletions, replacements) to `word`; the first of equals.
  private static func nearest(to word: String, in keys: [String]) -> String {
    keys.min { edits(word, $0) < edits(word, $1) } ?? ""
  }

  private static func edits(_ first: String, _ second: String) -> Int {
    let (a, b) = (Array(first.utf8), Array(second.utf8))
    var above = Array(0...b.count)
    for i in a.indices {
      var row = [i + 1]
      for j in b.indices {
        row.append(min(above[j + 1] + 1, row[j] + 1, above[j] + (a[i] == b[j] ? 0 : 1)))
      }
      above = row
    }
    return above[b.count]
  }
}
