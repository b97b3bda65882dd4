import PullToRefresh
import Testing

@Suite("Refresh effects")
struct RefreshEffectsTests {
  @Test("effects keep their order")
  func order() {
    var effects = RefreshEffects()
    effects.append(.trigger(.contact))
    effects.append(.callback)
    #expect(effects.count == 2)
    #expect(effects[0] == .trigger(.contact))
    #expect(effects[1] == .callback)
  }

  // 16 is what Contract.md lets an engine answer to an event.
  @Test("an event has 16 effects at most, and the next one has room for as many")
  func capacity() throws {
    try #require(RefreshEffects.capacity == 16)
    var effects = RefreshEffects()
    for event in 0..<2 {
      effects.removeAll()
      #expect(effects.count == 0)
      let all = (0..<16).map { RefreshEffect.enter(UInt8(16 * event + $0)) }
      for effect in all { effects.append(effect) }
      let kept = (0..<effects.count).map { effects[$0] }
      #expect(kept == all)
    }
  }
}
