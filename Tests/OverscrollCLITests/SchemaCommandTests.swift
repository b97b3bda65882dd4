import TestSamples
import TextFormats
import Testing

@testable import OverscrollCLI

/// That every output is what its schema says is proven by `tools/prove schemas`, with a validator of its own.
@Suite("schema")
struct SchemaCommandTests {
  @Test("each schema is JSON of draft 2020-12 that names itself", arguments: OutputSchema.all)
  func schemas(schema: OutputSchema) throws {
    let value = try JSONReader.value(of: Array(schema.page.text.utf8))
    #expect(value["$schema"]?.string == "https://json-schema.org/draft/2020-12/schema")
    #expect(
      value["description"]?.string?.hasSuffix("Within a version keys and words are only added.") == true)
    if schema.name != "curve" {
      #expect(value["title"]?.string == schema.page.title)
      #expect(value["properties"]?["schema"]?["const"]?.string == schema.page.title)
      #expect(value["required"]?.array?.contains(.string("schema")) == true)
    }
  }

  @Test("a schema is printed by its name, with or without version and program")
  func names() {
    let report = OutputSchema.all.first { $0.name == "report" }?.page.text ?? ""
    for name in ["report", "report/2", "overscroll-report/2"] {
      #expect(
        overscroll("schema", name) == .init(status: 0, signal: nil, output: report, messages: ""), "\(name)")
    }
    #expect(overscroll("schema", "replay").output == overscroll("schema", "replay/2").output)
    #expect(overscroll("schema", "replay/1").output.contains("overscroll-replay/1"))
  }

  @Test("without a name it lists them; a name nearly right brings the one that was meant")
  func list() {
    let list = overscroll("schema")
    #expect(list.status == 0)
    for schema in OutputSchema.all { #expect(list.output.contains("  \(schema.name) ")) }
    #expect(
      overscroll("schema", "reprot").messages.contains("unknown schema 'reprot'; did you mean 'report'?"))
  }
}
