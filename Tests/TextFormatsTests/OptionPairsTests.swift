import Testing

@testable import TextFormats

@Suite("Options after a name")
struct OptionPairsTests {
  @Test("names and values in order, as they are written")
  func pairs() throws {
    let pairs = try OptionPairs.pairs("a=1,b=x=y,a=,=2", like: "a=1")
    #expect(pairs.map(\.name) == ["a", "b", "a", ""] && pairs.map(\.value) == ["1", "x=y", "", "2"])
  }

  @Test(
    "a part without a value is a fault that names it",
    arguments: [("a=1,b", "b"), ("a=1,,b=2", ""), ("", "")])
  func faults(text: String, part: String) {
    #expect(throws: ValueFault("'\(part)' is not an option with a value; write it as a=1")) {
      try OptionPairs.pairs(text, like: "a=1")
    }
  }
}
