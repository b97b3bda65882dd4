import ReplayReport
import Testing

@testable import ReplayLibrary

@Suite("Lists of records")
struct ListTableTests {
  @Test("a list begins where the one before it ends, also one without entries")
  func starts() {
    let lists = ListTable("l", [("a", .number)])
    for count in [2, 0, 3] {
      for number in 0..<count { lists.entries.add { _ in .number(Double(number)) } }
      lists.endList()
    }
    let starts = UnsafeRawBufferPointer(start: lists.starts.start, count: lists.starts.count)
    #expect(Array(starts.bindMemory(to: Int64.self)) == [0, 2, 2, 5])
  }
}
