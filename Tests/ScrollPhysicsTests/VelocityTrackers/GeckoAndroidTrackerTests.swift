import ScrollPhysics
import Testing

@Suite("Gecko Android velocity")
struct GeckoAndroidTrackerTests {
  private func tracker(_ samples: [(Double, Double)]) -> GeckoAndroidTracker {
    var tracker = GeckoAndroidTracker(position: samples[0].1, at: samples[0].0 / 1000)
    for (milliseconds, position) in samples.dropFirst() {
      tracker.add(position: position, at: milliseconds / 1000)
    }
    return tracker
  }

  @Test("pans of the vectors' notes have the velocities told there")
  func notes() {
    func pan(_ deltas: [Double]) -> Double {
      var samples = [(0.0, 0.0)]
      for (index, delta) in deltas.enumerated() where delta != 0 {
        samples.append((Double(index + 1) * 10, samples[samples.count - 1].1 + delta))
      }
      return abs(tracker(samples).velocity)
    }
    // firefox.json, notes: "android LSQ gives", in px/ms, to its last digit.
    #expect(abs(pan([0, 0, -21, -44, -52, -55, -53, -49, -46, -47]) - 6731) < 0.5)
    #expect(abs(pan([-6, -51, -55, 0, -53, -57, -60, -60, -56]) - 6385) < 0.5)
    #expect(abs(pan([0, 0, 14, 61, 41, 0, 45, 35]) - 4115) < 0.5)
  }

  @Test("flings recorded on a Pixel have Android's velocities", arguments: 0..<3)
  func recorded(index: Int) {
    let fling = AOSPFlings.all[index]
    // The samples less than 1 ms apart count as one here, as three in Android.
    #expect(abs(tracker(fling.samples).velocity / fling.leastSquares - 1) < 0.1)
  }

  @Test("two samples give their line, one nothing, and a gap of 40 ms begins anew")
  func few() {
    #expect(tracker([(0, 0)]).velocity == 0)
    #expect(abs(tracker([(0, 0), (8, 16)]).velocity - 2000) < 1e-9)
    #expect(tracker([(0, 0), (8, 16), (48, 99)]).velocity == 0)
    #expect(tracker([(0, 0), (8, 16), (47, 99)]).velocity != 0)
  }

  @Test("a sample within 1 ms takes the place of the one before")
  func merging() {
    #expect(tracker([(0, 0), (8, 10), (8.5, 16)]) != tracker([(0, 0), (8, 16)]))
    #expect(tracker([(0, 0), (8, 10), (8.5, 16)]).velocity == tracker([(0, 0), (8, 16)]).velocity)
  }
}
