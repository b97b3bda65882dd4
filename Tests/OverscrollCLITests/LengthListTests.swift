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

  @Test("a number out of range is called as a person writes it, and both ends of the range are in it")
  func range() {
    let form = LengthList.form(0.1...2_500_000)
    #expect(form.complaint("0.1,2500000") == nil)
    for (text, number) in [
      ("0", "0"), ("5,-1", "-1"), ("1e12", "1000000000000"), ("2500000..2500001:1", "2500001"),
    ] {
      #expect(
        form.complaint(text) == "\(number) is out of range; give a number from 0.1 to 2500000", "\(text)")
    }
  }

  @Test("at most 1000 numbers, however they are written")
  func most() throws {
    let form = LengthList.form(0...1e9)
    #expect(try form.read("1..1000:1").count == 1000)
    #expect(
      form.complaint("1..1000:1,5") == "'1..1000:1,5' comes to more than 1000 numbers; give a longer step")
    #expect(try form.read("300..300").count == 1)
  }
}
