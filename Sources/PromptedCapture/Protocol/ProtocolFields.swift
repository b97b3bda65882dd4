import GestureTraces
import TextFormats

/// Reads the values of one object in a protocol file by their keys; every error is a ``ProtocolError`` that names the key.
struct ProtocolFields {
  private let path: String
  /// The path of the object in the file, such as `prompts[2]`; empty for the file itself.
  private let keyPath: String
  private let object: JSONObject

  /// Prepares reading the object `json`; throws an error if it has a key that is not in `known`.
  init(_ json: JSONValue, path: String, keyPath: String = "", known: [String]) throws(ProtocolError) {
    (self.path, self.keyPath) = (path, keyPath)
    guard let object = json.object else {
      let what = keyPath.isEmpty ? "the file" : keyPath
      throw ProtocolError(
        path, "\(what) is \(json.kindName); it must be an object of keys and values, in braces")
    }
    self.object = object
    for member in object.members where !known.contains(member.key) {
      throw ProtocolError(
        path,
        "no key '\(name(of: member.key))'; the keys \(keyPath.isEmpty ? "of a protocol" : "there") are"
          + " \(known.joined(separator: ", "))")
    }
  }

  /// Makes the error about a key with an invalid value; `must` says what the value must be.
  func wrong(_ key: String, _ must: String) -> ProtocolError {
    let json = JSONWriter.text(of: object[key] ?? .null)
    let text = json.count > 40 ? "\(json.prefix(40))…" : json
    return ProtocolError(path, "\(name(of: key)) is \(text); it must be \(must)")
  }

  /// Makes the error about a missing key; `must` says what its value must be.
  func missing(_ key: String, _ must: String) -> ProtocolError {
    ProtocolError(path, "\(name(of: key)) is missing; it must be \(must)")
  }

  func text(_ key: String) throws(ProtocolError) -> String? {
    guard let value = object[key] else { return nil }
    guard let text = value.string, !text.isEmpty else { throw wrong(key, "a text that is not empty") }
    return text
  }

  func flag(_ key: String) throws(ProtocolError) -> Bool? {
    guard let value = object[key] else { return nil }
    guard let flag = value.bool else { throw wrong(key, "true or false") }
    return flag
  }

  func integer(_ key: String, in range: ClosedRange<Int>) throws(ProtocolError) -> Int? {
    guard let value = object[key] else { return nil }
    guard let number = value.integer, range.contains(number) else {
      throw wrong(key, "a whole number from \(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }

  func number(_ key: String, in range: ClosedRange<Double>) throws(ProtocolError) -> Double? {
    guard let value = object[key] else { return nil }
    guard let number = value.double, range.contains(number) else {
      throw wrong(key, "a number \(Self.phrase(range))")
    }
    return number
  }

  /// The range that a key gives as a list of two numbers, the lower one first; nil if the key is absent.
  func range(_ key: String, in bounds: ClosedRange<Double>) throws(ProtocolError) -> ClosedRange<Double>? {
    guard let value = object[key] else { return nil }
    let ends = value.array?.compactMap { $0.double } ?? []
    guard ends.count == 2, value.array?.count == 2, ends[0] <= ends[1], ends.allSatisfy(bounds.contains)
    else {
      throw wrong(key, "[least, most], two numbers \(Self.phrase(bounds))")
    }
    return ends[0]...ends[1]
  }

  /// The values that a key gives as one word or as a list of words; nil if the key is absent.
  func words<Word: RawRepresentable<String> & CaseIterable>(
    _ key: String, _: Word.Type
  ) throws(ProtocolError) -> [Word]? {
    guard let value = object[key] else { return nil }
    let texts = value.array ?? [value]
    let words = texts.compactMap { $0.string.flatMap(Word.init(rawValue:)) }
    guard !texts.isEmpty, words.count == texts.count else {
      let known = Word.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ", ")
      throw wrong(key, "one of \(known), or a list of some")
    }
    return words
  }

  /// The fields of the object under `key`; nil if the key is absent.
  func inner(_ key: String, known: [String]) throws(ProtocolError) -> ProtocolFields? {
    guard let json = object[key] else { return nil }
    return try ProtocolFields(json, path: path, keyPath: name(of: key), known: known)
  }

  /// The fields of each object in the list under `key`; nil if the key is absent.
  func list(_ key: String, known: [String]) throws(ProtocolError) -> [ProtocolFields]? {
    guard let json = object[key] else { return nil }
    guard let values = json.array, !values.isEmpty else { throw wrong(key, "a list that is not empty") }
    var fields: [ProtocolFields] = []
    for (index, value) in values.enumerated() {
      fields.append(
        try ProtocolFields(value, path: path, keyPath: "\(name(of: key))[\(index)]", known: known))
    }
    return fields
  }

  private func name(of key: String) -> String { keyPath.isEmpty ? key : "\(keyPath).\(key)" }

  private static func phrase(_ range: ClosedRange<Double>) -> String {
    "from \(JSONWriter.text(of: range.lowerBound)) to \(JSONWriter.text(of: range.upperBound))"
  }
}
