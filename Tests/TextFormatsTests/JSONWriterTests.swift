import TextFormats
import Testing

@Suite("JSON writer")
struct JSONWriterTests {
  @Test(
    "numbers are the shortest, laid out as ECMAScript does",
    // By the rules of ECMA-262, Number::toString, worked by hand; 1e21 and -0 as the trace format has them.
    arguments: [
      (0, "0"), (-0.0, "-0"), (1, "1"), (-12, "-12"), (0.5, "0.5"), (0.1 + 0.2, "0.30000000000000004"),
      (0.00001, "0.00001"), (0.000001, "0.000001"), (1e-7, "1e-7"), (1.5e-7, "1.5e-7"), (123.456, "123.456"),
      (1e20, "100000000000000000000"), (1e21, "1e21"), (1.25e25, "1.25e25"),
      (.leastNonzeroMagnitude, "5e-324"),
      (9_007_199_254_740_991, "9007199254740991"), (-1e16, "-10000000000000000"),
      (1.7976931348623157e308, "1.7976931348623157e308"), (10.5165, "10.5165"),
    ] as [(Double, String)])
  func numbers(_ value: Double, _ expected: String) {
    #expect(JSONWriter.text(of: value) == expected)
  }

  @Test("only the escapes JSON demands are written")
  func escapes() {
    var json = JSONWriter()
    json.value("\"\\/\u{8}\u{C}\n\r\t\u{0}\u{1F}\u{7F}é😀" as String?)
    #expect(json.text == "\"\\\"\\\\/\\b\\f\\n\\r\\t\\u0000\\u001f\u{7F}é😀\"")
  }

  @Test("a text from outside is quoted whole up to 40 characters, and then cut")
  func quoted() {
    let most = String(repeating: "é", count: 38) + "\n\u{7}"
    let shown = String(repeating: "é", count: 38) + "\\n\\u0007"
    #expect(JSONWriter.quoted(most) == "\"\(shown)\"")
    #expect(JSONWriter.quoted(most + "x") == "\"\(shown)…\"")
    #expect(JSONWriter.quoted("") == "\"\"")
  }

  @Test("objects and lists are closed, separated and nested without spaces")
  func nesting() {
    var json = JSONWriter()
    json.object { json in
      json.member("t", 12)
      json.member("dy", nil as Double?)
      json.member("bad", Double.infinity)
      json.member("ok", true)
      json.member("name", "x")
      json.key("list")
      json.array { json in
        json.value(1.5)
        json.array { _ in }
        json.object { json in json.member("a", JSONValue.null) }
      }
      json.key("last")
      json.object { _ in }
    }
    json.endLine()
    json.value(2)
    #expect(
      json.text == #"{"t":12,"dy":null,"bad":null,"ok":true,"name":"x","list":[1.5,[],{"a":null}],"last":{}}"#
        + "\n2")
  }

  @Test("a member that is an object, or a list of anything, has its key before it")
  func members() {
    var json = JSONWriter()
    json.object { json in
      json.object("inner") { $0.member("a", 1) }
      json.list("texts", ["x", "\n"])
      json.list("whole", [1, -2])
      json.list("numbers", [0.5, nil, .nan] as [Double?])
      json.list("pairs", [1, 2]) { json, number in json.array { $0.value(number) } }
      json.objects("objects", [true, false]) { json, truth in json.member("is", truth) }
      json.list("none", [] as [String])
    }
    #expect(
      json.text == #"{"inner":{"a":1},"texts":["x","\n"],"whole":[1,-2],"numbers":[0.5,null,null],"#
        + #""pairs":[[1],[2]],"objects":[{"is":true},{"is":false}],"none":[]}"#)
  }

  @Test("canonical text is written back byte for byte")
  func roundTrip() throws {
    let text =
      #"{"z":1,"a":[0.1,-0,1e21,18446744073709551615,"é\n\u0001/"],"n":{"o":{},"p":[]},"q":null,"r":false}"#
    var json = JSONWriter()
    json.value(try JSONReader.value(of: Array(text.utf8)))
    #expect(json.text == text)
  }
}
