import GestureTraces
import TestOutcomes
import TestSamples
import Testing
import TextFormats

/// Figures and grades of takes with flaws of every kind: they say when a figure changes, other tests say what it must be.
@Suite("Grades of takes at random")
struct RandomFlawsTests {
  @Test("every figure and every reason is as it was")
  func golden() {
    var text = ""
    for seed in 0..<132 as Range<UInt64> {
      var flaws = RandomFlaws(seed: seed)
      text += "\(seed): \(flaws.report())\n"
    }
    let difference = Golden.difference(of: text, from: "flaws.txt")
    #expect(difference == nil, "\(difference ?? "")")
  }

  @Test("a take with gestures at random is split at the same places, and each part has its grade")
  func splits() {
    var text = ""
    for seed in 0..<40 as Range<UInt64> {
      let flaws = RandomFlaws(seed: seed)
      let kind = TraceDevice.Kind.allCases[Int(seed) % 4]
      var header = TraceHeader(device: TraceDevice(kind: kind), source: TraceSource(origin: .recorded))
      header.labels = [
        LabelledSpan(from: 10_000, to: 200_000, intent: .pull),
        LabelledSpan(from: 200_001, to: 700_000, intent: .fling),
        LabelledSpan(from: 900_000, to: 61_500_000, intent: .free),
      ]
      let last = flaws.events.last?.timeMicroseconds ?? 0
      let end =
        seed % 5 == 0 ? nil : TraceEnd(timeMicroseconds: last + 150_000, events: 0, grade: nil, reasons: nil)
      let trace = Trace(path: "a", header: header, events: flaws.events, end: end)
      text += "\(seed): \(kind), \(flaws.events.count) events\n"
      for part in trace.split(idle: seed % 2 == 0 ? 150_000 : 400_000) {
        let labels = (part.header.labels ?? []).map { "\($0.intent) \($0.from)…\($0.to)" }
        let ends = [part.events.first, part.events.last].map { $0?.timeMicroseconds ?? -1 }
        text +=
          "  \(part.events.count) from \(ends[0]) to \(ends[1]), end \(part.end?.timeMicroseconds ?? -1), \(part.end?.grade ?? "-") \(part.end?.reasons?.count ?? 0), \(labels.joined(separator: ", "))\n"
      }
    }
    let difference = Golden.difference(of: text, from: "splits.txt")
    #expect(difference == nil, "\(difference ?? "")")
  }

  @Test("what a dated header, a size and a scale say is as it was, inside and outside of each limit")
  func headers() {
    var outcomes = Outcomes()
    outcomes.begin("dates")
    let dates = [
      "2000-01-01T00:00:00Z", "1999-12-31T23:59:59Z", "2100-12-31T23:59:60Z", "2101-01-01T00:00:00Z",
      "2026-02-29T00:00:00Z", "2024-02-29T00:00:00Z", "2000-02-29T00:00:00Z", "2100-02-29T00:00:00Z",
      "2026-00-10T00:00:00Z", "2026-13-10T00:00:00Z", "2026-12-00T00:00:00Z", "2026-12-32T00:00:00Z",
      "2026-04-31T00:00:00Z", "2026-04-30T00:00:00Z", "2026-01-31T00:00:00Z", "2026-06-31T00:00:00Z",
      "2026-09-31T00:00:00Z", "2026-11-31T00:00:00Z", "2026-11-30T23:59:59Z", "2026-11-30T24:00:00Z",
      "2026-11-30T12:60:00Z", "2026-11-30T12:00:61Z", "2026-11-30 12:00:00Z", "2026/11/30T12:00:00Z",
      "2026-11-30T12.00:00Z", "2026-11-30T12:00.00Z", "2026-11-30T12:00:00", "2026-11-30T12:00:00.5Z",
      "x026-11-30T12:00:00Z",
      "2026-1x-30T12:00:00Z", "", "\u{1B}[2Jtoo long to be shown whole in a reason of a grade",
    ]
    for date in dates {
      var header = TraceHeader(
        device: TraceDevice(kind: .touchscreen), source: TraceSource(origin: .recorded))
      header.started = date
      outcomes.add(date, Self.reasons(header))
    }
    outcomes.begin("sizes")
    for side in [0.001, 9.99, 10, 4999.6, 5000, 5000.1, 1e6] {
      for size in [TraceDevice.Size.millimetres(side, 60), .millimetres(60, side)] {
        var header = TraceHeader(
          device: TraceDevice(kind: .touchscreen), source: TraceSource(origin: .recorded))
        header.device.size = size
        outcomes.add("\(size)", Self.reasons(header))
      }
    }
    outcomes.begin("scales")
    for kind in TraceDevice.Kind.allCases {
      for units in TraceUnits.allCases {
        for origin in TraceSource.Origin.allCases {
          for size in [nil, .unknown, TraceDevice.Size.millimetres(80, 50)] {
            for format in [nil, "csv", "json", "evemu"] {
              var header = TraceHeader(device: TraceDevice(kind: kind), source: TraceSource(origin: origin))
              (header.statedUnits, header.device.size) = (units, size)
              header.source.from = format.map { format in
                var from = JSONObject()
                from["format"] = .string(format)
                return .object(from)
              }
              let name =
                "\(kind) \(units) \(origin) \(size.map { $0 == .unknown ? "null" : "sized" } ?? "-") \(format ?? "-")"
              outcomes.add(name, "\(header.scale.rawValue)\n\(Self.reasons(header))")
            }
          }
        }
      }
    }
    let difference = Golden.difference(of: outcomes.text, from: "header-grades.txt")
    #expect(difference == nil, "\(difference ?? "")")
  }

  private static func reasons(_ header: TraceHeader) -> String {
    var integrity = TraceIntegrity(header: header)
    for (time, kind) in [(0, TraceEvent.Kind.down(slot: 0, x: 0.5, y: 0.5)), (8000, .up(slot: 0))] {
      integrity.follow(TraceEvent(timeMicroseconds: Int64(time), kind: kind))
    }
    let grade = integrity.grade(endedAtMicroseconds: 8000)
    return ([grade.letter.rawValue] + grade.reasons).joined(separator: "\n")
  }
}
