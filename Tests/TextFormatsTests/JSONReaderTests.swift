import GestureTraces
import Testing
import TextFormats

@Suite("JSON reader")
struct JSONReaderTests {
  static func read(_ text: String) throws(JSONError) -> JSONValue {
    try JSONReader.value(of: Array(text.utf8))
  }

  static func problem(_ text: String) -> String? {
    do throws(JSONError) {
      _ = try read(text)
      return nil
    } catch { return error.description }
  }

  @Test("an object keeps the order of its keys")
  func order() throws {
    let value = try Self.read(#" { "b" : 1 , "a" : [ true , null , "x" ] , "é" : { } } "#)
    #expect(value.object?.members.map(\.key) == ["b", "a", "é"])
    #expect(value["b"]?.integer == 1)
    #expect(value["a"]?.array == [.bool(true), .null, .string("x")])
    #expect(value["none"] == nil)
  }

  @Test(
    "what RFC 8259 allows at the top is read",
    arguments: ["0", "-0", "\"\"", "[]", "{}", "null", " 1.5e+3\r\n"])
  func scalars(_ text: String) {
    #expect(Self.problem(text) == nil)
  }

  // Each breaks one rule of RFC 8259's grammar; the places were counted by hand.
  @Test(
    "what is wrong is said with its place",
    arguments: [
      ("", "line 1, column 1: the text ends where a value should be"),
      ("[1,]", "line 1, column 4: a value cannot begin with ']'"),
      ("[1 2]", "line 1, column 4: a comma or a closing bracket is missing"),
      (#"{"a":1 "b":2}"#, "line 1, column 8: a comma or a closing brace is missing"),
      ("{\"a\":1,}", "line 1, column 8: a key in double quotes is missing"),
      ("{\n\"a\" 1}", "line 2, column 5: a colon after the key is missing"),
      ("{\"a\":1,\"a\":2}", "line 1, column 8: the key \"a\" is there twice"),
      ("{\"a\":1,\"\\u0061\":2}", "line 1, column 8: the key \"a\" is there twice"),
      ("{'a':1}", "line 1, column 2: a key in double quotes is missing"),
      (
        "nul",
        "line 1, column 4: this word is not JSON; the only words without quotes are true, false and null"
      ),
      ("NaN", "line 1, column 1: a value cannot begin with 'N'"),
      ("-Infinity", "line 1, column 2: a digit is missing"),
      ("+1", "line 1, column 1: a value cannot begin with '+'"),
      (".5", "line 1, column 1: a value cannot begin with '.'"),
      ("1.", "line 1, column 3: the text ends: a digit after the point is missing"),
      ("1e", "line 1, column 3: the text ends: a digit of the exponent is missing"),
      ("01", "line 1, column 1: a number must not begin with 0 and another digit"),
      ("1e999", "line 1, column 6: 1e999 is greater than a double can hold, 1.8e308"),
      ("1 x", "line 1, column 3: text after the end of the value"),
      ("\"a\tb\"", "line 1, column 3: a control character in a string must be escaped"),
      ("\"abc", "line 1, column 5: the text ends within a string"),
      ("\"\\x\"", "line 1, column 3: JSON does not have this escape; write a backslash as \\\\"),
      ("\"\\u12g4\"", "line 1, column 4: four hexadecimal digits are missing"),
      ("\"\\ud800\"", "line 1, column 8: the second half of a surrogate pair is missing"),
      ("\"\\udc00\"", "line 1, column 8: half of a surrogate pair is alone"),
      ("\u{FEFF}1", "line 1, column 1: a value cannot begin with byte 0xef"),
    ])
  func problems(_ text: String, _ expected: String) {
    #expect(Self.problem(text) == expected)
  }

  @Test("escapes are undone, surrogate pairs joined")
  func escapes() throws {
    // U+1F600 is D83D DE00 in UTF-16 (Unicode core specification 3.9, table 3-5's rule).
    #expect(try Self.read(#""\"\\\/\b\f\n\r\té😀\ud83d\ude00x""#).string == "\"\\/\u{8}\u{C}\n\r\té😀😀x")
  }

  @Test(
    "bytes that are not UTF-8 are refused where they stand",
    // Overlong slash, lone continuation, surrogate half, beyond U+10FFFF, cut-off sequence (RFC 3629, 3 and 10).
    arguments: [[0xC0, 0xAF], [0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xE2, 0x82]] as [[UInt8]]
  )
  func notUTF8(_ wrong: [UInt8]) {
    for suffix in ["\"", "\\n\""] {
      let text = Array("[\"ab".utf8) + wrong + Array(suffix.utf8) + Array("]".utf8)
      let error = #expect(throws: JSONError.self) { _ = try JSONReader.value(of: text) }
      #expect(error?.problem == "these bytes are not UTF-8" && error?.offset == 4)
    }
  }

  @Test("nesting ends at 64, and deeper does not touch the stack")
  func depth() {
    func nested(_ count: Int) -> String {
      String(repeating: "[", count: count) + String(repeating: "]", count: count)
    }
    #expect(Self.problem(nested(JSONReader.deepest)) == nil)
    #expect(Self.problem(nested(JSONReader.deepest + 1)) == "line 1, column 65: nested more than 64 deep")
    #expect(
      Self.problem(String(repeating: "{\"a\":", count: 1_000_000))?.hasSuffix("nested more than 64 deep")
        == true)
  }

  @Test("a key that stands twice is found among thousands, and canonically equal keys are two")
  func keys() {
    let many = (0..<5000).map { "\"k\($0)\":0" }.joined(separator: ",")
    #expect(Self.problem("{\(many)}") == nil)
    #expect(Self.problem("{\(many),\"k17\":1}")?.hasSuffix("the key \"k17\" is there twice") == true)
    #expect(Self.problem("{\"\u{E9}\":1,\"e\u{301}\":2}") == nil)
  }

  @Test("any bytes give a value or an error")
  func anyBytes() {
    var random = SeededRandom(seed: 11)
    let valid = Array(#"{"a":[1,-2.5e3,"x\u00e9\n",true,null],"b":{"c":"é"}}"#.utf8)
    var values = 0
    for _ in 0..<20_000 {
      var bytes = valid
      for _ in 0...Int(random.next() % 3) {
        bytes[Int(random.next() % UInt64(bytes.count))] = UInt8(truncatingIfNeeded: random.next())
      }
      if random.next() % 4 == 0 { bytes.removeLast(Int(random.next() % UInt64(bytes.count))) }
      guard let value = try? JSONReader.value(of: bytes) else { continue }
      values += 1
      var json = JSONWriter()
      json.value(value)
      #expect(
        (try? JSONReader.value(of: json.bytes)) == value, "seed 11: \(String(decoding: bytes, as: UTF8.self))"
      )
    }
    #expect(values > 100)
  }
}
