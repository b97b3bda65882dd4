import Reference
import ScrollPhysics

typealias CTracker = (
  UnsafePointer<Double>?, UnsafePointer<Double>?, UnsafeMutablePointer<Double>?, Int32
) -> Void

/// A finger that is seen each 8 ms, to and fro in some 20 samples a stroke, with a pause of 60 ms after every 40.
let fingerTimes = Column { Double($0) * 0.008 + Double($0 / 40) * 0.052 }
/// Where it is, in points: parabolas one after the other.
let fingerPositions = Column { index in
  let share = Double(index % 40) / 20 - 1
  return Double(index / 40 % 7) * 10 + 300 * share * share
}

/// The velocity after each sample, by a tracker that takes them one by one.
@inline(__always)
func track(_ velocity: (_ position: Double, _ time: Double) -> Double) {
  let (times, positions, output) = (fingerTimes.values, fingerPositions.values, ours.values)
  for index in 0..<count { output[index] = velocity(positions[index], times[index]) }
}

func compareTracker(_ name: String, _ c: CTracker, swift: () -> Void) {
  compare(
    name, swift: swift,
    c: { c(fingerTimes.input, fingerPositions.input, theirs.output, Int32(count)) })
}

func compareTrackers() {
  printHeader("velocity tracker")
  compareTracker("lsq2", c_lsq2) {
    var tracker = VelocityTracker()
    track {
      tracker.add(position: $0, at: $1)
      return tracker.velocity(at: $1)
    }
  }
  compareTracker("iOS weighted", c_weighted_ios) { trackWeighted(.ios) }
  compareTracker("macOS weighted", c_weighted_macos) { trackWeighted(.macos) }
  compareTracker("Gecko mean", c_gecko_mean) {
    var tracker = GeckoMeanTracker(position: fingerPositions.values[0], at: fingerTimes.values[0])
    track {
      tracker.add(position: $0, at: $1)
      return tracker.velocity(at: $1)
    }
  }
  compareTracker("AOSP impulse", c_impulse) {
    var tracker = ImpulseTracker()
    track {
      tracker.add(position: $0, at: $1)
      return tracker.velocity(at: $1)
    }
  }
}

func trackWeighted(_ empty: FlutterWeightedTracker) {
  var tracker = empty
  track {
    tracker.add(position: $0, at: $1)
    return tracker.estimate(at: $1).velocity
  }
}
