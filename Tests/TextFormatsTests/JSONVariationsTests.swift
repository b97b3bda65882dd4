import TestOutcomes
import TestSamples
import Testing

@testable import TextFormats

/// JSON with each byte changed, numbers at random, and values laid out. Numbers are compared with Swift's own reader and its shortest
/// digits, laid out as ECMAScript demands by a second way.
@Suite("JSON, byte by byte")
struct JSONVariationsTests {
  private struct Random {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state >> 33 | state << 31
    }
    mutating func below(_ count: Int) -> Int { Int(next() % UInt64(count)) }
  }

  private static func outcome(_ bytes: [UInt8]) -> String {
    do throws(JSONError) {
      var json = JSONWriter()
      json.value(try JSONReader.value(of: bytes))
      return json.text
    } catch { return "\(error), byte \(error.offset)" }
  }

  @Test("a text with each byte taken out, replaced or cut off there")
  func damaged() {
    let text =
      #"{"a" :[1,-2.5e+3, true],"b":{"c":null,"d\n":"x\u00e9\ud83d\ude00\"\\"},"# + "\n"
      + #" "e":[], "f":{},"g":0 }"#
    let bytes = Array(text.utf8)
    var outcomes = Outcomes()
    outcomes.add("as it stands", Self.outcome(bytes))
    for index in bytes.indices {
      var removed = bytes
      removed.remove(at: index)
      outcomes.add("\(index) removed", Self.outcome(removed))
      outcomes.add("cut at \(index)", Self.outcome(Array(bytes[..<index])))
      for other in ["\"", "}", "]", ",", ":", "\\", "0", "z", "\n", "\u{1}"] {
        var replaced = bytes
        replaced[index] = other.utf8.first ?? 0
        outcomes.add("\(index) is \(VisibleText.escaped(other))", Self.outcome(replaced))
      }
    }
    outcomes.begin("others")
    let others: [(String, [UInt8])] = [
      ("two values", Array("1 2".utf8)), ("a mark", [0xEF, 0xBB, 0xBF, 0x31]),
      ("not UTF-8", [0x22, 0x61, 0xFF, 0x22]),
      ("not UTF-8 behind an escape", Array("\"\\n".utf8) + [0xC3, 0x28, 0x22]),
      ("nothing", []), ("blanks", Array(" \t\r\n".utf8)),
      ("deep", Array(String(repeating: "[", count: 64).utf8) + Array(String(repeating: "]", count: 64).utf8)),
      ("too deep", Array(String(repeating: "[", count: 65).utf8)),
      ("a key twice", Array(#"{"a":1,"a":2}"#.utf8)),
      ("a key twice, spelled otherwise", Array(#"{"a":1,"\u0061":2}"#.utf8)),
      ("the second half alone", Array(#""\udc00""#.utf8)),
      ("the first half alone", Array(#""\ud800x""#.utf8)),
      ("two first halves", Array(#""\ud800\ud800""#.utf8)), ("three digits", Array(#""\u00e""#.utf8)),
      ("every escape", Array(#""\"\\\/\b\f\n\r\t""#.utf8)), ("another escape", Array(#""\x""#.utf8)),
      ("a tab", Array("\"\t\"".utf8)),
    ]
    for (name, bytes) in others { outcomes.add(name, Self.outcome(bytes)) }
    for count in 14...20 {
      let members = (0..<count).map { "\"k\($0)\":\($0)" }.joined(separator: ",")
      outcomes.add("\(count) keys and one twice", Self.outcome(Array("{\(members),\"k1\":0}".utf8)))
      outcomes.add(
        "\(count) keys and the last twice", Self.outcome(Array("{\(members),\"k\(count - 1)\":0}".utf8)))
    }
    for number in [
      "-", "01", "1.", "1.e1", ".5", "1e", "1e+", "-0", "1e400", "-1e400", "1e-400", "0e9999999999999999999",
      "123456789012345678901234567890e400", "+1", "1.5e3.2", "9007199254740993", "-9223372036854775808",
      "18446744073709551616",
    ] {
      outcomes.add(number, Self.outcome(Array(number.utf8)))
    }
    let difference = Golden.difference(of: outcomes.text, from: "json-bytes.txt")
    #expect(difference == nil, "\(difference ?? "")")
  }

  @Test("numbers of 1 to 25 digits with decimals and exponents are what Swift reads")
  func read() {
    var random = Random(state: 45)
    for _ in 0..<6000 {
      var digits = (0..<(1 + random.below(random.below(3) == 0 ? 25 : 8))).map { _ in "\(random.below(10))" }
        .joined()
      if digits.hasPrefix("0"), digits.count > 1 { digits = "1" + digits.dropFirst() }
      var text = (random.below(2) == 0 ? "-" : "") + digits
      if random.below(2) == 0 {
        text += "." + (0..<(1 + random.below(9))).map { _ in "\(random.below(10))" }.joined()
      }
      if random.below(3) == 0 {
        text +=
          ["e", "E"][random.below(2)] + ["", "-", "+"][random.below(3)]
          + "\(random.below(random.below(4) == 0 ? 330 : 25))"
      }
      let value = try? JSONReader.value(of: Array(text.utf8))
      let expected = Double(text).flatMap { $0.isFinite ? $0 : nil }
      #expect(value?.double?.bitPattern == expected?.bitPattern, "\(text)")
      let span = Array(text.utf8)
      var reader = JSONNumberReader(start: 0)
      #expect(
        reader.readDouble(span.span)?.bitPattern == expected?.bitPattern && reader.position == span.count,
        "\(text)")
    }
  }

  /// ECMAScript's Number::toString from Swift's shortest digits, by its text alone.
  private static func script(_ value: Double) -> String {
    if value == 0 { return value.sign == .minus ? "-0" : "0" }
    if value < 0 { return "-" + script(-value) }
    let parts = "\(value)".split(separator: "e")
    let mantissa = parts[0].split(separator: ".")
    var digits = mantissa.joined()
    var point = mantissa[0].count + (parts.count > 1 ? Int(parts[1].filter { $0 != "+" }) ?? 0 : 0)
    while digits.hasPrefix("0") { (digits, point) = (String(digits.dropFirst()), point - 1) }
    while digits.hasSuffix("0") { digits = String(digits.dropLast()) }
    let count = digits.count
    if count <= point, point <= 21 { return digits + String(repeating: "0", count: point - count) }
    if 0 < point, point <= 21 { return digits.prefix(point) + "." + digits.dropFirst(point) }
    if -6 < point, point <= 0 { return "0." + String(repeating: "0", count: -point) + digits }
    let exponent = point - 1 < 0 ? "e-\(1 - point)" : "e\(point - 1)"
    return count == 1 ? digits + exponent : digits.prefix(1) + "." + digits.dropFirst(1) + exponent
  }

  @Test("numbers are written with the shortest digits, and read back as they were")
  func written() {
    var random = Random(state: 46)
    var values: [Double] = [
      0, -0.0, 1e21, 1e22, 123456789e13, 1e-6, 1e-7, 1.5e-7, 0.1, 1.0 / 3, 0x1p53, 0x1p53 - 1, 0x1p53 + 2,
      999_999_999.999999, 1e9 + 0.000001, .leastNonzeroMagnitude, .greatestFiniteMagnitude,
    ]
    for _ in 0..<6000 {
      switch random.below(4) {
      case 0: values.append(Double(bitPattern: random.next()))
      case 1: values.append(Double(random.below(2_000_000_000) - 1_000_000_000) / 1e6)
      case 2: values.append(Double(random.below(1_000_000)) / [10, 100, 1000, 1e7][random.below(4)])
      default: values.append(Double(random.below(1 << 30)) * [1, 1e3, 1e9, 1e13][random.below(4)])
      }
    }
    for value in values where value.isFinite {
      let text = JSONWriter.text(of: value)
      #expect(Double(text)?.bitPattern == value.bitPattern, "\(value)")
      var bytes: [UInt8] = []
      JSONNumberText.append(value, to: &bytes)
      #expect(String(decoding: bytes, as: UTF8.self) == text, "\(value)")
      // Negative zero is the one number that ECMAScript writes otherwise.
      #expect(text == Self.script(value).replacing("+", with: ""), "\(value)")
    }
    for whole in [0, 1, -1, 9, 10, -10, 99, 100, Int64.max, .min, 1_000_000] as [Int64] {
      var bytes: [UInt8] = []
      JSONNumberText.append(whole, to: &bytes)
      #expect(String(decoding: bytes, as: UTF8.self) == "\(whole)")
    }
  }

  private static func value(_ random: inout Random, _ depth: Int) -> JSONValue {
    switch random.below(depth > 2 ? 5 : 8) {
    case 0: .null
    case 1: .bool(random.below(2) == 0)
    case 2: JSONValue(Double(random.below(100_000)) / 8)
    case 3, 4:
      .string(String(repeating: ["word ", "é", "\"", "a\n"][random.below(4)], count: random.below(9)))
    case 5:
      .array((0..<random.below(12)).map { _ in .string(String(repeating: "w", count: 1 + random.below(18))) })
    case 6: .array((0..<random.below(6)).map { _ in value(&random, depth + 1) })
    default:
      .object((0..<random.below(6)).reduce(into: JSONObject()) { $0["key\($1)"] = value(&random, depth + 1) })
    }
  }

  @Test("values laid out for people: no line is longer than 120, and the text reads back")
  func layout() throws {
    var (random, text) = (Random(state: 47), "")
    while text.utf8.count < 60_000 {
      let value = Self.value(&random, 0)
      let laidOut = JSONLayout.text(of: value)
      #expect(try JSONReader.value(of: Array(laidOut.utf8)) == value)
      if laidOut.count > 60 { text += laidOut }
    }
    let difference = Golden.difference(of: text, from: "json-layout.txt")
    #expect(difference == nil, "\(difference ?? "")")
  }

  @Test("members of objects by key: set, replaced, removed, in order")
  func objects() {
    var (random, object, known) = (Random(state: 48), JSONObject(), [(key: String, value: Int)]())
    for step in 0..<400 {
      let key = ["a", "b", "ab", "é", "e\u{301}", ""][random.below(6)]
      let index = known.firstIndex { Array($0.key.utf8) == Array(key.utf8) }
      switch random.below(3) {
      case 0:
        object[key] = nil
        if let index { known.remove(at: index) }
      case 1:
        #expect(object.remove(key)?.integer == index.map { known[$0].value })
        if let index { known.remove(at: index) }
      default:
        object[key] = JSONValue(Double(step))
        if let index { known[index].value = step } else { known.append((key, step)) }
      }
      #expect(object.members.map(\.value.integer) == known.map(\.value) && object.isEmpty == known.isEmpty)
      #expect(object.members.map { Array($0.key.utf8) } == known.map { Array($0.key.utf8) })
    }
  }

  @Test("every kind of value in words, and texts that are cut when they are shown")
  func words() {
    let values: [JSONValue] = [
      .null, .bool(true), .bool(false), JSONValue(1.5), .string("x"), .array([]), .object(JSONObject()),
    ]
    #expect(
      values.map(\.kindName) == ["null", "true", "false", "the number 1.5", "a text", "a list", "an object"])
    #expect(
      JSONWriter.quoted(String(repeating: "a", count: 40)) == "\"\(String(repeating: "a", count: 40))\"")
    #expect(
      JSONWriter.quoted(String(repeating: "a", count: 41)) == "\"\(String(repeating: "a", count: 40))…\"")
    var json = JSONWriter()
    json.value(String((0..<0x30).compactMap { UnicodeScalar($0).map(Character.init) }))
    #expect(
      json.text
        == ##""\u0000\u0001\u0002\u0003\u0004\u0005\u0006\u0007\b\t\n\u000b\f\r\u000e\u000f\u0010\u0011\u0012\u0013\u0014\u0015\u0016\u0017\u0018\u0019\u001a\u001b\u001c\u001d\u001e\u001f !\"#$%&'()*+,-./""##
    )
  }
}
