import Testing

@testable import GestureTraces

@Suite("Numbers of a line, eight bytes at a time")
struct LineTextTests {
  /// What `read` makes of a text with room behind it, and how many bytes it took.
  private func reading<Value>(_ text: String, _ read: (inout LineText) -> Value?) -> (
    value: Value, count: Int
  )? {
    let bytes = Array(text.utf8) + [UInt8](repeating: 0, count: 64)
    return bytes.withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress else { return nil }
      var line = LineText(base)
      return read(&line).map { ($0, line.position - base) }
    }
  }

  // The standard library reads decimals on its own, correctly rounded.
  @Test("decimals of any length are the nearest Double, and end where they end")
  func decimals() {
    var random = SeededRandom(seed: 8)
    for _ in 0..<20_000 {
      let (before, after) = (Int.random(in: 1...7, using: &random), Int.random(in: 0...13, using: &random))
      var text = Bool.random(using: &random) ? "-" : ""
      text +=
        before == 1 ? "\(Int.random(in: 0...9, using: &random))" : "\(Int.random(in: 1...9, using: &random))"
      for _ in 1..<before { text += "\(Int.random(in: 0...9, using: &random))" }
      if after > 0 { text += "." }
      for _ in 0..<after { text += "\(Int.random(in: 0...9, using: &random))" }
      guard before + after <= 19, let value = Double(text), abs(value) <= TraceEvent.furthest else {
        continue
      }
      for end in ["", ",", "}\n", ",\"y\":12"] {
        let read = reading(text + end) { $0.number() }
        #expect(read?.value.bitPattern == value.bitPattern && read?.count == text.utf8.count, "\(text)")
      }
    }
  }

  @Test("whole numbers up to the limit are read, whatever their length")
  func wholes() {
    for number in [0, 1, 9, 10, 1023, 9_999_999, 12_345_678, 99_999_999, 100_000_000, 86_400_000_000] {
      for end in ["", ",", "}", ".5"] {
        let read = reading("\(number)\(end)") { $0.whole(to: 86_400_000_000) }
        #expect(read?.value == UInt64(number) && read?.count == "\(number)".count)
      }
    }
  }

  @Test(
    "what is no such number is none",
    arguments: ["", "-", "01", "00", ".5", "5.", "-.5", "1000001", "-1000000.5", "12345678901234567890", "x"])
  func others(text: String) {
    #expect(reading(text) { $0.number() } == nil)
  }

  @Test(
    "what is no whole number within the limit is none",
    arguments: ["", "-1", "01", "86400000001", "1234567890123456"])
  func otherWholes(text: String) {
    #expect(reading(text) { $0.whole(to: 86_400_000_000) } == nil)
  }
}
