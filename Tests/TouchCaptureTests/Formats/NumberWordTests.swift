import Testing

@testable import TouchCapture

@Suite("Numbers of eight bytes at once")
struct NumberWordTests {
  /// Eight bytes as a word, the first lowest.
  private func word(_ text: String) -> UInt64 {
    text.utf8.reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }

  @Test("a column is spaces and digits after them; whatever stands before it counts for nothing")
  func columns() {
    #expect(DigitWord.number(word("12345678"), width: 8) == 12_345_678)
    #expect(DigitWord.number(word(", 999999"), width: 6) == 999_999)
    #expect(DigitWord.number(word("xxxxx  7"), width: 3) == 7)
    for wrong in [
      ", 1 2345", ", 12345 ", ",     x1", ",     /1", ",     :1", ",      ", ",   -123", ",   +123",
    ] {
      #expect(DigitWord.number(word(wrong), width: 6) == nil, "\(wrong)")
    }
  }

  @Test("a pair is two columns of three bytes; whatever stands between counts for nothing")
  func pairs() {
    #expect(DigitWord.pair(word("  3,  53")).map { [$0.first, $0.second] } == [3, 53])
    #expect(DigitWord.pair(word("999xx999")).map { [$0.first, $0.second] } == [999, 999])
    #expect(DigitWord.pair(word(" 10   0 ")) == nil)
    for wrong in [
      "   ,  53", " 3 ,  53", "3  ,  53", "  3,    ", "  3, 5 3", "x 3,  53", "  3,  5:", "-13,  53",
    ] {
      #expect(DigitWord.pair(word(wrong)) == nil, "\(wrong)")
    }
    for number in 0..<1000 {
      let text = String(number)
      let column = String(repeating: " ", count: 3 - text.count) + text
      let both = DigitWord.pair(word(column + ", " + column))
      #expect(both?.first == number && both?.second == number)
    }
  }

  @Test("a minus stands right before the digits, once")
  func signs() {
    #expect(DigitWord.signedNumber(word("      -1"), width: 7) == -1)
    #expect(DigitWord.signedNumber(word("--123456"), width: 7) == -123_456)
    #expect(DigitWord.signedNumber(word("    1234"), width: 7) == 1234)
    for wrong in ["     - 1", "    --1 ", "     --1", "      1-", "     1-2", "       -"] {
      #expect(DigitWord.signedNumber(word(wrong), width: 7) == nil, "\(wrong)")
    }
  }

  @Test("every byte in every place is a digit where the standard library has one", arguments: 0..<8)
  func everyByte(index: Int) {
    for byte: UInt64 in 0...255 {
      let shift = UInt64(8 * index)
      let text = word("11111111") & ~(0xff << shift) | byte << shift
      let digit = (0x30...0x39).contains(byte) ? Int(byte) - 0x30 : nil
      let sum = digit.map {
        11_111_111 + ($0 - 1) * [1, 10, 100, 1000, 10_000, 100_000, 1_000_000, 10_000_000][7 - index]
      }
      // A space is none after a digit, and before all of them it is.
      #expect(DigitWord.number(text, width: 8) == (byte == 0x20 && index == 0 ? 1_111_111 : sum))
      let four = Character(Unicode.Scalar(UInt8(byte))).isHexDigit && byte < 0x80
      let codes = HexWord.numbers(UInt32(truncatingIfNeeded: text), UInt32(text >> 32))
      #expect((codes != nil) == four, "\(byte)")
      if let codes, index < 4 {
        let value = Int(String(Character(Unicode.Scalar(UInt8(byte)))), radix: 16) ?? -1
        #expect(
          Int(codes.first) == 0x1111 + (value - 1) * [1, 16, 256, 4096][3 - index] && codes.second == 0x1111)
      }
    }
  }
}
