import FileAccess
import TestSamples
import Testing
import TextFormats

@testable import SystemChecks

/// One case of each calculation in `Tests/Conformance` as it stands, then with each of its inputs left out, of another kind, 0, negative,
/// half as large again and huge: the result, or the message that names the input. The unchanged results are those of the originals.
///
/// By hand: Adwaita's projection of 0.3 a second is 0.3 · 0.997 / (1 − 0.997) / 1000 = 0.0997 on a touchpad, and with 0.998 elsewhere
/// 0.1497; of half as much again and 0.25, 0.7, it is 0.2326.
@Suite("Calculations with changed inputs")
struct ChangedInputsTests {
  private static let files = [
    "android", "chromium", "firefox", "flutter", "gtk", "iscroll", "qt", "seeds", "uiscrollview", "web",
    "webkit_appkit",
  ]

  /// The first case of each calculation whose inputs are short enough to be read.
  private static func cases() throws -> [VectorCase] {
    var found: [String: VectorCase] = [:]
    for file in files {
      let path = ConformanceCases.path(file + ".json")
      for vector in try VectorFile(FileIO.contents(of: path), path: path).cases
      where found[vector.model] == nil && text(vector.question).utf8.count < 1500 {
        found[vector.model] = vector
      }
    }
    return found.values.sorted { $0.model < $1.model }
  }

  private static func text(_ value: JSONValue) -> String {
    var json = JSONWriter()
    json.value(value)
    return json.text
  }

  /// A result in one line; a long one by its beginning, its length and a sum of its bytes by place.
  private static func outcome(_ model: String, _ inputs: JSONValue) -> String {
    guard let calculation = Calculations.all[model] else { return "no such calculation" }
    do {
      let text = text(try calculation(inputs).rounded(decimals: 5))
      if text.utf8.count <= 100 { return text }
      let sum = text.utf8.reduce(UInt32(7)) { $0 &* 31 &+ UInt32($1) }
      return "\(text.prefix(70))… \(text.utf8.count) bytes, \(sum)"
    } catch { return "\(error)" }
  }

  /// The values to try in place of one: nil leaves the key out.
  private static func changes(of value: JSONValue) -> [(name: String, value: JSONValue?)] {
    let others: [(String, JSONValue?)] = [("without", nil), ("text", .string("odd")), ("null", .null)]
    switch value {
    case .number(let number):
      return others + [
        ("0", JSONValue(0)), ("negative", JSONValue(-1.5 - number.value)),
        ("more", JSONValue(number.value * 1.5 + 0.25)),
        ("1e12", JSONValue(1e12)),
      ]
    case .bool(let flag): return others + [("other", .bool(!flag))]
    case .string: return others + [("number", JSONValue(3))]
    case .array(let values):
      return others + [
        ("empty", .array([])), ("first", .array(Array(values.prefix(1)))), ("[null]", .array([.null])),
      ]
    default: return others + [("empty", .object(JSONObject()))]
    }
  }

  @Test("each input in turn")
  func each() throws {
    var text = ""
    for vector in try Self.cases() {
      guard let inputs = vector.question.object else { continue }
      text += "\(vector.model) \(vector.id): \(Self.outcome(vector.model, vector.question))\n"
      for member in inputs.members where member.key != "description" {
        for change in Self.changes(of: member.value) {
          var changed = JSONObject()
          for other in inputs.members {
            let value = other.key == member.key ? change.value : other.value
            if let value { changed[other.key] = value }
          }
          text += "  \(member.key) \(change.name): \(Self.outcome(vector.model, .object(changed)))\n"
        }
      }
    }
    #expect(Golden.difference(of: text, from: "changed-inputs.txt") == nil)
  }
}

/// Each format that this module writes, as the whole text that `overscroll schema` prints of it.
@Suite("Schemas of systems")
struct SystemSchemasTests {
  private static let pages: [SchemaPage] = [
    OffsetAnalysis.format.schema, CurveFit.format.schema, Verification.format.schema,
    ModelEntry.format.schema, ModelLint.format.schema,
    EngineLint.format.schema, EngineList.format.schema, Certificate.format.schema,
  ]

  @Test("every key with its type and its words", arguments: pages.indices)
  func schema(index: Int) {
    let page = Self.pages[index]
    let name = page.title.split(separator: "/")[0]
    #expect(
      Golden.difference(of: "\(page.title)\n\(page.source)\n\(page.text)", from: "schema-\(name).txt") == nil)
  }
}
