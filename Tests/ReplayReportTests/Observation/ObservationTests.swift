import PullToRefresh
import ReplayExperiments
import TestSamples
import Testing
import TextFormats

@testable import ReplayReport

/// Two pulls of 100 pt, 300 ms apart, and a log of an app whose content goes half as far as the finger, on a clock 10 s ahead.
@Suite("An app held against an engine")
struct ObservationTests {
  private static let ahead = 10.0

  private func observation(
    _ events: [(milliseconds: Double, mark: ObservedLog.Mark)], start: Double = 0
  ) throws -> Observation {
    var trace = ScriptedTrace(rest: #","intent":"pull""#)
    trace.drag(at: 0, from: 100, to: [(200, 200)])
    trace.drag(at: 500, from: 100, to: [(200, 700)])
    let touches: [(Double, ObservedLog.Mark)] = [(0, .touch), (201, .lift), (500, .touch), (701, .lift)]
    let all = (touches + events.map { ($0.milliseconds, $0.mark) }).sorted { $0.0 < $1.0 }
    let samples = (0...100).map { index -> ObservedLog.Sample in
      let time = Double(index) / 100
      let pulled = [(time, 0.2), (time - 0.5, 0.2)].first { 0...$0.1 ~= $0.0 }?.0 ?? 0
      return ObservedLog.Sample(time: Self.ahead + time, offset: -250 * pulled, location: "app.csv:\(index)")
    }
    let before = ObservedLog.Sample(time: Self.ahead - 0.5, offset: start, location: "app.csv:before")
    let log = ObservedLog(
      path: "app.csv", samples: [before] + samples,
      events: all.map {
        ObservedLog.Event(time: Self.ahead + $0.0 / 1000, mark: $0.1, location: "app.csv:1")
      })
    let settings = ObservationSettings(
      name: "shop", tolerance: ObservationSettings.usualTolerance(rate: 60),
      replay: ReplaySettings(engines: [.builtIn(.sv)]))
    return try Observation(log, of: try trace.trace(), path: "a.trace", settings)
  }

  @Test("clocks are aligned by the touches, to the moment")
  func clock() throws {
    let clock = try observation([]).clock
    #expect(clock.method == .touches && abs(clock.shift + Self.ahead) < 1e-9)
    #expect(clock.spread.map { $0 < 1e-9 } == true)
  }

  @Test(
    "a trigger belongs to the gesture it comes after, and its callback to it, also while the next goes on")
  func attribution() throws {
    let results = try observation([(210, .trigger), (650, .callback)]).scored[0].map(\.result)
    #expect(results.map(\.triggers) == [1, 0])
    #expect(abs((results[0].trigger ?? 0) - 0.21) < 1e-9 && abs((results[0].callback ?? 0) - 0.65) < 1e-9)
    #expect(results[0].triggerPhase == .released && results[1].callback == nil)
  }

  @Test("what comes before the lift is of the finger, what comes long after it of neither")
  func phases() throws {
    let results = try observation([(150, .trigger), (900, .trigger)]).scored[0].map(\.result)
    #expect(results.map(\.triggerPhase) == [.contact, .settling])
  }

  @Test("a gesture that begins before the refresh is over is busy; without ends in the log nobody knows")
  func busy() throws {
    let known = try observation([(210, .trigger), (900, .end)])
    #expect(known.scored[0].map(\.result.isBusy) == [false, true])
    let over = try observation([(210, .trigger), (400, .end)])
    #expect(over.scored[0].map(\.result.isBusy) == [false, false])
    #expect(try observation([(210, .trigger)]).scored[0].map(\.result.isBusy) == [false, false])
  }

  // Half of 100 pt.
  @Test("its greatest overscroll is that of the log, gesture by gesture")
  func overscroll() throws {
    let results = try observation([]).scored[0].map(\.result)
    #expect(results.allSatisfy { abs(($0.peakOverscroll ?? 0) - 50) < 1e-9 })
  }

  @Test("callbacks stand for triggers where the log has no others, and are held against callbacks")
  func callbacks() throws {
    let observation = try observation([(210, .callback)])
    var report = ObservationReport(
      ObservationSettings(
        name: "shop", tolerance: ObservationSettings.usualTolerance(rate: 60),
        replay: ReplaySettings(engines: [.builtIn(.sv)])))
    report.add(observation)
    #expect(observation.knowsCallbacksAlone && report.groups[0].gestures[0].isByCallback)
    #expect(report.rows.count == 2 && report.peerRows.count == 2)
    #expect(report.report.groups.map(\.engine) == ["sv", "shop"])
  }

  @Test("content may begin 8 pt from where the trace begins, and no further")
  func start() throws {
    for start in [-8.0, 8] { #expect(try observation([], start: start).scored[0].count == 2) }
    for start in [-8.0625, 8.0625] {
      let error = #expect(throws: ObservationError.self) { try observation([], start: start) }
      #expect(
        "\(try #require(error))"
          == "app.csv:before: content begins at \(start < 0 ? "-8.1" : "8.1") pt, and in the trace at 0.0 pt; give --inset-top or --start-offset as the app has them"
      )
    }
  }
}
