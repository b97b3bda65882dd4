import CommandArguments
import Testing

@Suite("Name list form")
struct NameListFormTests {
  private let form = NameListForm<Int>(
    kind: "number", among: [("one", 1), ("two", 2), ("ten", 10)],
    groups: [("small", [1, 2]), ("all", [1, 2, 10])],
    list: "overscroll numbers", other: { Int($0) }
  ).form

  @Test("names, groups and patterns with commas between give each value once, in the order written")
  func reads() throws {
    #expect(try form.read("ten,small,one") == [10, 1, 2])
    #expect(try form.read("t*") == [2, 10])
    #expect(try form.read("all,7") == [1, 2, 10, 7])
  }

  @Test("a wrong part is named, with the nearest there is")
  func faults() {
    #expect(form.complaint("one,tow") == "no number 'tow'; did you mean 'two'?")
    #expect(form.complaint("x*") == "no number matches 'x*'; 'overscroll numbers' lists them")
    #expect(form.complaint("one,,two") != nil && form.complaint("") != nil)
  }

  @Test("values are written as their group where they are one")
  func words() {
    #expect(form.word([1, 2]) == "small" && form.word([2, 10]) == "two,ten")
  }
}
