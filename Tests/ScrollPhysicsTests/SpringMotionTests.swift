import ScrollPhysics
import Testing

/// Motions of every kind of damping, thrown out, in, and from rest.
private let motions: [SpringMotion] = [0.01, 0.1, 0.5, 0.999_999, 1, 1.000_001, 1.1, 3].flatMap { ratio in
  [(100.0, 0.0), (-177, 1279), (50, -4000), (0, -2500), (-30, -900)].map { displacement, velocity in
    SpringMotion(
      spring: Spring(frequency: 10, dampingRatio: ratio), displacement: displacement, velocity: velocity)
  }
}

extension SpringMotion {
  /// Half of `v² + ω²·x²`.
  fileprivate func energy(at time: Double) -> Double {
    let (x, v) = (displacement(at: time), velocity(at: time))
    return (v * v + spring.frequency * spring.frequency * x * x) / 2
  }
}

@Suite("Spring motion")
struct SpringMotionTests {
  @Test("mass and stiffness, response and frequency name the same spring")
  func springs() {
    #expect(Spring(mass: 0.5, stiffness: 200, dampingRatio: 1.1).frequency == 20)
    #expect(abs(Spring(response: 0.5, dampingRatio: 1).frequency - 12.566370614359172) < 1e-14)
  }

  @Test("the closed form is what step by step integration gives", arguments: motions)
  func integration(motion: SpringMotion) {
    // Fourth-order Runge-Kutta; its error per second at ω·h = 0.001 is below 1e-12 of the amplitude.
    let (stiffness, damping) = (motion.spring.frequency * motion.spring.frequency, 2 * motion.spring.decay)
    var (x, v) = (motion.displacement, motion.velocity)
    let h = 1e-4
    func force(_ x: Double, _ v: Double) -> Double { -stiffness * x - damping * v }
    for step in 1...10_000 {
      let (x1, v1) = (v, force(x, v))
      let (x2, v2) = (v + h / 2 * v1, force(x + h / 2 * x1, v + h / 2 * v1))
      let (x3, v3) = (v + h / 2 * v2, force(x + h / 2 * x2, v + h / 2 * v2))
      let (x4, v4) = (v + h * v3, force(x + h * x3, v + h * v3))
      x += h / 6 * (x1 + 2 * x2 + 2 * x3 + x4)
      v += h / 6 * (v1 + 2 * v2 + 2 * v3 + v4)
      guard step % 500 == 0 else { continue }
      let time = Double(step) * h
      #expect(abs(motion.displacement(at: time) - x) < 1e-7)
      #expect(abs(motion.velocity(at: time) - v) < 1e-6)
    }
  }

  @Test("it starts as it was released", arguments: motions)
  func start(motion: SpringMotion) {
    #expect(motion.displacement(at: 0) == motion.displacement)
    #expect(motion.velocity(at: 0) == motion.velocity)
  }

  @Test("energy never grows", arguments: motions)
  func energy(motion: SpringMotion) {
    var last = motion.energy(at: 0)
    for time in stride(from: 0.001, to: 3, by: 0.001) {
      let now = motion.energy(at: time)
      #expect(now <= last * (1 + 1e-12))
      last = now
    }
  }

  @Test("a split motion is the same motion", arguments: motions)
  func split(motion: SpringMotion) {
    for time in [0.01, 0.1, 0.4] {
      let rest = SpringMotion(
        spring: motion.spring, displacement: motion.displacement(at: time),
        velocity: motion.velocity(at: time))
      #expect(abs(rest.displacement(at: 0.23) - motion.displacement(at: time + 0.23)) < 1e-9)
    }
  }

  @Test("the mirrored release is the mirror image to the bit", arguments: motions)
  func mirror(motion: SpringMotion) {
    let mirrored = SpringMotion(
      spring: motion.spring, displacement: -motion.displacement, velocity: -motion.velocity)
    for time in [0, 0.013, 0.2, 1.7] {
      #expect(mirrored.displacement(at: time) == -motion.displacement(at: time))
      #expect(mirrored.velocity(at: time) == -motion.velocity(at: time))
    }
    let tolerance = Tolerance(distance: 0.5, speed: 10)
    #expect(mirrored.settleTime(tolerance) == motion.settleTime(tolerance))
  }

  @Test("far away in time it is at rest, and huge times are no trouble")
  func end() {
    for motion in motions where motion.spring.dampingRatio > 0 {
      #expect(motion.displacement(at: .infinity) == 0)
      #expect(abs(motion.displacement(at: 1e6)) < 1e-9)
    }
    #expect(motions[0].displacement(at: .nan).isNaN)
  }
}

@Suite("Spring settling")
struct SpringSettlingTests {
  private let tolerance = Tolerance(distance: 0.5, speed: 10)

  @Test("the motion turns where its velocity changes sign, and nowhere else", arguments: motions)
  func turns(motion: SpringMotion) {
    var expected: [Double] = []
    // Not a part of any turn's time.
    let step = 0.98765e-4
    for index in 1..<15_000 {
      let (a, b) = (motion.velocity(at: Double(index - 1) * step), motion.velocity(at: Double(index) * step))
      if a * b < 0 { expected.append(Double(index) * step) }
    }
    var time = 0.0
    for moment in expected {
      let turn = motion.turn(after: time)
      #expect(abs(turn - moment) <= step)
      time = turn
    }
    #expect(motion.turn(after: time) > 14_998 * step)
  }

  @Test("it is outside the tolerance just before it settles and never after", arguments: motions)
  func settling(motion: SpringMotion) {
    let settled = motion.settleTime(tolerance)
    guard motion.spring.dampingRatio > 0 else {
      #expect(settled == .infinity)
      return
    }
    func isInside(_ time: Double) -> Bool {
      abs(motion.displacement(at: time)) <= 0.5 && abs(motion.velocity(at: time)) <= 10
    }
    #expect(!isInside(settled - 1e-6))
    for index in 1...2000 { #expect(isInside(settled + 1e-9 + Double(index) * 1e-3)) }
  }

  @Test("a motion that starts inside and stays there has settled at once")
  func atOnce() {
    let still = SpringMotion(spring: Spring(frequency: 10, dampingRatio: 1), displacement: 0.1, velocity: 0)
    #expect(still.settleTime(tolerance) == 0)
  }

  @Test("a critically damped spring from rest is within 0.5 % and slow when the equations say")
  func known() {
    // (1 + 10t)·e^(−10t) = 0.005, and 10⁴·t·e^(−10t) = 10 pt/s, both solved by mpmath 1.4 to 30 digits.
    let motion = SpringMotion(spring: Spring(frequency: 10, dampingRatio: 1), displacement: 100, velocity: 0)
    #expect(abs(motion.settleTime(Tolerance(distance: 0.5, speed: 1e9)) - 0.743012950028) < 1e-9)
    #expect(abs(motion.settleTime(Tolerance(distance: 1e9, speed: 10)) - 0.647277512439) < 1e-9)
  }
}
