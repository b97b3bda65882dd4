import Testing
import TextFormats

@Suite("Variable number")
struct VariableNumberTests {
  private func bytes(_ number: UInt64) -> [UInt8] {
    var bytes: [UInt8] = []
    VariableNumber.append(number, to: &bytes)
    return bytes
  }

  // DWARF 5, figure 7.1.
  @Test(
    "writes the examples of DWARF 5",
    arguments: [
      (2, [2]), (127, [0x7F]), (128, [0x80, 1]), (129, [0x81, 1]), (12857, [0xB9, 0x64]),
    ] as [(UInt64, [UInt8])])
  func examples(number: UInt64, expected: [UInt8]) { #expect(bytes(number) == expected) }

  // Protocol Buffers, "Encoding", "Signed Integers".
  @Test(
    "folds the examples of Protocol Buffers",
    arguments: [
      (0, 0), (-1, 1), (1, 2), (-2, 3), (0x7FFF_FFFF, 0xFFFF_FFFE), (-0x8000_0000, 0xFFFF_FFFF),
    ] as [(Int64, UInt64)])
  func folding(number: Int64, expected: UInt64) {
    #expect(VariableNumber.folded(number) == expected)
    #expect(VariableNumber.unfolded(expected) == number)
  }

  @Test("reads what it wrote, and nothing of one that is cut off", arguments: [0, 7, 14, 62, 63])
  func edges(shift: UInt64) {
    for number in [1 << shift &- 1, 1 << shift, .max] as [UInt64] {
      let bytes = bytes(number)
      var position = 0
      #expect(VariableNumber.read(bytes.span.bytes, at: &position) == number)
      #expect(position == bytes.count)
      position = 0
      #expect(VariableNumber.read(bytes.span.bytes.extracting(first: bytes.count - 1), at: &position) == nil)
      #expect(position == bytes.count - 1)
    }
  }

  // 2⁶⁴ has its one bit at the second place of the tenth byte.
  @Test("refuses a number of more than 64 bits, and one that never ends")
  func beyond() {
    for last in [[2], [0x80, 0]] as [[UInt8]] {
      let bytes = [UInt8](repeating: 0x80, count: 9) + last
      var position = 0
      #expect(VariableNumber.read(bytes.span.bytes, at: &position) == nil)
    }
  }
}
