import Foundation
import Testing
import TextFormats

@testable import ReplayPages

/// Its doings in a browser are proven by `tools/prove lab`.
@Suite("The page of the lab")
struct LabPageTests {
  private let page = LabPage.html(module: "H4sIAA==", tool: "overscroll <0>")

  /// The text between two texts, each there once.
  private func part(after start: String, before end: String) throws -> String {
    let first = try #require(page.firstRange(of: start))
    let last = try #require(page[first.upperBound...].firstRange(of: end))
    return String(page[first.upperBound..<last.lowerBound])
  }

  @Test("its policy names its own script and style sheet, and lets nothing else in")
  func policy() throws {
    let style = try part(after: "<style>", before: "</style>")
    let script = try part(after: "<script>\"use strict\"", before: "</script>")
    let policy = try part(after: "content=\"default-src ", before: "\"/>")
    #expect(policy.hasPrefix("'none'; style-src 'sha256-\(SHA256.base64(of: style))'; "))
    #expect(
      policy.contains(
        "script-src 'sha256-\(SHA256.base64(of: "\"use strict\"" + script))' 'wasm-unsafe-eval'; "))
    #expect(policy.hasSuffix("img-src data:; base-uri 'none'; form-action 'none'"))
  }

  @Test("it has the module as it was given, and the program's name escaped")
  func contents() throws {
    #expect(try part(after: "id=\"module\">", before: "</script>") == "H4sIAA==")
    #expect(page.contains("<body data-tool=\"overscroll &lt;0&gt; lab\">"))
    #expect(page.contains("<section id=\"tune\""))
  }

  @Test("its timeline is a report's: the same code and the same style")
  func timeline() throws {
    let report = try SamplePage.plain.get()
    let root = "/" + #filePath.split(separator: "/").dropLast(4).joined(separator: "/")
    let timeline = root + "/Sources/ReplayPages/HTML/Timeline"
    for file in try FileManager.default.contentsOfDirectory(atPath: timeline) {
      let text = try String(contentsOfFile: "\(timeline)/\(file)", encoding: .utf8)
      #expect(page.contains(text) && report.contains(text))
    }
  }
}
