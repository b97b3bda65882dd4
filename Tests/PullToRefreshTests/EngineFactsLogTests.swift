import PullToRefresh
import TestSamples
import Testing

/// What every engine says of itself and of its original, as a golden file.
@Suite("What every engine says of itself")
struct EngineFactsLogTests {
  private struct Lines: EngineQuirkList {
    var lines: [String] = []
    mutating func quirk(_ text: StaticString) { lines.append("quirk: \(text)") }
  }

  private static func lines(_ system: RefreshSystem) -> [String] {
    let facts = system.facts
    var lines = [
      "", "# \(system.name): \(facts.product), \(facts.group)", "\(facts.summary)", "\(facts.fidelity)",
    ]
    lines.append("on \(system.nativeModel.name), \(facts.list.dragStart)")
    lines.append("\(facts.source)")
    lines.append("fixed: \(system.fixing.map { "\($0.fixes); \($0.policy)" } ?? "none")")
    lines.append("\(RefreshEngine(system, viewport: 667, originalTopInset: 20).traits)")
    for viewport in [320.0, 1200] {
      let traits = RefreshEngine(system, viewport: viewport, originalTopInset: 20).traits
      lines.append("\(viewport.golden): threshold \(traits.threshold), inset \(traits.inset.height)")
    }
    return lines + system.quirks(in: Lines()).lines
  }

  @Test("every fact is that of the golden file")
  func golden() {
    let text = RefreshSystem.all.flatMap(Self.lines).joined(separator: "\n") + "\n"
    #expect(Golden.difference(of: text, from: "engine-facts.txt") == nil)
  }
}
