import Testing

@testable import TouchCapture

@Suite("Words and numbers of a line")
struct LineScannerTests {
  @Test("numbers are those of the standard library, in every radix used, also at the ends of the range")
  func numbers() {
    let words = [
      "0", "-0", "+7", "-001", "007", "12", "ff", "FF", "0g", "", "-", "+", "--1", "1-", " 1", "1.5", "é",
      "9223372036854775807", "9223372036854775808", "-9223372036854775808", "-9223372036854775809",
      "7fffffffffffffff", "8000000000000000", "99999999999999999999999",
    ]
    for word in words {
      for radix in [10, 16] {
        #expect(LineScanner.number(Array(word.utf8)[...], radix: radix) == Int(word, radix: radix), "\(word)")
      }
    }
  }

  @Test("a list is what stands between the brackets, with any spaces")
  func lists() {
    let list = { (text: String) in LineScanner.list(Array(text.utf8)[...]) }
    #expect(list("  - [  0,   8000,   3,  57,   -1]  # x") == [0, 8000, 3, 57, -1])
    #expect(list("[]") == [] && list("[1]") == [1] && list("[1,,2]") == [1, 2])
    #expect(list("1, 2") == nil && list("[1, 2") == nil && list("[1, x]") == nil && list("[ ]") == nil)
  }
}
