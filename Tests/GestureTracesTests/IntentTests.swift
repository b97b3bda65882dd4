import GestureTraces
import Testing

@Suite("Intents")
struct IntentTests {
  @Test("names are those of the trace format")
  func names() {
    #expect(
      Intent.allCases.map(\.rawValue) == [
        "pull", "pull-cancel", "scroll", "fling", "dither", "horizontal", "diagonal", "tap", "pinch", "free",
      ])
  }
}
