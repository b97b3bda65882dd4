import CommandArguments
import Testing

@testable import OverscrollCLI

@Suite("Value check")
struct ValueCheckTests {
  @Test("numbers are decimal and finite", arguments: ["nan", "inf", "0x10", "1e999", "", " 1", "1,5", "one"])
  func noNumber(text: String) {
    #expect(ValueCheck.number(text) == nil)
  }

  @Test("numbers may have a sign, a point and an exponent")
  func number() {
    #expect(ValueCheck.number("-2.5e-1") == -0.25)
    #expect(ValueCheck.number("+3") == 3)
  }

  @Test("a number says which range it must be in")
  func range() {
    let check = ValueCheck.number(1...10_000)
    #expect(check.complaint(about: "60.5") == nil)
    #expect(check.complaint(about: "0") == "0 is out of range; give a number from 1 to 10000")
    #expect(check.complaint(about: "x") == "'x' is not a number; give one from 1 to 10000")
    #expect(
      ValueCheck.number(0...1e300).complaint(about: "-1") == "-1 is out of range; give a number of 0 or more")
  }

  @Test("words fit into a trace's first line")
  func words() {
    #expect(ValueCheck.words.complaint(about: String(repeating: "é", count: 1000)) == nil)
    #expect(
      ValueCheck.words.complaint(about: String(repeating: "é", count: 1001))
        == "the value has 1001 characters; give at most 1000")
    #expect(ValueCheck.words.complaint(about: "")?.hasPrefix("the value is empty") == true)
  }

  @Test("a whole number has no point")
  func integer() {
    #expect(ValueCheck.integer(1...9).complaint(about: "9") == nil)
    #expect(
      ValueCheck.integer(1...9).complaint(about: "2.5")
        == "'2.5' is not a whole number; give one from 1 to 9")
    #expect(ValueCheck.integer(0...Int.max).complaint(about: "-1")?.hasSuffix("of 0 or more") == true)
  }

  @Test("a name that does not exist brings the nearest, or the command that lists them")
  func name() {
    let check = ValueCheck.name(kind: "model", among: ["uikit", "gtk"], list: "overscroll models")
    #expect(check.complaint(about: "gtk") == nil)
    #expect(check.complaint(about: "uikti") == "no model 'uikti'; did you mean 'uikit'?")
    #expect(check.complaint(about: "cocoa") == "no model 'cocoa'; 'overscroll models' lists them")
  }
}
