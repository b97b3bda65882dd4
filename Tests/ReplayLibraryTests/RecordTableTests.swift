import ReplayReport
import Testing

@testable import ReplayLibrary

@Suite("Records")
struct RecordTableTests {
  @Test("large fields stand first, each where its size divides, and a record is a multiple of 8 bytes")
  func layout() {
    let table = RecordTable(
      "t", [("a", .truth), ("b", .number), ("c", .text), ("d", .integer), ("e", .truth)])
    // By hand: two of 8 bytes, one of 4, two of 1, two to fill up.
    #expect(table.fields.map(\.offset) == [20, 0, 16, 8, 21])
    #expect(table.size == 24)
  }

  @Test(
    "fields that fill a multiple of 8 bytes get no padding, and a table without fields has records of no size"
  )
  func fullRecord() {
    // By hand: 8 + 8 bytes; 4 + 4; 8 + 4 + 4 × 1; eight of 1.
    #expect(RecordTable("t", [("a", .number), ("b", .integer)]).size == 16)
    #expect(RecordTable("t", [("a", .text), ("b", .text)]).size == 8)
    let truths = ["a", "b", "c", "d"].map { (name: $0, kind: RecordTable.Kind.truth) }
    #expect(RecordTable("t", truths + [("n", .number), ("x", .text)]).size == 16)
    #expect(RecordTable("t", truths + truths).size == 8)
    let none = RecordTable("t", [])
    #expect(none.size == 0 && none.count == 0)
  }

  @Test("a value is where the layout says, and none has a word of its own")
  func values() {
    let table = RecordTable("t", [("a", .number), ("b", .integer), ("c", .text), ("d", .truth)])
    table.add { [.number(1.5), .integer(7), .text("x"), .truth(true)][$0] }
    table.add { [.number(nil), .integer(nil), .text(nil), .truth(nil)][$0] }
    let start = table.records.start
    #expect(table.count == 2 && table.size == 24)
    #expect(start.load(as: Double.self) == 1.5)
    #expect(start.load(fromByteOffset: 8, as: Int64.self) == 7)
    #expect(start.load(fromByteOffset: 16, as: Int32.self) == 0)
    #expect(start.load(fromByteOffset: 20, as: Int8.self) == 1)
    #expect(start.load(fromByteOffset: 24, as: Double.self).isNaN)
    #expect(start.load(fromByteOffset: 32, as: Int64.self) == .min)
    #expect(start.load(fromByteOffset: 40, as: Int32.self) == -1)
    #expect(start.load(fromByteOffset: 44, as: Int8.self) == -1)
  }

  @Test("many records stay as they were added while the room for them grows")
  func growth() {
    let table = RecordTable("t", [("a", .number), ("b", .text)])
    for number in 0..<10_000 { table.add { [.number(Double(number)), .text("\(number % 3)")][$0] } }
    let sum = (0..<table.count).reduce(0) {
      $0 + table.records.start.load(fromByteOffset: $1 * table.size, as: Double.self)
    }
    // n (n − 1) / 2.
    #expect(sum == 49_995_000)
  }
}
