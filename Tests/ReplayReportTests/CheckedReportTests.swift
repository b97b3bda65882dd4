import ReplayReport
import TestSamples
import Testing
import TextFormats

@Suite("Report, checked, as JSON")
struct CheckedReportTests {
  // The figures are those of the golden tables, checked by hand there.
  @Test("the whole object")
  func golden() {
    #expect(Golden.difference(of: SampleReport.report.json + "\n", from: "report.json") == nil)
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
        #""false_accepts_per_hour":{"value":null,"low":null,"high":null,"triggers":0,"exposure_h":0,"why":"there are no recordings of free use"#
      ))
  }

  // Names of two and three bytes a character, so that a part that was cut by bytes would break one.
  @Test("parts of 64 KiB, each whole as UTF-8, are together the whole object")
  func parts() throws {
    var report = Report(rate: 60)
    for index in 0..<6000 {
      report.add(SampleReport.scored("mémoire/写-\(index).trace", index % 3 == 0 ? .pull : .scroll))
    }
    var parts: [[UInt8]] = []
    report.writeJSON(with: nil) { parts.append($0) }
    #expect(parts.count > 2)
    #expect(parts.dropLast().allSatisfy { 1 << 16..<1 << 17 ~= $0.count })
    let texts = parts.compactMap { String(validating: $0, as: UTF8.self) }
    #expect(texts.count == parts.count)
    #expect(texts.joined() == report.json)
    let json = try JSONReader.value(of: Array(texts.joined().utf8))
    #expect(json["traces"]?["recorded"]?.array?.last?.string == "mémoire/写-5999.trace")
  }

  @Test("the frame floor is half a frame")
  func floor() {
    var report = Report(rate: 120)
    report.add(SampleReport.scored("s", .scroll))
    #expect(report.json.contains(#""frame_floor_ms":4.166666666666667,"#))
  }
}
