import TextFormats
import Testing

@Suite("A line of CSV")
struct CSVLineTests {
  private func cells(_ line: String) -> [String] { CSVLine(Array(line.utf8)[...]).cells.map(\.text) }

  @Test("cells lose the spaces, quotes and the carriage return around them, and may be empty")
  func cells() {
    #expect(cells("1, 2 ,\"3\",,5\r") == ["1", "2", "3", "", "5"])
    #expect(cells("") == [""])
    #expect(cells(",") == ["", ""])
  }

  // RFC 4180, 2.4: "Spaces are considered part of a field and should not be ignored."
  @Test("where spaces are kept they are part of a text, within quotes and without; a carriage return is not")
  func spaces() {
    let line = Array("1, 2 ,\" a, b \", \"c\" , 5 \r".utf8)[...]
    #expect(CSVLine(line, keepsSpaces: true).cells.map(\.text) == ["1", " 2 ", " a, b ", "c", " 5 "])
    #expect(CSVLine(line).cells.map(\.text) == ["1", "2", "a, b", "c", "5"])
  }

  @Test("a byte-order mark before the first cell is no part of it")
  func mark() {
    #expect(CSVLine([0xEF, 0xBB, 0xBF, 0x61, 0x2C, 0x62][...]).cells.map(\.text) == ["a", "b"])
  }

  @Test("a cell knows where its text begins, in bytes from 1")
  func columns() {
    #expect(CSVLine(Array("10,  x,".utf8)[...]).cells.map(\.column) == [1, 6, 8])
  }

  @Test("empty lines and comments are skipped")
  func skipped() {
    for line in ["", "  \t", "\r", "# 1,2"] { #expect(CSVLine.isSkipped(Array(line.utf8)[...]), "'\(line)'") }
    #expect(!CSVLine.isSkipped(Array("1,2".utf8)[...]))
  }

  @Test(
    "a comma and a doubled quote within quotes are text; a quote that nothing closes is a character like others"
  )
  func quotes() {
    #expect(cells(#""a, b" ,"c ""d"" e",f"#) == ["a, b", #"c "d" e"#, "f"])
    #expect(cells(#"5" wide,6"#) == [#"5" wide"#, "6"])
    #expect(cells(#""a,b"#) == ["a", "b"])
    #expect(CSVLine(Array(#""a, b",c"#.utf8)[...]).cells.map(\.column) == [2, 8])
  }

  @Test(
    "semicolons, tabs and bars separate as commas do, an empty cell between; of spaces several are one",
    arguments: [";", "\t", "|"])
  func separators(sign: Character) {
    let byte = sign.asciiValue ?? 0
    let line = Array("1\(sign) a b \(sign)\(sign)\"x\(sign)y\"".utf8)[...]
    #expect(CSVLine(line, separator: byte).cells.map(\.text) == ["1", "a b", "", "x\(sign)y"])
    #expect(
      CSVLine(Array("  1   22 \"a b\" c ".utf8)[...], separator: 0x20).cells.map(\.text) == [
        "1", "22", "a b", "c",
      ])
    // A quote within a word closes nothing.
    let json = Array(#"{"t": 0, "x": 1}"#.utf8)[...]
    #expect(CSVLine(json, separator: 0x20).cells.map(\.text) == [#"{"t":"#, "0,", #"x":"#, "1}"])
  }

  @Test("the short way to the texts of a line gives what the careful one gives")
  func shortWay() {
    for line in ["1, 2 ,3", "", ",", " a;b ,c\r", "\"1,2\",3", "'=1+1,#,\\u0023", "é,ü", "1;2;;3", "a b  c"] {
      for separator in [0x2C, 0x3B, 0x20] as [UInt8] {
        let bytes = Array(line.utf8)[...]
        #expect(
          CSVLine.texts(bytes, separator: separator)
            == CSVLine(bytes, separator: separator).cells.map(\.text),
          "'\(line)' at \(separator)")
      }
    }
  }
}
