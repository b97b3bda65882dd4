import Testing

@testable import ReplayReport

@Suite("Part table")
struct PartTableTests {
  @Test("each key has its own value, in whatever order they are asked for")
  func values() {
    var table = PartTable<String, Int>()
    #expect(table.dictionary.isEmpty)
    for key in ["a", "a", "b", "a", "c", "c", "b"] { table.change(key, from: 10) { $0 += 1 } }
    #expect(table.dictionary == ["a": 13, "b": 12, "c": 12])
  }

  @Test("two are equal if their values are, whatever came first")
  func equality() {
    var (one, other) = (PartTable<String, Int>(), PartTable<String, Int>())
    for key in ["a", "b"] { one.change(key, from: 0) { $0 += 1 } }
    for key in ["b", "a"] { other.change(key, from: 0) { $0 += 1 } }
    #expect(one == other)
    other.change("a", from: 0) { $0 += 1 }
    #expect(one != other)
  }
}
