import ScrollPhysics
import Testing

@Suite("Flutter's drag threshold")
struct FlutterDragThresholdTests {
  private func passed(_ events: [(Double, Double)], _ distance: Double? = 3.5) -> [Double] {
    var threshold = FlutterDragThreshold(distance: distance, at: 0)
    return events.map { threshold.pass($0.1, at: $0.0) }
  }

  @Test("movements are swallowed until their sum is greater than the threshold")
  func swallowed() {
    #expect(passed([(0, 2), (0.01, 1.5), (0.02, 0.25), (0.03, 4)]) == [0, 0, 0.25, 4])
    #expect(passed([(0, 2), (0.01, -2), (0.02, 3), (0.03, 2)]) == [0, 0, 0, 3.5 / 3])
  }

  @Test("the breaking movement passes a third of the threshold, or all of it if it is longer than 24 pt")
  func breaking() {
    #expect(passed([(0, 24)]) == [3.5 / 3] && passed([(0, -24)]) == [-3.5 / 3])
    #expect(passed([(0, 24.5)]) == [24.5] && passed([(0, -30)]) == [-30])
  }

  @Test("more than 50 ms of rest arms it again; at 50 ms it is not, and only an event without movement can")
  func rest() {
    #expect(passed([(0, 30), (0.05, 0), (0.06, 1)]) == [30, 0, 1])
    #expect(passed([(0, 30), (0.0501, 0), (0.06, 1)]) == [30, 0, 0])
    #expect(passed([(0, 30), (0.5, 1)]) == [30, 1])
  }

  @Test("without a threshold everything passes")
  func none() { #expect(passed([(0, 0.5), (0.2, 0), (0.3, 0.25)], nil) == [0.5, 0, 0.25]) }
}
