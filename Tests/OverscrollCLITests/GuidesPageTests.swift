import Foundation
import Testing

@testable import OverscrollCLI

@Suite("The list of guides")
struct GuidesPageTests {
  private static let sources = #filePath.split(separator: "/").dropLast(3).joined(separator: "/") + "/Sources"

  private static func pages(of module: String) throws -> Set<String> {
    let folder = "/\(sources)/\(module)/Documentation.docc"
    let names = try FileManager.default.contentsOfDirectory(atPath: folder)
    return Set(names.filter { $0.hasSuffix(".md") }.map { String($0.dropLast(3)) })
  }

  // The index of the reference is no guide; how a corpus is packed stands with its format.
  @Test("every guide there is, and no other, once")
  func all() throws {
    var expected = try Self.pages(of: "OverscrollCLI").subtracting(["OverscrollCLI"])
    #expect(try Self.pages(of: "TraceStorage").contains("PackedCorpus"))
    expected.insert("PackedCorpus")
    #expect(Set(GuidesPage.guides.map(\.name)) == expected)
    #expect(GuidesPage.guides.count == expected.count)
  }

  @Test("a guide a line, and where they are")
  func text() {
    let lines = GuidesPage.text().split(separator: "\n")
    for guide in GuidesPage.guides {
      #expect(lines.contains { $0.contains("\(guide.name) ") && $0.hasSuffix(guide.shows) })
    }
    #expect(GuidesPage.text().contains("share/doc/overscroll/guides"))
  }

  @Test("the name of a guide, however it is written, leads to where it is")
  func oneGuide() {
    for name in ["ReadTheReport", "readthereport", "ReadTheReport.md"] {
      let ending = overscroll("help", name)
      #expect(ending.status == 0)
      #expect(
        ending.output.contains("read a report") && ending.output.contains("file ReadTheReport.md."))
    }
    let near = overscroll("help", "readthereprot")
    #expect(near.status == 2 && near.messages.contains("'readthereprot'; did you mean 'ReadTheReport'?"))
    let none = overscroll("help", "nothing-like-it")
    #expect(
      none.status == 2
        && none.messages.contains(
          "unknown command, topic or guide 'nothing-like-it'; 'overscroll help' lists them")
    )
  }
}
