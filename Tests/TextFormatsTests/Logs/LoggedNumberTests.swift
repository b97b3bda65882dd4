import Testing

@testable import TextFormats

@Suite("Numbers in lines of logs")
struct LoggedNumberTests {
  private func numbers(_ line: String) -> [LoggedNumber] { LoggedNumber.all(in: Array(line.utf8)[...]) }

  @Test(
    "an offset is found by its name however a language prints it",
    arguments: [
      ("offy = -1.500000", "offy"), ("self.table.contentOffset.y: -1.5", "contentoffsety"),
      ("contentOffset = {0, -1.5}", "contentoffsety"), ("contentOffset: (0.0, -1.5)", "contentoffsety"),
      ("offset: Offset(0.0, -1.5)", "offsety"), ("contentOffset CGPoint(x: 0.0, y: -1.5)", "contentoffsety"),
      (#"{"t":12,"contentOffset":{"x":0,"y":-1.5}}"#, "contentoffsety"),
      ("scroll offset -1.5px", "scrolloffset"),
      ("scrollTop=-1.5, height 20", "scrolltop"),
    ])
  func named(line: String, name: String) {
    let found = numbers(line).filter { $0.isNamed(name) }
    #expect(found.map(\.value) == [-1.5], "\(numbers(line))")
  }

  @Test("the horizontal part of a point has another name")
  func horizontal() {
    #expect(
      numbers("contentOffset = {7, -1.5}").map(\.words) == [["contentoffset", "x"], ["contentoffset", "y"]])
  }

  @Test("a dash with a space behind it is a separator, one before a digit a sign; units are what is behind")
  func signs() {
    #expect(numbers("offset- 4.8").map(\.value) == [4.8])
    #expect(numbers("offset -4.8").map(\.value) == [-4.8])
    #expect(numbers("1234.5ms y").map { "\($0.value) \($0.unit)" } == ["1234.5 ms"])
    #expect(numbers("at 1.5e-3 s.").map(\.value) == [0.0015])
  }

  @Test("digits of words, dates and versions are no offsets; a line of any length is looked at for 4 KiB")
  func others() {
    #expect(numbers("view2 x86 0x7f").map(\.value).isEmpty)
    #expect(!numbers("2016-05-31 offset 3").contains { $0.isNamed("offset") && $0.value != 3 })
    #expect(numbers(String(repeating: "x", count: 5000) + " offset 3").isEmpty)
  }
}
