import Testing

@testable import SystemChecks

@Suite("Log message")
struct LogMessageTests {
  @Test(
    "numbers are taken out with sign, fraction and exponent, words stay",
    arguments: [
      ("progress=0.5", ["progress=", ""], [0.5]),
      ("scrollTo=-60 animated=1", ["scrollTo=", " animated=", ""], [-60, 1]),
      ("from=1.77778pi", ["from=", "pi"], [1.77778]), ("1e-3.", ["", "."], [1e-3]), ("a-5", ["a-", ""], [5]),
      ("end", ["end"], []), ("2e", ["", "e"], [2]), ("-", ["-"], []), ("", [""], []),
    ] as [(String, [String], [Double])])
  func parts(text: String, words: [String], numbers: [Double]) {
    #expect(LogMessage(text).words == words)
    #expect(LogMessage(text).numbers == numbers)
  }

  @Test("letters beyond ASCII count")
  func letters() {
    #expect(LogMessage("größe=1").words != LogMessage("große=1").words)
    #expect(LogMessage("größe=1").words == LogMessage("größe=2").words)
  }
}
