import GestureTraces
import PullToRefresh
import ScrollPhysics
import TestSamples
import Testing

@testable import TraceReplay

/// The results of single gestures, beside the one result of the whole trace.
@Suite("Gesture results")
struct GestureResultsTests {
  /// Finger travel for a pull of `y` on a 667 pt viewport: the rubber band solved for x, by hand.
  private static func travel(_ y: Double) -> Double { y * 667 / (0.55 * (667 - y)) }

  /// One drag of 1 pt a millisecond for each peak, every ten seconds, held for 200 ms, so that nothing is carried further, and
  /// lifted 1 ms later.
  private func replay(_ peaks: [Int], kind: String = "touchscreen") throws -> Replay {
    var script = ScriptedTrace(kind: kind)
    for (index, peak) in peaks.enumerated() {
      let start = index * 10_000
      script.drag(at: start, from: 0, to: [(Double(peak), start + peak), (Double(peak), start + peak + 200)])
    }
    return Replay(of: try script.trace(), model: .uikit, options: ReplayOptions())
  }

  private func results(_ replay: Replay, _ engine: String) throws -> [ReplayResult] {
    replay.gestureResults(of: try #require(replay.engine(named: engine)))
  }

  @Test("each gesture has its own begin, lift, crossing, due and margins")
  func figures() throws {
    let results = try results(try replay([400, 100, 300]), "pullview")
    #expect(results.map(\.began) == [0, 10, 20])
    #expect(
      results.map(\.ended) == [0.601, 10.301, 20.501] && results.map(\.release) == results.map(\.ended))
    #expect(results.map(\.isReached) == [true, false, true])
    // One point a millisecond: the travel in points is the time in milliseconds.
    let crossing = Self.travel(60) / 1000
    #expect(abs(try #require(results[0].crossing) - crossing) < 1e-9)
    #expect(results[1].crossing == nil && results[1].due == nil && results[1].crossings.isEmpty)
    #expect(abs(try #require(results[2].crossing) - 20 - crossing) < 1e-9)
    #expect(results.map(\.due) == [0.601, nil, 20.501])
    for (result, peak) in zip(results, [400.0, 100, 300]) {
      // The pull that the rubber band shows, less 60 pt.
      let margin: Double = peak * 667 * 0.55 / (667 + 0.55 * peak) - 60
      #expect(abs(try #require(result.margin) - margin) < 1e-9)
      #expect(abs(try #require(result.peakMargin) - margin) < 1e-9)
    }
    // Lifts at 601 and 20,501 ms are seen at frames 37 and 1231.
    let first = 37.0 / 60
    let last = 1231.0 / 60
    #expect(results.map(\.trigger) == [first, nil, last])
    let toTrigger: Double = try #require(results[2].timeToTrigger)
    #expect(abs(toTrigger - (last - 20)) < 1e-12)
  }

  @Test("a track without a gesture has no results")
  func none() throws {
    var script = ScriptedTrace(kind: "wheel")
    script.add(#"{"type":"scroll","t":100,"axis_source":"wheel","v120_y":-120}"#)
    let replay = Replay(of: try script.trace(), model: .uikit, options: ReplayOptions())
    #expect(try results(replay, "mrefresh").isEmpty)
  }

  @Test("only the gesture without an end is unfinished")
  func unfinished() throws {
    var script = ScriptedTrace()
    script.drag(at: 0, from: 0, to: [(100, 100)])
    script.drag(at: 5000, from: 0, to: [(100, 5100)], lift: false)
    let replay = Replay(of: try script.trace(), model: .uikit, options: ReplayOptions())
    #expect(try results(replay, "mrefresh").map(\.isUnfinished) == [false, true])
    #expect(try results(replay, "mrefresh").map { $0.release == nil } == [false, true])
  }

  @Test("the last gesture alone sees what inset is left")
  func inset() throws {
    let results = try results(try replay([400, 100]), "mrefresh")
    let whole = try #require(try replay([400, 100]).engine(named: "mrefresh"))
    #expect(results[0].isInsetConserved)
    #expect(results[1].isInsetConserved == (try replay([400, 100]).run(whole).result.isInsetConserved))
  }

  /// The result of the whole trace is found by another way: over all gestures at once.
  @Test("the gestures of a trace add up to the trace", arguments: RefreshSystem.all)
  func sums(system: RefreshSystem) throws {
    var fired = 0
    for seed in UInt64(1)...8 {
      var random = SeededRandom(seed: seed)
      var scenario = PullScenario()
      scenario.script.dragAtRandom(&random, upTo: -200, holds: true)
      let model: ScrollModel = seed % 4 == 0 ? .android : .uikit
      let replay = Replay(of: try scenario.script.trace(), model: model, options: scenario.options)
      let engine = try #require(replay.engine(named: "\(system.name)"))
      let (whole, parts) = (replay.run(engine).result, replay.gestureResults(of: engine))
      let note = "seed \(seed)"
      #expect(parts.count == whole.gestures, "\(note)")
      #expect(parts.map(\.triggers).reduce(0, +) == whole.triggers, "\(note)")
      #expect(parts.map(\.offsetJump).max() == whole.offsetJump, "\(note)")
      #expect(parts.map(\.velocityJump).max() == whole.velocityJump, "\(note)")
      #expect(parts.compactMap(\.trigger).min() == whole.trigger, "\(note)")
      #expect(parts.flatMap(\.findings).count == whole.findings.count, "\(note)")
      #expect(
        parts.last?.end == whole.end && parts.last?.isInsetConserved == whole.isInsetConserved, "\(note)")
      // Each state but the one a gesture begins in is entered in one gesture.
      #expect(parts.map { $0.states.count - 1 }.reduce(1, +) == whole.states.count, "\(note)")
      guard let first = parts.first(where: { $0.triggers > 0 }), first.gesture == whole.gesture else {
        continue
      }
      fired += 1
      for (part, all) in [
        (first.due, whole.due), (first.crossing, whole.crossing), (first.release, whole.release),
        (first.margin, whole.margin), (first.peakMargin, whole.peakMargin), (first.dwell, whole.dwell),
        (first.settle, whole.settle), (first.callback, whole.callback),
        (first.delay?.total, whole.delay?.total),
        (first.timeToTrigger, whole.timeToTrigger), (first.bouncePeak, whole.bouncePeak),
      ] { #expect(part == all, "\(note)") }
      #expect(first.triggerPhase == whole.triggerPhase && first.crossings == whole.crossings, "\(note)")
    }
    #expect(fired > 0 || system == .chromiumOverscroll)
  }
}
