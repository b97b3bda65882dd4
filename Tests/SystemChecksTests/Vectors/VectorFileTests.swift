import Testing

@testable import SystemChecks

@Suite("Vector file")
struct VectorFileTests {
  private static let good = #"{"id":"a","model":"m","inputs":{},"expected":1,"tolerance":{"abs":1}}"#

  private static func file(_ cases: String, schema: String = "overscroll-vectors/1") -> [UInt8] {
    Array(#"{"schema":"\#(schema)","peer":"p","cases":[\#(cases)]}"#.utf8)
  }

  @Test("cases come in order, unknown keys are ignored")
  func reading() throws {
    let second =
      #"{"id":"b","model":"m","inputs":{"x":1},"expected":[1],"tolerance":{"exact":true},"note":"n"}"#
    let file = try VectorFile(Self.file("\(Self.good),\(second)"), path: "f.json")
    #expect(file.cases.map(\.id) == ["a", "b"])
    #expect(file.cases[1].inputs["x"]?.double == 1)
  }

  @Test(
    "what is wrong is said with file and case",
    arguments: [
      (#"{"id":1}"#, #"f.json: case 1: no text "id"; give each case its own"#),
      (#"{"id":"a"}"#, #"f.json: a: no text "model"; name the calculation"#),
      (
        #"{"id":"a","model":"m","inputs":[]}"#, #"f.json: a: no object "inputs"; give the input numbers"#
      ),
      (#"{"id":"a","model":"m","inputs":{}}"#, #"f.json: a: no "expected"; give the expected result"#),
      (
        #"{"id":"a","model":"m","inputs":{},"expected":1}"#,
        #"f.json: a: no object "tolerance"; write for instance {"abs":1e-6}"#
      ),
      ("\(good),\(good)", "f.json: a: this id is used twice; give each case its own"),
    ])
  func mistakes(cases: String, message: String) {
    #expect {
      try VectorFile(Self.file(cases), path: "f.json")
    } throws: { "\($0)" == message }
  }

  @Test("text that is no JSON, another schema and a file without cases are refused")
  func wholeFile() {
    for (bytes, start) in [
      (Array("x".utf8), "f.json: line 1"), (Self.file("", schema: "other/1"), #"f.json: schema "other/1""#),
      (Array("{}".utf8), #"f.json: no "schema""#),
      (Array(#"{"schema":"overscroll-vectors/1"}"#.utf8), #"f.json: no list "cases""#),
      ([], "f.json: line 1"),
    ] {
      #expect {
        try VectorFile(bytes, path: "f.json")
      } throws: { "\($0)".hasPrefix(start) }
    }
  }
}
