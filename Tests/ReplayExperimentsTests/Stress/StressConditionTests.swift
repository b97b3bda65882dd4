import GestureTraces
import PullToRefresh
import ScrollPhysics
import Testing

@testable import ReplayExperiments
@testable import TraceReplay
import TestSamples

@Suite("Stress conditions")
struct StressConditionTests {
  private func condition(_ name: String) throws -> StressCondition {
    try #require(StressCondition.all.first { $0.name == name })
  }

  private func stressed(
    _ script: ScriptedTrace, _ name: String, repeat number: Int = 0, seed: UInt64 = 1
  ) throws -> Trace {
    try condition(name).trace(try script.trace(), options: ReplayOptions(), repeat: number, seed: seed)
  }

  private func positions(_ trace: Trace) -> [(time: Int64, y: Double)] {
    trace.events.compactMap {
      if case .move(_, _, let y) = $0.kind { ($0.timeMicroseconds, y) } else { nil }
    }
  }

  // 300 pt in 500 ms: 0.0006 pt a microsecond, whatever the rate.
  @Test(
    "a path sampled anew has its reports on the path, evenly from the contact, and no other",
    arguments: [30, 60, 90, 125, 250, 500, 1000])
  func rate(hertz: Int) throws {
    var script = ScriptedTrace()
    script.drag(at: 100, from: 20, to: [(320, 600)])
    let trace = try stressed(script, "samples-\(hertz)hz")
    let reports = positions(trace)
    for (index, report) in reports.enumerated() {
      #expect(report.time == 100_000 + Int64((Double(index + 1) * 1e6 / Double(hertz)).rounded()))
      // After the last sample at 600 ms the finger rests.
      #expect(abs(report.y - min(320, 20 + 0.0006 * Double(report.time - 100_000))) < 1e-9)
    }
    // The lift is at 601 ms; what has not moved is not reported.
    #expect(reports.count == min(Int(0.5 * Double(hertz)), Int(0.501 * Double(hertz))))
    #expect(trace.events.first?.kind == .down(slot: 0, x: 0, y: 20))
    #expect(trace.events.last?.timeMicroseconds == 601_000 && trace.events.last?.kind == .up(slot: 0))
    #expect(trace.end?.events == trace.events.count)
  }

  @Test("of a finger that does not lift in the file, the last sample is reported too")
  func noLift() throws {
    var script = ScriptedTrace()
    script.drag(at: 0, from: 0, to: [(100, 100)], lift: false)
    let reports = positions(try stressed(script, "samples-250hz"))
    // Every 4 ms of 100 ms, a point a millisecond.
    #expect(reports.map(\.time) == (1...25).map { 4000 * Int64($0) })
    #expect(reports.last?.y == 100)
  }

