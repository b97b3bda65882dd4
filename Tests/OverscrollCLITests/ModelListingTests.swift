import Testing
import TextFormats

@testable import FileAccess

@testable import SystemChecks

@Suite("The list and the pages of models")
struct ModelListingTests {
  @Test("nothing is wider than 80 columns, and the list has one line for each model")
  func width() {
    let list = ModelListing.list(ModelEntries.all)
    for line in list.split(separator: "\n") { #expect(TextColumns.width(of: line) <= 80, "\(line)") }
    #expect(
      list.split(separator: "\n").filter { $0.hasPrefix("  ") }.count == ModelEntries.all.count)
    for width in [60, 80] {
      for line in ModelListing.names(ModelEntries.all, width: width).split(separator: "\n") {
        #expect(TextColumns.width(of: line) <= width, "\(line)")
      }
    }
    for entry in ModelEntries.all {
      for line in ModelListing.page(entry).split(separator: "\n") {
        #expect(TextColumns.width(of: line) <= 80, "\(entry.name): \(line)")
      }
      let heads = ModelListing.page(entry).split(separator: "\n").filter { $0.hasSuffix("  source") }
      #expect(heads.count == 1, "one table: \(entry.name)")
    }
  }

  @Test("the documentation's table has a row for each model")
  func documentation() throws {
    let path = "Sources/ScrollPhysics/Documentation.docc/ScrollModels.md"
    let table = String(decoding: try FileIO.contents(of: path), as: UTF8.self)
    for entry in ModelEntries.all { #expect(table.contains("`\(entry.name)`"), "\(entry.name)") }
  }
}
