import PullToRefresh
import Testing

@Suite("A value on its way")
struct AnimatedValueTests {
  private let flip = AnimatedValue(from: 0, to: 180, start: 1, duration: 0.2)

  @Test("it rests before and after, and is half way at half time")
  func ends() {
    #expect(flip.value(at: 0) == 0)
    #expect(flip.value(at: 1) == 0)
    #expect(abs(flip.value(at: 1.1) - 90) < 1e-9)
    #expect(flip.value(at: 1.2) == 180)
    #expect(flip.value(at: 9) == 180)
  }

  @Test("by itself it is slow at both ends, linear it is not")
  func curves() {
    // cubic-bezier(.42, 0, .58, 1) is at 0.1292 after a quarter of its time (any CSS tool).
    #expect(abs(flip.value(at: 1.05) - 180 * 0.1292) < 0.02)
    let linear = AnimatedValue(from: 0, to: 180, start: 1, duration: 0.2, isLinear: true)
    #expect(abs(linear.value(at: 1.05) - 45) < 1e-9)
  }

  @Test("turned on the way it goes on from what shows")
  func turned() {
    let back = flip.turned(to: 0, at: 1.1, duration: 0.4)
    #expect(abs(back.value(at: 1.1) - 90) < 1e-9)
    #expect(back.value(at: 1.5) == 0)
    #expect(flip.turned(to: 7, at: 1.1, duration: 0).value(at: 1.1) == 7)
  }

  @Test("a value that stays is the same at any time")
  func constant() { #expect(AnimatedValue(3).value(at: -1) == 3) }
}
