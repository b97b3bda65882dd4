import Testing

@testable import TextFormats

@Suite("verify")
struct VerifyCommandTests {
  /// One case of a band of c = 0.5 and 100 pt, which shows 200 pt as 50 pt, by hand.
  private func vectors(_ model: String, expected: Int) -> String {
    #"{"schema":"overscroll-vectors/1","cases":[{"id":"p/1","model":"\#(model)","inputs":{"x":200,"dimension":100,"c":0.5},"expected":\#(expected),"tolerance":{"abs":1e-9}}]}"#
  }

  private func verify(_ vectors: String, _ options: String...) -> RunningBinary.Ending {
    var binary = RunningBinary()
    binary.input = vectors
    return binary.run(["verify", "-"] + options)
  }

  @Test("a pass ends with 0, a failure and an unknown calculation with 1")
  func status() {
    #expect(verify(vectors("uikit.rubberband", expected: 50)).status == 0)
    #expect(verify(vectors("uikit.rubberband", expected: 51)).status == 1)
    #expect(verify(vectors("uikit.rubberbandit", expected: 50)).status == 1)
  }

  @Test("a failure is shown with what was expected and what came")
  func failure() {
    #expect(
      verify(vectors("uikit.rubberband", expected: 51)).output == """
        calculation       cases  passed  failed  unsupported
        uikit.rubberband      1       0       1            0
        all                   1       0       1            0

        p/1
          expected 51
          got      50
          tolerance {"abs":1e-9}

        """)
  }

  @Test("--json prints one object of overscroll-verify/1")
  func json() throws {
    let ending = verify(vectors("uikit.rubberband", expected: 50), "--json")
    let json = try JSONReader.value(of: Array(ending.output.utf8))
    #expect(json["schema"]?.string == "overscroll-verify/1")
    #expect(json["by_model"]?["uikit.rubberband"]?["passed"]?.integer == 1)
  }

  @Test("files that are none end with 2 and one line")
  func mistakes() {
    let broken = verify("not json")
    #expect(broken.status == 2 && broken.output.isEmpty)
    #expect(
      broken.messages.hasPrefix("error: stdin: line 1") && broken.messages.split(separator: "\n").count == 1)
    let missing = RunningBinary().run(["verify", "/nonexistent/v.json"])
    #expect(missing.status == 2 && missing.messages.hasPrefix("error: /nonexistent/v.json: "))
  }
}
