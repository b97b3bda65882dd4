import Testing
import TraceReplay

@testable import ReplayReport

/// What is written is read back, to the bit.
@Suite("The bytes of a partial result")
struct PartialWriterTests {
  @Test("a time of whole nanoseconds takes few bytes, and every other number keeps its bits")
  func times() throws {
    let numbers: [(time: Double, bytes: Int)] = [
      // By hand: zigzag(0) + 1 = 1; 1 ns is 2, and 3 with the 1; 63 ns is 127 and two bytes begin there.
      (0, 1), (1e-9, 1), (-1e-9, 1), (62e-9, 1), (64e-9, 2), (1.5, 5), (0.1, 4), (1.0 / 3, 9), (-0.0, 9),
      (.nan, 9),
      (.infinity, 9), (-.infinity, 9), (.leastNonzeroMagnitude, 9), (.greatestFiniteMagnitude, 9), (1e300, 9),
      (Double(bitPattern: 0x7FF0_0000_0000_0001), 9),
    ]
    for (time, count) in numbers {
      var writer = PartialWriter()
      writer.put(time: time)
      #expect(writer.bytes.count == count, "\(time)")
      var reader = PartialReader(writer.bytes)
      #expect(try reader.time().bitPattern == time.bitPattern)
      #expect(reader.isAtEnd)
    }
  }

  @Test("whole numbers of every length come back", arguments: [0, 1, 127, 128, 16383, 16384, UInt64.max])
  func wholeNumbers(_ number: UInt64) throws {
    var writer = PartialWriter()
    writer.put(unsigned: number)
    writer.put(bits: number)
    var reader = PartialReader(writer.bytes)
    #expect(try reader.unsigned() == number)
    #expect(try reader.bits() == number)
    #expect(reader.isAtEnd)
  }

  @Test("a text is written once, and one of other bytes is another, though Swift takes both for the same")
  func texts() throws {
    let texts = ["Pad é", "Pad e\u{301}", "Pad é", "", "Pad e\u{301}"]
    var writer = PartialWriter()
    for text in texts { writer.put(text) }
    // Three texts of 6, 7 and 0 bytes with number and length, two numbers more.
    #expect(writer.bytes.count == 6 + 7 + 0 + 3 * 2 + 2)
    var reader = PartialReader(writer.bytes)
    for text in texts { #expect(Array(try reader.text().utf8) == Array(text.utf8)) }
  }

  @Test("figures come back with what is missing missing, those as before too")
  func figures() throws {
    var (one, two) = (ReplayResult(), ReplayResult())
    (one.began, one.threshold, one.velocityJump) = (0.25, 60.1, .infinity)
    (two.began, two.threshold, two.margin) = (0.25, 60.1, -0.0)
    var writer = PartialWriter()
    for result in [one, ReplayResult(), two, one] { writer.put(figuresOf: result) }
    var reader = PartialReader(writer.bytes)
    for result in [one, ReplayResult(), two, one] {
      var read = ReplayResult()
      try reader.readFigures(of: &read)
      #expect(read == result && read.margin?.sign == result.margin?.sign)
    }
    #expect(reader.isAtEnd)
  }

  @Test("bytes that end too soon, and what no program writes, are no numbers and texts")
  func faults() {
    func reads(_ bytes: [UInt8], _ body: (inout PartialReader) throws -> Void) -> Bool {
      var reader = PartialReader(bytes)
      return (try? body(&reader)) != nil
    }
    #expect(!reads([]) { _ = try $0.byte() })
    #expect(!reads([0x80]) { _ = try $0.unsigned() })
    #expect(!reads([UInt8](repeating: 0x80, count: 11)) { _ = try $0.unsigned() })
    #expect(!reads([1, 2, 3]) { _ = try $0.bits() })
    #expect(!reads([5, 65]) { _ = try $0.plain() })
    #expect(!reads([1, 0]) { _ = try $0.text() })
    var result = ReplayResult()
    #expect(!reads([0x80, 0x80, 0x80, 0x08, 0]) { try $0.readFigures(of: &result) })
    #expect(!reads([9]) { _ = try $0.things() })
  }
}
