import Testing

@testable import ReplayReport

@Suite("Name list")
struct NameListTests {
  private func list(_ names: [String]) -> NameList {
    var list = NameList()
    for name in names { list.append(name) }
    return list
  }

  private func expectSame(_ names: [String]) {
    let list = list(names)
    #expect(list.count == names.count && list.all == names)
    for index in names.indices { #expect(list[index] == names[index]) }
  }

  @Test("gives every name back, in order and by its index")
  func names() {
    expectSame([])
    expectSame([""])
    expectSame(["a", "ab", "a", "", "b", "b"])
    expectSame((0..<300).map { "traces/\($0 / 7)/pull-\($0).trace#\($0 % 3)" })
    // Bytes in common may end within a character; names longer than a number of one byte.
    expectSame(["é", "è", "\u{1F600}", "\u{1F601}", String(repeating: "x", count: 70_000), "x"])
    expectSame((0..<200).map { String(repeating: "long/", count: $0) })
  }
}
