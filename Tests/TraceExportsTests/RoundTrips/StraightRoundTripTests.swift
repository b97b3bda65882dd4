import GestureTraces
import TestSamples
import Testing
import TouchCapture
import TraceExports
import TraceReplay

/// What runners of straight lines are told comes in again as that line: the ends and the times of the finger, not its way.
@Suite("Straight drags that go out and come in again")
struct StraightRoundTripTests {
  /// Milliseconds and points to which a file rounds, and the most that a straight line may be off at an end.
  private static let roundings: [(any TraceExporter.Type, milliseconds: Double, points: Double)] = [
    (XCUITestExport.self, 3, 0.01), (MaestroExport.self, 1, 0.5001),
  ]

  /// Points that a finger may move within a press, which goes out as one that does not.
  private static let slop = 10.0

  @Test("xcuitest and maestro: as many gestures, with the travel of the finger and, of xcuitest, its time")
  func straight() throws {
    var count = 0
    for trace in try SampleTraces.all(of: "touchscreen") {
      for (exporter, milliseconds, points) in Self.roundings {
        // Gestures that turn back, of several fingers and taps are none of straight lines.
        guard let back = try? ComingBack(trace, as: exporter) else { continue }
        let (before, after) = (ComingBack.gestures(of: trace), ComingBack.gestures(of: back.back))
        guard exporter is XCUITestExport.Type || before.gestures.count == 1 else { continue }
        count += 1
        #expect(before.gestures.count == after.gestures.count, "\(trace.path) as \(exporter)")
        for (one, other) in zip(before.gestures, after.gestures) {
          let travels = (one.samples.last?.travel ?? 0, other.samples.last?.travel ?? 0)
          let isPress = other.samples.allSatisfy { $0.travel == 0 }
          let most = isPress ? Self.slop : points * 2
          #expect(abs(travels.0 - travels.1) <= most, "\(trace.path) as \(exporter): \(travels)")
          if exporter is XCUITestExport.Type {
            let seconds = { (gesture: FingerGesture) in gesture.endedMicroseconds - gesture.beganMicroseconds
            }
            #expect(abs(Double(seconds(one) - seconds(other))) <= milliseconds * 1000, "\(trace.path)")
          }
        }
      }
    }
    #expect(count > 20)
  }

  @Test("espresso and uiautomator come back within a thousandth of a point of travel, at their milliseconds")
  func android() throws {
    let trace = try SampleTraces.named("pull/touchscreen-01.trace")
    for exporter in [EspressoExport.self, UIAutomatorExport.self] as [any TraceExporter.Type] {
      let back = try ComingBack(trace, as: exporter)
      let (before, after) = (ComingBack.gestures(of: trace), ComingBack.gestures(of: back.back))
      let (one, other) = (try #require(before.gestures.first), try #require(after.gestures.first))
      #expect(
        before.gestures.count == 1 && after.gestures.count == 1 && one.samples.count == other.samples.count)
      for (sample, kept) in zip(one.samples, other.samples) {
        #expect(abs(sample.travel - kept.travel) <= 0.001 + 1e-9)
        #expect(
          abs(
            sample.timeMicroseconds - one.beganMicroseconds - kept.timeMicroseconds + other.beganMicroseconds)
            <= 1000)
      }
    }
  }
}
