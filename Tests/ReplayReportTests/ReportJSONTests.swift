import GestureTraces
import ReplayReport
import TestSamples
import Testing

@Suite("Report JSON")
struct ReportJSONTests {
  // The figures are those of the golden tables, checked by hand there.
  @Test("the whole object")
  func golden() {
    #expect(SampleReport.report.json + "\n" == Golden.text("report.json"))
  }

  @Test("what does not exist is null, never a made-up number")
  func missing() {
    var report = Report(rate: 120)
    report.add(SampleReport.scored("s", .scroll))
    let json = report.json
    #expect(
      json.contains(
        #""precision":{"value":null,"low":null,"high":null,"n":0,"why":"no pull among the gestures"}"#))
    #expect(json.contains(#""latency_ms":{"n":0,"min":null,"p50":null,"p95":null,"p99":null,"max":null,"#))
    #expect(
      json.contains(
        #""false_accepts_per_hour":{"value":null,"low":null,"high":null,"triggers":0,"exposure_h":0,"why":"no free use"#
      ))
  }

  @Test("the frame floor is half a frame")
  func floor() {
    var report = Report(rate: 120)
    report.add(SampleReport.scored("s", .scroll))
    #expect(report.json.contains(#""frame_floor_ms":4.166666666666667,"#))
  }

  @Test("names that need escapes stay whole")
  func escapes() {
    var report = Report(rate: 60)
    report.exclude("a\"b\n.trace", because: "no drag in it")
    #expect(report.json.contains(#""trace":"a\"b\n.trace""#))
  }
}
