import Testing

@testable import TextFormats
@testable import GestureTraces

@Suite("JSON numbers, read")
struct JSONNumberReaderTests {
  static func number(_ text: String) -> JSONNumber? {
    guard case .number(let number) = try? JSONReader.value(of: Array(text.utf8)) else { return nil }
    return number
  }

  /// The standard library's own reading: correctly rounded, another program (strtod or its port).
  static func agrees(_ text: String) -> Bool {
    number(text)?.value.bitPattern == Double(text)?.bitPattern
  }

  @Test(
    "hard cases round as the standard library rounds them",
    // Halfway cases, the ends of the range, and the numbers that broke PHP and Java (2.2250738585072011e-308 and …12).
    arguments: [
      "0.1", "0.30000000000000004", "9007199254740993", "9007199254740992.5", "9007199254740993.0",
      "1.7976931348623157e308", "2.2250738585072011e-308", "2.2250738585072012e-308", "5e-324", "2e-324",
      "1e-400", "-0.0", "0e5", "0e99999", "1e22", "1e23", "123456789012345678e-5", "9999999999999999999",
      "0.9999999999999999999", "10.516500000000000626",
      "1.00000000000000011102230246251565404236316680908203125",
      "1.00000000000000011102230246251565404236316680908203124", "1844674407370955161.5",
      "9223372036854775807.5",
    ])
  func hardCases(_ text: String) {
    #expect(Self.agrees(text))
  }

  @Test("decimals of every length round as the standard library rounds them")
  func randomDecimals() {
    var random = SeededRandom(seed: 5)
    for _ in 0..<50_000 {
      let length = 1 + Int(random.next() % 21)
      var digits = (0..<length).map { _ in Character("\(random.next() % 10)") }
      if digits.count > 1 { digits.insert(".", at: 1 + Int(random.next() % UInt64(digits.count - 1))) }
      var text = String(digits)
      while text.hasPrefix("0"), text.dropFirst().first?.isNumber == true { text.removeFirst() }
      if text.hasSuffix(".") { text += "0" }
      if random.next() % 3 == 0 { text += "e\(Int(random.next() % 60) - 30)" }
      #expect(Self.agrees(text), "seed 5: \(text)")
    }
  }

  @Test("the shortest text of any double reads back as that double")
  func everyDouble() {
    var random = SeededRandom(seed: 6)
    for _ in 0..<50_000 {
      let value = Double(bitPattern: random.next())
      guard value.isFinite else { continue }
      #expect(Self.number(JSONWriter.text(of: value))?.value == value, "seed 6: \(value)")
    }
  }

  @Test("a large whole number keeps its digits")
  func wholeNumbers() {
    #expect(Self.number("18446744073709551615")?.unsigned == .max)
    #expect(Self.number("18446744073709551615")?.text == "18446744073709551615")
    #expect(Self.number("9223372036854775808")?.text == "9223372036854775808")
    #expect(Self.number("-9223372036854775808")?.integer == .min)
    #expect(Self.number("9007199254740993")?.integer == 9_007_199_254_740_993)
    #expect(Self.number("123456789012345678901234567890")?.text == "123456789012345678901234567890")
    #expect(Self.number("123456789012345678901234567890")?.integer == nil)
    #expect(JSONNumber(UInt64(1) << 63).text == "9223372036854775808")
    #expect(JSONNumber(UInt64.max).unsigned == .max)
    #expect(Self.number("12.5")?.integer == nil && Self.number("12.0")?.integer == 12)
  }
}
