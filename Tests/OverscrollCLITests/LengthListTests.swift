import Testing

@testable import ReplayCommands

@Suite("Lists of lengths")
struct LengthListTests {
  @Test("numbers, ranges and steps, each once and in order")
  func numbers() throws {
    let form = LengthList.form(0...1e9)
    #expect(try LengthList.once([form.read("300,390"), form.read("390..590")]) == [300, 390, 490, 590])
    #expect(try form.read("1..2:0.25") == [1, 1.25, 1.5, 1.75, 2])
  }

  @Test(
    "what is no list is refused", arguments: ["", "1,", "2..1", "1..2:0", "a", "1..2:3:4", "1..100000:1"])
  func refused(text: String) {
    #expect(LengthList.form(0...1e9).complaint(text) != nil)
  }
}
