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
}
