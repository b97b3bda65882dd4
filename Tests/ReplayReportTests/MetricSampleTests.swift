import ReplayExperiments
import ReplayStatistics
import Testing

@testable import ReplayReport

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

  // The six people of MedianIntervalTests, their values in turn; each also had gestures without a value and with an infinite one.
  @Test("of several people the median's interval is by person, whatever the order of their gestures")
  func people() {
    var (sample, units) = (MetricSample(), GestureUnits())
    var sampling = Sampling(origin: "recorded")
    for number in 0..<12 {
      for person in 0..<6 {
        var label = TraceLabel()
        (label.subject, label.device) = ("p\(person)", "Pad")
        sampling.note(SampledUnit(label))
        units.append(SampledUnit(label))
        sample.add(number == 3 ? nil : number == 5 ? .infinity : Double(10 * person + values(before: number)))
      }
    }
    let summary = sample.summary(of: units, as: sampling)
    #expect(summary.count == 60 && summary.infinite == 6 && summary.median == 29.5)
    #expect(summary.medianBounds == MedianInterval(low: 5, high: 54))
    #expect(sample.summary.medianBounds == MedianInterval(low: 21, high: 38))
  }

  /// How many of the numbers below are neither 3 nor 5.
  private func values(before number: Int) -> Int { number - (number > 3 ? 1 : 0) - (number > 5 ? 1 : 0) }

  @Test("two people have no interval of a median, and it is said")
  func few() {
    var (sample, units) = (MetricSample(), GestureUnits())
    var sampling = Sampling(origin: "recorded")
    for number in 0..<20 {
      var label = TraceLabel()
      label.subject = number < 10 ? "ann" : "bob"
      sampling.note(SampledUnit(label))
      units.append(SampledUnit(label))
      sample.add(Double(number))
    }
    let summary = sample.summary(of: units, as: sampling)
    #expect(summary.median == 9.5 && summary.medianBounds == nil)
    #expect(summary.why(.latency) == "too few people for an interval: 2; 3 are needed")
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
    #expect(sample.summary.why(.named("velocity_jump_pt_s")) == "none of 1 is finite")
  }

  // T/2 and T/√12 at 60 Hz, 8.33 and 4.81 ms (ReplayReport.md, "Timing").
  @Test("the display's share is half a frame, give or take 0.29 of one")
  func floor() {
    let floor = FrameFloor(rate: 60)
    #expect(abs(floor.mean - 8.333333333333334) < 1e-12 && abs(floor.deviation - 4.811252243246881) < 1e-12)
  }
}
