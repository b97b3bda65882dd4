import ScrollPhysics
import Testing

@Suite("Flutter's carried momentum")
struct FlutterMomentumTests {
  @Test("the carried velocity is a power of the caught one, at most 40 000 pt/s")
  func carried() {
    // 0.000816·v^1.967 by Python's decimal with 40 digits.
    #expect(abs(FlutterMomentum.carried(1000) - 649.6660299405321) < 1e-10)
    #expect(abs(FlutterMomentum.carried(-2500) + 3939.47324957955) < 1e-9)
    #expect(FlutterMomentum.carried(1e5) == 40_000 && FlutterMomentum.carried(0) == 0)
  }

  @Test("it adds to a fling in its direction that is faster than half of it")
  func release() {
    let momentum = FlutterMomentum(catching: 1000, at: 0)
    let half = momentum.velocity / 2
    #expect(momentum.release(1000) == 1000 + momentum.velocity)
    #expect(momentum.release(half) == half && momentum.release(half.nextUp) > 2 * half)
    #expect(momentum.release(-1000) == -1000 && momentum.release(0) == 0)
    #expect(FlutterMomentum(catching: 0, at: 0).release(70) == 70)
  }

  @Test("a finger at rest for more than 20 ms loses it, at 20 ms it does not")
  func rest() {
    var momentum = FlutterMomentum(catching: 1000, at: 0)
    momentum.note(5, at: 1)
    momentum.note(0, at: 1.02)
    #expect(momentum.velocity != 0)
    momentum.note(0, at: 1.0201)
    #expect(momentum.velocity == 0)
    momentum.note(5, at: 1.03)
    #expect(momentum.velocity == 0)
  }
}
