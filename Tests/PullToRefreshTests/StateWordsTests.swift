import PullToRefresh
import Testing

@Suite("State words")
struct StateWordsTests {
  @Test(
    "no state in which nothing is triggered is called by the word of the verdict",
    arguments: RefreshSystem.all)
  func stateWords(system: RefreshSystem) {
    let engine = RefreshEngine(system, viewport: 667, originalTopInset: 0)
    for state in 0..<engine.stateCount {
      let word = "\(engine.stateName(UInt8(state)))".lowercased()
      #expect(!word.contains("trigger") && !word.contains("fire"), "\(system.name) \(word)")
    }
  }
}
