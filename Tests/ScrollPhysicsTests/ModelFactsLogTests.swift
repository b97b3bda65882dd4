import ScrollPhysics
import TestSamples
import Testing

/// What every model says of itself and of its original: each word of a list and each constant, as a golden file.
@Suite("What every model says of itself")
struct ModelFactsLogTests {
  private struct Lines: ModelFactList {
    var lines: [String] = []

    mutating func constant(
      _ name: StaticString, _ value: Double, _ unit: ConstantUnit, _ source: StaticString, key: StaticString?
    ) {
      let key = key.map { "\($0)" } ?? "\(name)"
      lines.append("constant \(name): \(value) \(unit.symbol); \(source); \(key)\(unit.suffix)")
    }

    mutating func quirk(_ state: QuirkState, _ name: StaticString?, _ text: StaticString) {
      lines.append("quirk \(state) \(name.map { "\($0)" } ?? ""): \(text)")
    }

    mutating func calculation(_ name: StaticString) { lines.append("calculation \(name)") }
  }

  private static func lines(_ model: ScrollModel) -> [String] {
    let facts = model.facts
    var lines = ["", "# \(model.name), \(model.form), \(facts.family.heading)", "\(facts.summary)"]
    lines.append("\(facts.source)")
    lines.append("fixed: \(text(facts.fixed)); release: \(text(facts.release))")
    lines.append("cases: \(facts.cases.map { "\($0.file) \($0.upstream) \($0.derived)" } ?? "none")")
    lines += ["known: \(facts.known)", "inferred: \(facts.inferred)", "unknown: \(facts.unknown)"]
    let promises = (0...UInt8.max).compactMap(CertificateProperty.init(rawValue:)).map {
      "\($0) \(model.promise(of: $0))"
    }
    lines.append("promises: \(promises.joined(separator: ", "))")
    return lines + model.listed(in: Lines()).lines
  }

  private static func text(_ text: StaticString?) -> String { text.map { "\($0)" } ?? "none" }

  @Test("every fact and constant is that of the golden file")
  func golden() {
    let text = ScrollModel.all.flatMap(Self.lines).joined(separator: "\n") + "\n"
    #expect(Golden.difference(of: text, from: "model-facts.txt") == nil)
  }
}
