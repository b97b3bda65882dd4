import PullToRefresh
import Testing
import TraceReplay

@Suite("Effects of an event")
struct RefreshEffectsTests {
  private var effects: RefreshEffects {
    var effects = RefreshEffects()
    effects.append(.enter(2))
    effects.append(.setTopInset(80, duration: 0.2))
    effects.append(.trigger(.contact))
    effects.append(.note(.progress, 0.5))
    effects.append(.scroll(to: -80, animated: false))
    effects.append(.callback)
    return effects
  }

  @Test("are a sequence in their order")
  func sequence() {
    #expect(Array(effects).count == 6)
    #expect(effects.contains(.callback))
    #expect(effects.first { if case .trigger = $0 { true } else { false } } == .trigger(.contact))
    #expect(Array(RefreshEffects()).isEmpty)
  }

  @Test("print what they hold")
  func description() {
    #expect(
      "\(effects)"
        == "[enter(2), setTopInset(80.0, duration: 0.2), trigger(contact), note(progress, 0.5), scroll(to: -80.0, animated: false), callback]"
    )
    #expect("\(RefreshEffects())" == "[]")
  }
}
