import ScrollPhysics
import Testing

@Suite("Springs by duration and bounce")
struct SpringBounceTests {
  @Test("without bounce it is critical, with it swings, below 0 it creeps")
  func damping() {
    #expect(Spring(duration: 0.5, bounce: 0).dampingRatio == 1)
    #expect(abs(Spring(duration: 0.5, bounce: 0.3).dampingRatio - 0.7) < 1e-15)
    #expect(Spring(duration: 0.5, bounce: -0.5).dampingRatio == 2)
  }

  @Test("stiffness and damping coefficient are the equation's")
  func coefficients() {
    // By hand: ω = 2π/0.5, k = m·ω² = 16π²·2, c = 2·0.7·4π·2.
    let spring = Spring(duration: 0.5, bounce: 0.3)
    #expect(abs(spring.stiffness(mass: 2) - 32 * Double.pi * .pi) < 1e-10)
    #expect(abs(spring.dampingCoefficient(mass: 2) - 11.2 * .pi) < 1e-12)
    // m·x″ + c·x′ + k·x = 0 at the start.
    let motion = SpringMotion(spring: spring, displacement: 3, velocity: -5)
    let force =
      2 * motion.acceleration + spring.dampingCoefficient(mass: 2) * -5 + spring.stiffness(mass: 2) * 3
    #expect(abs(force) < 1e-10)
  }
}
