import PullToRefresh
import ReplayExperiments
import ScrollPhysics
import TestSamples
import Testing
import TextFormats

@testable import ReplayReport

/// Whole outputs of apps held against engines, on pulls of 100 pt, 500 ms apart.
///
/// `sv` fires at the release beyond 60 pt, `mrefresh` under the finger. The app's content goes half as far as the finger, so that its
/// path is 50 pt from content that follows the finger.
@Suite("Observation as a whole")
struct ObservationGoldenTests {
  /// A log of one trace: how far the app's content goes per point of the finger, how late, and what it logged.
  private struct Log {
    let name: String
    let pulls: Int
    var share = 0.5
    /// By how much the content is later than the finger, in seconds.
    var late = 0.0
    /// The log's clock at the trace's zero, in seconds.
    var ahead = 10.0
    var logsTouches = true
    var events: [(milliseconds: Double, mark: ObservedLog.Mark)] = []
  }

  private static let settings = ObservationSettings(
    name: "shop", tolerance: ObservationSettings.usualTolerance(rate: 60),
    replay: ReplaySettings(
      engines: ["sv", "mrefresh"].compactMap(RefreshSystem.init(named:)).map(EngineChoice.builtIn),
      grounds: [.native, .model(.uikit)]))

  /// One pull of 100 pt in 200 ms begins every 500 ms, is let go 1 ms later, and content is back at once.
  private static func observation(
    _ log: Log, zero: Double? = nil, _ settings: ObservationSettings = settings
  ) throws -> Observation {
    var trace = ScriptedTrace(rest: #","intent":"pull""#)
    for number in 0..<log.pulls { trace.drag(at: 500 * number, from: 100, to: [(200, 500 * number + 200)]) }
    let touches: [(Double, ObservedLog.Mark)] = (0..<log.pulls).flatMap {
      [(500 * Double($0), ObservedLog.Mark.touch), (500 * Double($0) + 201, .lift)]
    }
    let all = ((log.logsTouches ? touches : []) + log.events.map { ($0.milliseconds, $0.mark) })
      .sorted { $0.0 < $1.0 }
    let samples = (-10...50 * log.pulls).map { index -> ObservedLog.Sample in
      let time = Double(index) / 100
      let since = (0..<log.pulls).map { time - log.late - 0.5 * Double($0) }.first { 0...0.2 ~= $0 } ?? 0
      return ObservedLog.Sample(
        time: log.ahead + time, offset: -500 * log.share * since, location: "\(log.name).csv:\(index + 12)")
    }
    let observed = ObservedLog(
      path: "\(log.name).csv", samples: samples,
      events: all.map {
        ObservedLog.Event(time: log.ahead + $0.0 / 1000, mark: $0.1, location: "\(log.name).csv:1")
      })
    var settings = settings
    settings.zero = zero
    return try Observation(observed, of: try trace.trace(), path: "\(log.name).trace", settings)
  }

  private static func report(_ logs: [Log]) throws -> ObservationReport {
    var report = ObservationReport(settings)
    for log in logs { report.add(try observation(log)) }
    return report
  }

  private static func text(_ report: ObservationReport) -> String {
    report.answer(width: 100, and: 0) + "\n" + report.full(width: 130)
  }

  private static let two = Log(
    name: "two", pulls: 2, events: [(215, .trigger), (230, .callback), (620, .trigger), (640, .trigger)])
  private static let late = Log(
    name: "late", pulls: 3, share: 0.8, late: 0.03, ahead: 0, logsTouches: false,
    events: [(150, .trigger), (1212, .trigger)])

  @Test("triggers, times and paths of two logs, one left out and one trace without a log")
  func whole() throws {
    var report = try Self.report([Self.two, Self.late])
    report.leaveOut("c.csv: 4 traces fit it; name its trace")
    report.unplayed = ["d.trace", "e.trace"]
    let json = SamplePeople.lines(report.json)
    #expect(Golden.difference(of: Self.text(report) + "\n" + json, from: "observation.txt") == nil)
  }

  @Test("what the app did as rows, and engines and app in one report")
  func rows() throws {
    let report = try Self.report([Self.two, Self.late])
    let rows = (report.rows + report.peerRows).map { $0.json + "\n" }.joined()
    #expect(Golden.difference(of: rows, from: "observation-rows.txt") == nil)
    #expect(Golden.difference(of: report.report.table(width: 110), from: "observation-report.txt") == nil)
  }

  @Test("a log with callbacks alone, and one that does not say when a refresh starts")
  func lesser() throws {
    let told = Log(name: "told", pulls: 2, events: [(240, .callback), (715, .callback)])
    let silent = Log(name: "silent", pulls: 1)
    let texts = try [[told], [silent], [told, silent]].map { Self.text(try Self.report($0)) }
    #expect(Golden.difference(of: texts.joined(separator: "\n---\n"), from: "observation-lesser.txt") == nil)
  }

  // The trace ends its pulls 201 and 701 ms after its zero.
  @Test("a log of another trace, unit, sign or clock is refused, and says why and what to do")
  func refused() throws {
    let cases: [(String, Log)] = [
      ("sign", Log(name: "two", pulls: 2, share: -0.5)),
      ("unit of offsets", Log(name: "two", pulls: 2, share: 60)),
      ("small unit of offsets", Log(name: "two", pulls: 2, share: 0.009)),
      ("shape", Log(name: "two", pulls: 2, late: 0.24)),
      ("trigger before the touch", Log(name: "two", pulls: 2, events: [(-150, .trigger)])),
      ("callback before the touch", Log(name: "two", pulls: 2, events: [(-101, .callback)])),
      ("a touch too many", Log(name: "two", pulls: 2, events: [(350, .touch)])),
      ("another lift", Log(name: "two", pulls: 2, events: [])),
    ]
    let texts = cases.map { name, log in
      do {
        _ = try Self.observation(log)
        return "\(name): accepted"
      } catch { return "\(name): \(error)" }
    }
    #expect(
      Golden.difference(of: texts.joined(separator: "\n") + "\n", from: "observation-refused.txt") == nil)
    #expect(try Self.observation(Log(name: "two", pulls: 2, events: [(-99, .trigger)])).offsets == 111)
  }

  @Test("with --zero the clock is what was said, and the touches only say how far they are apart")
  func zero() throws {
    let clock = try Self.observation(Self.two, zero: 9.99).clock
    #expect(clock.method == .said && clock.shift == -9.99)
    #expect(abs((clock.spread ?? 0) - 0.01) < 1e-9)
  }
}
