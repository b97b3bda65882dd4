import ScrollPhysics
import Testing

@Suite("Uniform acceleration")
struct UniformAccelerationTests {
  @Test("the offset is the sum of the velocity over small steps")
  func integral() {
    let motion = UniformAcceleration(from: 10, velocity: -40, acceleration: 200)
    var way = 10.0
    // The midpoint rule is exact for a velocity that changes evenly.
    for index in 0..<100 { way += motion.velocity(at: (Double(index) + 0.5) * 0.01) * 0.01 }
    #expect(abs(motion.offset(at: 1) - way) < 1e-10)
  }

  @Test("it turns where its velocity is 0, if ever")
  func turn() {
    #expect(UniformAcceleration(from: 0, velocity: -40, acceleration: 200).turn == 0.2)
    #expect(UniformAcceleration(from: 0, velocity: 40, acceleration: 200).turn == nil)
    #expect(UniformAcceleration(from: 0, velocity: 40, acceleration: 0).turn == nil)
    #expect(UniformAcceleration(from: 0, velocity: 0, acceleration: 0).turn == nil)
  }
}
