import TextFormats

/// Demands that what an input says stands in what is written of it, by value.
///
/// "What is written is read as the same" is true of a reader that loses something, too: it is gone from both. This judge compares with the
/// input itself, and knows nothing of the reader but what it may leave out.
struct Kept {
  /// Keys whose values may be written in another form, or be worked out anew.
  var changed: Set<String> = []
  /// True where keys that are not written are none of the format's: they may be gone.
  var forgetsUnknown = false
  /// Keys that must be written though keys that are none of the format's may be gone: `.takes.file`, whichever take it is.
  var known: Set<String> = []
  /// Keys of which null may be written as what it stands for.
  var filled: Set<String> = []
  /// Values of keys that stand for nothing, and may be left out, beside null, 0, false and what is empty.
  var defaults: [String: JSONValue] = [:]
  /// True where words are written without the characters that steer a terminal.
  var showsWords = false
  /// The greatest difference that reading may make of times in milliseconds.
  var slackOfTimes = 0.0

  /// The lines of a text that are objects, each without what is around it; a last one that is cut off is none.
  static func objects(_ text: [UInt8]) -> [JSONObject] {
    text.split(separator: UInt8(ascii: "\n")).compactMap { line in
      let start = line.firstIndex(of: UInt8(ascii: "{")) ?? line.endIndex
      let end = line.lastIndex(of: UInt8(ascii: "}")).map { $0 + 1 } ?? start
      return end > start ? (try? JSONReader.value(of: Array(line[start..<end])))?.object : nil
    }
  }

  /// Demands that each object of an input is kept in that of the same number.
  func demand(_ said: [JSONObject], in written: [JSONObject]) {
    Fuzz.demand(said.count == written.count, "\(said.count) objects are written as \(written.count)")
    for (one, other) in zip(said, written) { demand(.object(one), in: .object(other), at: "") }
  }

  /// Demands that a value is kept in another.
  func demand(_ said: JSONValue, in written: JSONValue, at path: String = "") {
    switch (said, written) {
    case (.object(let object), .object(let other)):
      for member in object.members where !changed.contains(member.key) {
        let here = "\(path).\(member.key)"
        if let value = other[member.key] {
          if member.value == .null, filled.contains(member.key) { continue }
          demand(member.value, in: value, at: here)
        } else {
          Fuzz.demand(
            (forgetsUnknown && !known.contains(Self.withoutIndices(here))) || isNothing(member),
            "\(here), which is \(text(member.value)), is not written")
        }
      }
    case (.array(let values), .array(let others)):
      Fuzz.demand(values.count == others.count, "\(path) is written with other things in it")
      for (index, pair) in zip(values, others).enumerated() {
        demand(pair.0, in: pair.1, at: "\(path)[\(index)]")
      }
    case (.number(let number), .number(let other)):
      let isSame = number.value == other.value && number.unsigned == other.unsigned
      let isTime = path.hasSuffix("_ms")
      // To the nanosecond, or for long ones to the last bits of a number of seconds.
      let slack = isTime ? max(slackOfTimes, 4 * number.value.ulp) : 0
      Fuzz.demand(
        isSame || (number.value - other.value).magnitude <= slack,
        "\(path), which is \(number.text), is written as \(other.text)")
    case (.string(let word), .string(let other)) where showsWords:
      Fuzz.demand(
        word.withoutControlCharacters == other,
        "\(path), which is \(text(said)), is written as \(text(written))")
    default: Fuzz.demand(said == written, "\(path), which is \(text(said)), is written as \(text(written))")
    }
  }

  private static func withoutIndices(_ path: String) -> String {
    var (kept, isIndex) = ("", false)
    for character in path {
      if character == "[" { isIndex = true }
      if !isIndex { kept.append(character) }
      if character == "]" { isIndex = false }
    }
    return kept
  }

  private func isNothing(_ member: JSONObject.Member) -> Bool {
    switch member.value {
    case .null, .bool(false): true
    // So small that dividing it by a thousand makes it 0.
    case .number(let number) where number.value.magnitude < 1e-300: true
    case .array(let values) where values.isEmpty: true
    case .object(let object): object.members.allSatisfy(isNothing)
    case let value: defaults[member.key] == value
    }
  }

  private func text(_ value: JSONValue) -> String {
    var json = JSONWriter()
    json.value(value)
    return String(json.text.prefix(60))
  }
}
