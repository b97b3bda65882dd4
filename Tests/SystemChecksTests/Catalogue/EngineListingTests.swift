import PullToRefresh
import TestSamples
import Testing
import TextFormats

@testable import SystemChecks

@Suite("The list of engines")
struct EngineListingTests {
  private static let entries = RefreshSystem.all.map { EngineEntry($0, viewport: 700) }

  @Test("has every engine in its group, cut to a width", arguments: [110, 60])
  func tables(width: Int) {
    let table = EngineListing.table(Self.entries, width: width)
    #expect(Golden.difference(of: table, from: "engines-\(width).txt") == nil)
  }

  @Test("has an overview with the named ones first, in their order")
  func overview() {
    let overview = EngineListing.overview(
      Self.entries, main: ["sv", "mj", "none", "swiperefresh"], width: 90)
    #expect(Golden.difference(of: overview, from: "engines-overview.txt") == nil)
  }

  @Test("has the same as JSON, a key a line")
  func jsons() throws {
    let json = try JSONReader.value(
      of: Array(EngineList.format.json(EngineList(Self.entries, viewport: 700)).utf8))
    #expect(json["viewport_pt"]?.double == 700)
    let lines = try #require(json["engines"]?.array).flatMap { engine in
      (engine.object?.members ?? []).map { member -> String in
        var writer = JSONWriter()
        writer.value(member.value)
        return member.key == "name" ? "\(writer.text)\n" : "  \(member.key): \(writer.text)\n"
      }
    }
    #expect(Golden.difference(of: lines.joined(), from: "engines-json.txt") == nil)
  }
}
