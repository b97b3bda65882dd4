import Testing

@testable import ScrollPhysics

/// The quick ways to a settle time against the slow ones: the same halvings, one evaluation each.
@Suite("Settling of a spring")
struct SpringMotionSettlingTests {
  /// Critically damped motions let go at rest, thrown out and in, soft and stiff.
  private static let motions = [2.0, 10, 24, 80].flatMap { frequency in
    [(100.0, 0.0), (-177, 1279), (50, -4000), (0, -2500), (-30, -900), (0.7, 0), (4000, -30)].map {
      SpringMotion(spring: Spring(frequency: frequency, dampingRatio: 1), displacement: $0, velocity: $1)
    }
  }

  @Test(
    "a displacement is passed at the same double whether each halving is evaluated or only those that must be"
  )
  func sameDouble() throws {
    var found = 0
    for motion in Self.motions {
      let start = motion.firstTurn ?? 0
      let reach = motion.displacement(at: start)
      for share in [0.999, 0.9, 0.5, 0.1, 1e-2, 1e-4, 1e-7] {
        let level = reach * share
        let (rising, high) = (reach < 0, start + 40 / motion.decay)
        let plain = passing(level, rising: rising, from: start, to: high) { motion.displacement(at: $0) }
        guard let sure = motion.sureTimes(around: level, from: start, to: high, rounding: 0) else { continue }
        found += 1
        #expect(sure.before < plain && plain < sure.past)
        // No more than the ten last halvings or so are left to be evaluated.
        #expect(sure.past - sure.before < 1e-9)
        let quick = passing(level, rising: rising, from: start, to: high, sure: sure) {
          motion.displacement(at: $0)
        }
        #expect(quick == plain, "\(motion) at \(level)")
      }
    }
    // Near a turn, where the speed is next to nothing, none is found; elsewhere always.
    #expect(found > Self.motions.count * 5)
  }

  @Test("a settle time is the later of the last time that is too far and the last that is too fast")
  func later() {
    for ratio in [0.3, 1, 1.1, 3] {
      for motion in Self.motions {
        let motion = SpringMotion(
          spring: Spring(frequency: motion.spring.frequency, dampingRatio: ratio),
          displacement: motion.displacement, velocity: motion.velocity)
        for (distance, speed) in [(0.5, 10.0), (0.5, 0.01), (1.0 / 6, 1e-3), (50, 1)] {
          let near = motion.lastTimeOutside(distance), slow = motion.derivative.lastTimeOutside(speed)
          #expect(motion.settleTime(Tolerance(distance: distance, speed: speed)) == max(near, slow))
        }
      }
    }
  }
}
