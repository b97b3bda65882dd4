import GestureTraces
import ReplayStatistics
import Testing

@testable import ReplayReport
@testable import TraceReplay

@Suite("Metric sample")
struct MetricSampleTests {
  // By hand: 1, 2, 3, 4, 5, 100 have the mean 115/6, the median 3.5; six values' interval is their range.
  @Test("a summary is of the finite values, the others are counted")
  func finite() {
    var sample = MetricSample()
    for value in [3, .infinity, 1, 2, 100, .nan, 4, 5, nil] as [Double?] { sample.add(value) }
    let summary = sample.summary
    #expect(summary.count == 6 && summary.infinite == 2)
    #expect(summary.mean == 115.0 / 6 && summary.median == 3.5)
    #expect(summary.medianBounds == MedianInterval(low: 1, high: 100))
  }

  // The sum of three times 0.1 is 0.30000000000000004, a third of it more than 0.1.
  @Test("a mean lies within the least and the greatest, whatever a sum rounds to")
  func mean() {
    var sample = MetricSample()
    for _ in 0..<3 { sample.add(0.1) }
    #expect(sample.summary.mean == 0.1)
  }

  @Test("of infinite values alone there is no figure, and it is said")
  func infinite() {
    var sample = MetricSample()
    sample.add(-.infinity)
    #expect(sample.summary.mean == nil && sample.summary.median == nil)
    #expect(sample.summary.why(.velocityJump) == "none of 1 is finite")
  }

  @Test("a metric's name is its key without the unit")
  func names() {
    #expect(ReplayMetric.latency.name == "latency" && ReplayMetric.velocityJump.name == "velocity_jump")
    #expect(ReplayMetric.chatter.name == "chatter" && ReplayMetric.threshold.name == "threshold")
    #expect(Set(ReplayMetric.allCases.map(\.name)).count == ReplayMetric.allCases.count)
  }

  // T/2 and T/√12 at 60 Hz, 8.33 and 4.81 ms (ReplayReport.md, "Timing").
  @Test("the display's share is half a frame, give or take 0.29 of one")
  func floor() {
    let floor = FrameFloor(rate: 60)
    #expect(abs(floor.mean - 8.333333333333334) < 1e-12 && abs(floor.deviation - 4.811252243246881) < 1e-12)
  }
}
