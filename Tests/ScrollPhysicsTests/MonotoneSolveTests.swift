import Testing

@testable import ScrollPhysics

@Suite("Monotone solve")
struct MonotoneSolveTests {
  @Test("the first double past the level is found, rising and falling")
  func exact() {
    // The double nearest to √2 is above it.
    #expect(passing(2, rising: true, from: 0, to: 2) { $0 * $0 } == 2.0.squareRoot())
    #expect(passing(-3, rising: false, from: 0, to: 10) { -$0 } == 3)
  }

  @Test("a time past a level that is only approached from below is found, one never reached is infinite")
  func past() {
    #expect(timePast(100, rising: true, after: 5) { $0 } == 133)
    #expect(timePast(1, rising: true, after: 0) { _ in 0 } == .infinity)
  }
}
