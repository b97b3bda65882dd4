import CommandArguments
import Testing
import TextFormats

@Suite("Forms of values")
struct ValueFormTests {
  @Test("numbers are decimal and finite", arguments: ["nan", "inf", "0x10", "1e999", "", " 1", "1,5", "one"])
  func noNumber(text: String) {
    #expect(DecimalNumber.value(of: text) == nil)
  }

  @Test("numbers may have a sign, a point and an exponent")
  func number() {
    #expect(DecimalNumber.value(of: "-2.5e-1") == -0.25)
    #expect(DecimalNumber.value(of: "+3") == 3)
  }

  @Test("a number says which range it must be in")
  func range() {
    let form = ValueForm.number(1...10_000)
    #expect(form.complaint("60.5") == nil)
    #expect(form.complaint("0") == "0 is out of range; give a number from 1 to 10000")
    #expect(form.complaint("x") == "'x' is not a number; give one from 1 to 10000")
    #expect(
      ValueForm.number(0...1e300).complaint("-1") == "-1 is out of range; give a number of 0 or more")
  }

  @Test("a fraction may be a percentage, and both ends of its range are in it")
  func share() {
    let form = ValueForm.share(0...0.5)
    #expect(["0", "0%", "50%", "0.5"].allSatisfy { form.complaint($0) == nil })
    #expect(form.complaint("51%") == "51% is out of range; give a number from 0 to 0.5, or a percentage")
  }

  @Test("an output has a name, also where nothing else is asked of it")
  func output() {
    #expect(ValueForm.output().complaint("") == "the value is empty; give a path")
    #expect(ValueForm.output { _ in nil }.complaint("") == "the value is empty; give a path")
    #expect(ValueForm.output().complaint("a.csv") == nil)
  }

  @Test("a duration is a number of its unit, or has one of its own")
  func duration() throws {
    let form = ValueForm.duration(1...60_000, in: .milliseconds)
    for (text, value) in [("200", 200), ("200ms", 200), ("0.2s", 200), ("1m", 60_000), ("1500us", 1.5)] {
      #expect(try form.read(text) == value, "\(text)")
    }
    #expect(form.complaint("2m") == "2m is out of range; give ms from 1 to 60000")
    for text in ["soon", "5 s", "5min", "1e999", ""] {
      #expect(
        form.complaint(text)
          == "'\(text)' is not a time; give ms from 1 to 60000, or with a unit, such as 250ms, 5s or 2m")
    }
    #expect(try ValueForm.duration(0...9, in: .seconds).read("250ms") == 0.25)
  }

  @Test("words fit into a trace's first line")
  func words() {
    #expect(ValueForm<String>.words.complaint(String(repeating: "é", count: 1000)) == nil)
    #expect(
      ValueForm<String>.words.complaint(String(repeating: "é", count: 1001))
        == "the value has 1001 characters; give at most 1000")
    #expect(ValueForm<String>.words.complaint("")?.hasPrefix("the value is empty") == true)
  }

  @Test("a whole number has no point")
  func integer() {
    #expect(ValueForm.integer(1...9).complaint("9") == nil)
    #expect(
      ValueForm.integer(1...9).complaint("2.5")
        == "'2.5' is not a whole number; give one from 1 to 9")
    #expect(ValueForm.integer(0...Int.max).complaint("-1")?.hasSuffix("of 0 or more") == true)
  }

  @Test("a name that does not exist brings the nearest, or the command that lists them")
  func name() {
    let form = ValueForm<Int>.name(
      kind: "model", among: [("uikit", 1), ("gtk", 2)], list: "overscroll models")
    #expect(form.complaint("gtk") == nil)
    #expect(form.complaint("uikti") == "unknown model 'uikti'; did you mean 'uikit'?")
    #expect(form.complaint("cocoa") == "unknown model 'cocoa'; 'overscroll models' lists them")
  }
}
