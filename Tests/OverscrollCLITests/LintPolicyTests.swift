import TestSamples
import Testing

@testable import TextFormats
@testable import ScrollPhysics

/// What `engines --lint` says. What it finds is tested with the linter itself.
@Suite("engines --lint")
struct LintPolicyTests {
  private let folder = TemporaryFolder()

  private func lint(_ keys: String, _ words: [String] = []) -> RunningBinary.Ending {
    folder.write(#"{"schema":"overscroll-policy/1","# + keys + "}", to: "p.json")
    return overscroll(["engines", "--lint", "p.json"] + words, in: folder)
  }

  @Test("a policy without a finding says so and exits with 0")
  func clean() {
    #expect(
      lint(#""threshold":{"points":110},"strict":true,"moment":"crossing""#)
        == .init(
          status: 0, signal: nil, output: "p.json: nothing to find on uikit, in a viewport of 667 pt\n",
          messages: ""))
  }

  @Test("a finding says where, what and what to do, and exits with 1")
  func finding() {
    #expect(
      lint(#""threshold":{"viewport_share":0.2,"min":100,"max":50}"#)
        == .init(
          status: 1, signal: nil,
          output:
            "p.json: $.threshold.min is 100; it must be at most 'max', which is 50; lower one or raise the other\n",
          messages: ""))
    let unreachable = lint(#""threshold":{"points":400}"#)
    #expect(unreachable.status == 1)
    // 667·400 / (0.55·267) = 1816.8 pt.
    #expect(
      unreachable.output
        == "p.json: $.threshold.points of 400 pt needs 1817 pt of finger travel on uikit, 2.7 times the length of the viewport of 667 pt: one drag has at most its length; choose a smaller threshold, or a fraction of the viewport\n"
    )
  }

  @Test("model and viewport count")
  func scene() {
    #expect(lint(#""threshold":{"points":110}"#, ["--model", "adwaita"]).status == 1)
    #expect(lint(#""threshold":{"points":150}"#).status == 0)
    #expect(lint(#""threshold":{"points":150}"#, ["--viewport", "300"]).status == 1)
  }

  @Test("a file that is no policy is told in full, exits with 2, and the others are still looked at")
  func unreadable() {
    folder.write(#"{"schema":"overscroll-policy/1","strict":1}"#, to: "bad.json")
    let ending = lint(#""threshold":{"points":110}"#, ["bad.json", "mrefresh-fixed"])
    #expect(ending.status == 2)
    #expect(
      ending.messages == """
        error: bad.json: $.threshold is absent; add {"points":…} or {"viewport_share":…}
        error: bad.json: $.strict is 1; it must be true or false

        """)
    #expect(ending.output.split(separator: "\n").count == 2)
  }

  @Test("as JSON, an object a line with rule, path, words and proof")
  func json() throws {
    let ending = overscroll("engines", "--lint", "--json", "isalternative", "isalternative-fixed")
    #expect(ending.status == 1)
    let lines = ending.output.split(separator: "\n")
    #expect(lines.count == 2)
    let first = try JSONReader.value(of: Array(lines[0].utf8))
    #expect(first["schema"]?.string == "overscroll-lint/1" && first["engine"]?.string == "isalternative")
    let finding = try #require(first["findings"]?.array?.first)
    #expect(finding["rule"]?.string == "fires-twice" && finding["path"]?.string == "$.rearm")
    #expect(finding["trigger_ms"]?.array?.count == 2)
    let second = try JSONReader.value(of: Array(lines[1].utf8))
    #expect(second["findings"]?.array?.isEmpty == true)
  }

  @Test("without a name, with a wrong one, or with an option that is not its own, the call is a mistake")
  func mistakes() {
    for words in [
      ["--lint"], ["--lint", "mrefrsh"], ["--model", "uikit"], ["--lint", "--policy", "mrefresh"],
    ] {
      let ending = overscroll(["engines"] + words, in: folder)
      #expect(ending.status == 2 && ending.output.isEmpty, "\(words)")
      #expect(ending.messages.hasSuffix("Read on: overscroll engines --help\n"), "\(ending.messages)")
    }
  }
}