  @Test("a pause stays a pause: the finger rests until 8 ms before it moves again")
  func pause() throws {
    var script = ScriptedTrace()
    script.drag(at: 0, from: 0, to: [(100, 100)], lift: false)
    script.add(#"{"type":"move","t":400000,"slot":0,"x":0,"y":140}"#)
    script.add(#"{"type":"up","t":410000,"slot":0}"#)
    let late = positions(try stressed(script, "samples-500hz")).filter { $0.time > 100_000 }
    // Every 2 ms from 392 ms on: a quarter of 40 pt each.
    #expect(late.map(\.time) == [394_000, 396_000, 398_000, 400_000])
    for (index, report) in late.enumerated() { #expect(abs(report.y - 110 - 10 * Double(index)) < 1e-9) }
  }

  @Test("two fingers are reported together, each while it is down")
  func fingers() throws {
    var script = ScriptedTrace()
    script.add(#"{"type":"down","t":0,"slot":0,"x":0,"y":0}"#)
    script.add(#"{"type":"down","t":10000,"slot":1,"x":50,"y":0}"#)
    script.add(#"{"type":"move","t":20000,"slot":0,"x":0,"y":20}"#)
    script.add(#"{"type":"move","t":20000,"slot":1,"x":50,"y":40}"#)
    script.add(#"{"type":"up","t":20000,"slot":1}"#)
    script.add(#"{"type":"move","t":40000,"slot":0,"x":0,"y":40}"#)
    script.add(#"{"type":"up","t":40001,"slot":0}"#)
    let moves = try stressed(script, "samples-250hz").events.compactMap { event -> [Double]? in
      guard case .move(let slot, _, let y) = event.kind else { return nil }
      return [Double(event.timeMicroseconds) / 1000, Double(slot), y]
    }
    #expect(
      moves == [
        [4, 0, 4], [8, 0, 8], [12, 0, 12], [12, 1, 8], [16, 0, 16], [16, 1, 24], [20, 0, 20], [24, 0, 24],
        [28, 0, 28], [32, 0, 32], [36, 0, 36], [40, 0, 40],
      ])
  }

  // 3 pt to the right and 4 pt down in each 10 ms, so 1.2 and 1.6 pt in 4 ms.
  @Test("what moves across is sampled as what moves along, on a screen and on a touchpad")
  func across() throws {
    var script = ScriptedTrace()
    script.add(#"{"type":"down","t":0,"slot":0,"x":7,"y":20}"#)
    for index in 1...10 {
      script.add(
        #"{"type":"move","t":\#(index * 10_000),"slot":0,"x":\#(7 + 3 * index),"y":\#(20 + 4 * index)}"#)
    }
    script.add(#"{"type":"up","t":100001,"slot":0}"#)
    let moves = try stressed(script, "samples-250hz").events.compactMap { event -> (x: Double, y: Double)? in
      if case .move(_, let x, let y) = event.kind { (x, y) } else { nil }
    }
    #expect(moves.count == 25)
    for (index, move) in moves.enumerated() {
      #expect(
        abs(move.x - 7 - 1.2 * Double(index + 1)) < 1e-9 && abs(move.y - 20 - 1.6 * Double(index + 1)) < 1e-9)
    }
    // One unit across in 8 ms, for 40 scrolls: 0.125 a millisecond, 2.083 in the 16.667 ms of the first report.
    let scrolls = try stressed(touchpad(), "samples-60hz").events.compactMap { event -> TraceScroll? in
      if case .scroll(let scroll) = event.kind { scroll } else { nil }
    }
    #expect(scrolls[0].dx == nil && abs((scrolls[1].dx ?? 0) - 16.667 * 0.125) < 1e-9)
    #expect(abs(scrolls.reduce(0) { $0 + ($1.dx ?? 0) } - 40) < 1e-9)
    // A finger that moves only across is reported, without a way along.
    var level = ScriptedTrace(kind: "touchpad", units: "mm")
    level.add(#"{"type":"scroll","t":0,"axis_source":"finger","dx":2}"#)
    level.add(#"{"type":"scroll","t":40000,"axis_source":"finger","dx":4}"#)
    level.add(#"{"type":"stop","t":60000}"#)
    let ways = try stressed(level, "samples-125hz").events.compactMap { event -> TraceScroll? in
      if case .scroll(let scroll) = event.kind { scroll } else { nil }
    }
    #expect(
      ways.count == 6 && ways.allSatisfy { $0.dy == nil }
        && ways.dropFirst().allSatisfy { abs(($0.dx ?? 0) - 0.8) < 1e-9 })
  }

  @Test("a gap in the recording ends every path that goes on, and no other; what follows begins anew")
  func gap() throws {
    var script = ScriptedTrace()
    script.add(#"{"type":"down","t":0,"slot":0,"x":0,"y":0}"#)
    script.add(#"{"type":"move","t":20000,"slot":0,"x":0,"y":20}"#)
    script.add(#"{"type":"gap","t":22000,"reason":"dropped"}"#)
    script.add(#"{"type":"move","t":50000,"slot":0,"x":0,"y":80}"#)
    script.add(#"{"type":"move","t":60000,"slot":0,"x":0,"y":100}"#)
    script.add(#"{"type":"up","t":61000,"slot":0}"#)
    let all = positions(try stressed(script, "samples-250hz"))
    // Every 4 ms; the move after the gap is the first of a path, and stays.
    #expect(all.map(\.time) == [4, 8, 12, 16, 20, 50, 54, 58].map { $0 * 1000 })
    #expect(zip(all.map(\.y), [4, 8, 12, 16, 20, 80, 88, 96]).allSatisfy { abs($0 - $1) < 1e-9 })
  }

  /// Fingers on a touchpad: a hold, a scroll of 5 that opens, 40 of 3 each 8 ms, the lift at 500 ms.
  private func touchpad() -> ScriptedTrace {
    var script = ScriptedTrace(kind: "touchpad", units: "mm")
    script.add(#"{"type":"hold","t":0,"fingers":2}"#)
    script.add(#"{"type":"unhold","t":100000,"fingers":2,"cancelled":true}"#)
    script.add(#"{"type":"scroll","t":100000,"axis_source":"finger","dy":5}"#)
    for index in 1...40 {
      script.add(#"{"type":"scroll","t":\#(100_000 + index * 8000),"axis_source":"finger","dy":3,"dx":1}"#)
    }
    script.add(#"{"type":"stop","t":500000}"#)
    return script
  }

  private func scrolls(_ trace: Trace) -> [(time: Int64, dy: Double)] {
    trace.events.compactMap {
      if case .scroll(let scroll) = $0.kind { ($0.timeMicroseconds, scroll.dy ?? 0) } else { nil }
    }
  }

  // 3 units in 8 ms: 0.375 a millisecond.
  @Test("a touchpad's scrolls are sampled by their sum; the one that opens stays")
  func scrollRate() throws {
    let trace = try stressed(touchpad(), "samples-60hz")
    let scrolls = scrolls(trace)
    #expect(scrolls[0] == (100_000, 5) && scrolls[1].time == 116_667)
    #expect(abs(scrolls[1].dy - 16.667 * 0.375) < 1e-9)
    #expect(abs(scrolls.reduce(0) { $0 + $1.dy } - 125) < 1e-9)
    #expect(trace.events.prefix(2).map(\.kind) == (try touchpad().trace()).events.prefix(2).map(\.kind))
    #expect(trace.events.last?.kind == .stop)
    // The gesture is still one that a lift ends.
    let track = FingerTrack(of: trace, options: ReplayOptions(), viewport: 667)
    #expect(track.gestures.map(\.end) == [.lift] && track.gestures[0].samples.last?.travel == 125)
  }

  @Test("jitter moves no sample beyond its bound, past a neighbour, or out of its gesture", arguments: 0..<8)
  func jitter(number: Int) throws {
    var script = ScriptedTrace()
    script.drag(at: 50, from: 0, to: [(200, 450)], step: 10)
    let plain = try script.trace()
    for (name, most) in [("jitter-2ms", 2000), ("jitter-8ms", 5000)] {
      let trace = try stressed(script, name, repeat: number)
      let moves = zip(plain.events, trace.events).map { $1.timeMicroseconds - $0.timeMicroseconds }
      #expect(moves.first == 0 && moves.last == 0 && moves.allSatisfy { abs($0) <= most })
      #expect(moves.contains { abs($0) > most / 2 })
      #expect(
        zip(trace.events, trace.events.dropFirst()).allSatisfy { $0.timeMicroseconds < $1.timeMicroseconds })
      #expect(trace.events.map(\.kind) == plain.events.map(\.kind))
    }
  }

  @Test("a sample that comes early or late arrives as much earlier or later")
  func arrivals() throws {
    var script = ScriptedTrace()
    script.add(#"{"type":"down","t":0,"at":3000,"slot":0,"x":0,"y":0}"#)
    for index in 1...20 {
      script.add(
        #"{"type":"move","t":\#(index * 10_000),"at":\#(index * 10_000 + 3000),"slot":0,"x":0,"y":\#(index)}"#
      )
    }
    script.add(#"{"type":"up","t":210000,"at":213000,"slot":0}"#)
    let trace = try stressed(script, "jitter-8ms")
    let lags = trace.events.map { ($0.arrivalMicroseconds ?? 0) - $0.timeMicroseconds }
    #expect(lags == Array(repeating: 3000, count: 22))
  }

  @Test("what a lost scroll moved comes with the next; contacts keep their places")
  func dropped() throws {
    let plain = try touchpad().trace()
    for number in 0..<4 {
      let trace = try stressed(touchpad(), "drop-20", repeat: number)
      let scrolls = scrolls(trace)
      #expect(scrolls.count < 41 && scrolls.count > 20)
      // But for scrolls lost just before the lift, the sum is the same.
      let last = try #require(scrolls.last).time
      let sum = self.scrolls(plain).filter { $0.time <= last }.reduce(0) { $0 + $1.dy }
      #expect(scrolls.reduce(0) { $0 + $1.dy } == sum)
    }
    var script = ScriptedTrace()
    script.drag(at: 0, from: 0, to: [(300, 1000)])
    let all = try script.trace().events
    let kept = try stressed(script, "drop-20").events
    #expect(kept.allSatisfy(all.contains) && kept.first == all.first && kept.last == all.last)
    // 100 samples: 20 go, with a deviation of 4.
    #expect(abs(all.count - kept.count - 20) < 17)
  }

  @Test("the scroll that begins a gesture stays as it is, whatever is lost after it")
  func opening() throws {
    var script = touchpad()
    script.add(#"{"type":"scroll","t":900000,"axis_source":"finger","dy":7}"#)
    for index in 1...40 {
      script.add(#"{"type":"scroll","t":\#(900_000 + index * 8000),"axis_source":"finger","dy":3}"#)
    }
    script.add(#"{"type":"stop","t":1300000}"#)
    for name in ["drop-5", "drop-20", "lost-60ms", "samples-60hz", "jitter-8ms", "late-50ms"] {
      for seed in UInt64(1)...10 {
        let all = scrolls(try stressed(script, name, repeat: 1, seed: seed))
        #expect(all[0] == (100_000, 5), "\(name) \(seed)")
        let second = try #require(all.first { $0.time >= 900_000 })
        #expect(second == (900_000, 7), "\(name) \(seed)")
      }
    }
  }

  @Test("a stretch of 60 ms is lost from each gesture, nothing else")
  func lost() throws {
    var script = ScriptedTrace()
    script.drag(at: 0, from: 0, to: [(300, 500)])
    script.drag(at: 1000, from: 0, to: [(300, 1500)])
    for number in 0..<4 {
      let times = try stressed(script, "lost-60ms", repeat: number).events.map(\.timeMicroseconds)
      for start in [0, 1_000_000] as [Int64] {
        let own = times.filter { (start...start + 600_000).contains($0) }
        let gaps = zip(own, own.dropFirst()).map { $1 - $0 }.filter { $0 > 10_000 }
        #expect(gaps.count == 1 && (60_000...80_000).contains(gaps[0]), "\(gaps)")
      }
    }
  }

  @Test("events arrive late in their order, and only where the condition says so")
  func late() throws {
    let trace = try stressed(touchpad(), "late-50ms")
    let lags = trace.events.compactMap { event in
      event.arrivalMicroseconds.map { $0 - event.timeMicroseconds }
    }
    #expect(lags.count == trace.events.count && lags.allSatisfy { (0...50_000).contains($0) })
    let arrivals = trace.events.compactMap(\.arrivalMicroseconds)
    #expect(arrivals == arrivals.sorted())
    let options = try condition("late-50ms").options(ReplayOptions(), repeat: 0, seed: 1)
    #expect(options.usesArrival)
  }

  @Test("a seed, a trace, a condition and a repeat give one trace, and another gives another")
  func chances() throws {
    var other = ScriptedTrace()
    other.drag(at: 0, from: 0, to: [(300, 510)])
    for name in ["jitter-8ms", "drop-20", "late-16ms"] {
      let first = try stressed(touchpad(), name)
      #expect(try stressed(touchpad(), name) == first)
      #expect(try stressed(touchpad(), name, repeat: 1) != first)
      #expect(try stressed(touchpad(), name, seed: 2) != first)
    }
  }

  @Test(
    "a changed trace is a trace: written and read again it is the same, keeps its origin and says what it is")
  func files() throws {
    var script = ScriptedTrace(rest: #","intent":"pull","subject":"s01""#)
    script.drag(at: 0, from: 0, to: [(300, 500)])
    // Seven rates, two of jitter, two of drops, a loss, two of late events.
    #expect(StressCondition.all.count { $0.changesTrace } == 14)
    for condition in StressCondition.all where condition.changesTrace {
      let trace = condition.trace(try script.trace(), options: ReplayOptions(), repeat: 1, seed: 9)
      let again = try TraceReader.trace(of: TraceWriter.bytes(of: trace), path: trace.path)
      #expect(again == trace && again.header.intent == .pull && again.header.source.origin == .synthetic)
      #expect(
        again.header.source.others["remade_by"] == .string("overscroll stress, \(condition.name), repeat 2"))
    }
  }

  @Test("a gesture keeps its label under every condition, though its events shift")
  func labels() throws {
    let spans =
      #"[{"from":100000,"to":600000,"intent":"pull"},{"from":1700000,"to":2200000,"intent":"fling"}]"#
    var script = ScriptedTrace(rest: #","labels":\#(spans)"#)
    for start in [100, 900, 1700] { script.drag(at: start, from: 0, to: [(300, start + 500)]) }
    for condition in StressCondition.all where condition.changesTrace {
      for seed in 0..<5 as Range<UInt64> {
        let trace = condition.trace(try script.trace(), options: ReplayOptions(), repeat: 0, seed: seed)
        let gestures = FingerTrack(of: trace, options: ReplayOptions(), viewport: 667).gestures
        let intents = gestures.map { trace.header.intent(ofGestureBegunAt: $0.beganMicroseconds) }
        #expect(intents == [.pull, nil, .fling], "\(condition.name), seed \(seed)")
        #expect(throws: Never.self) {
          try TraceReader.trace(of: TraceWriter.bytes(of: trace), path: trace.path)
        }
      }
    }
  }

  @Test("the control and a phase of nothing change no verdict of any engine", arguments: RefreshEngine.names)
  func control(engine: String) throws {
    var scenario = PullScenario()
    scenario.pull(at: 0, to: 150, then: [20, 150])
    let plain = try scenario.replay()
    let trace = try scenario.script.trace()
    let usual = Verdict(plain.course(of: try #require(plain.engine(named: engine))))
    for name in ["unchanged", "frame-phase", "display-60hz"] {
      let condition = try condition(name)
      let replay = Replay(
        of: condition.trace(trace, options: ReplayOptions(), repeat: 0, seed: 1), model: .uikit,
        options: condition.options(ReplayOptions(), repeat: 0, seed: 1))
      #expect(Verdict(replay.course(of: try #require(replay.engine(named: engine)))) == usual)
    }
  }
}
