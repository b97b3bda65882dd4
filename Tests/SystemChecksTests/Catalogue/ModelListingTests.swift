import ScrollPhysics
import TestSamples
import Testing
import TextFormats

@testable import SystemChecks

@Suite("The list of models")
struct ModelListingTests {
  private static let entries = ScrollModel.all.map(ModelEntry.init)

  @Test("has the names by family, and a page for each model")
  func pages() {
    let pages = [ModelListing.names(Self.entries, width: 80)] + Self.entries.map(ModelListing.page)
    #expect(Golden.difference(of: pages.joined(separator: "\n"), from: "models-pages.txt") == nil)
  }

  @Test("has the same as JSON, a key a line")
  func jsons() throws {
    let json = try JSONReader.value(of: Array(ModelEntry.format.json(Self.entries).utf8))
    let lines = try #require(json["models"]?.array).flatMap { model in
      (model.object?.members ?? []).map { member -> String in
        var writer = JSONWriter()
        writer.value(member.value)
        return member.key == "name" ? "\(writer.text)\n" : "  \(member.key): \(writer.text)\n"
      }
    }
    #expect(Golden.difference(of: lines.joined(), from: "models-json.txt") == nil)
  }
}
