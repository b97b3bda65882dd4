import GestureTraces
import Testing

@testable import ReplayExperiments
@testable import TraceReplay
@testable import ScrollPhysics
import TestSamples

@Suite("Shrinking a trace")
struct TraceShrinkerTests {
  /// Shrinks what `engine` shows of a trace.
  private func shrink(_ trace: Trace, engine: String, goal: ShrinkGoal, limit: Int = 5000) throws -> (
    trace: Trace, shrinker: TraceShrinker
  ) {
    let options = ReplayOptions()
    func shows(_ trace: Trace) -> Bool {
      let replay = Replay(of: trace, model: .uikit, options: options)
      let log = replay.engine(named: engine).map(replay.course)
      return goal.isReached(log.map { [$0] } ?? [], replay.track)
    }
    #expect(shows(trace), "the trace shows it at first")
    let small = TraceShrinker.shrink(trace, options: options, by: "a test", limit: limit, while: shows)
    #expect(shows(small.trace), "the smaller trace shows it")
    return small
  }

  /// A wandering drag past any threshold and back, a tap and a second drag.
  private func trace() throws -> Trace {
    var script = ScriptedTrace()
    script.drag(at: 500, from: 100.123, to: [(420.456, 800), (360.7, 900), (470.1, 1100)], step: 34)
    script.drag(at: 1800, from: 300, to: [(301, 1830)], step: 10)
    script.drag(at: 2500, from: 100, to: [(450, 2800), (90, 3000)], step: 50)
    return try script.trace()
  }

  // Down, one move far enough, up: nothing with fewer events pulls. The times are the least whole milliseconds.
  @Test("a pull that fires at the lift comes down to three events, straight and round")
  func pull() throws {
    let small = try shrink(try trace(), engine: "pullview", goal: .fired(.released)).trace
    let kinds = small.events.map(\.kind)
    guard case .down(0, let x, let y)? = kinds.first, case .move(0, x, let end)? = kinds.dropFirst().first
    else {
      Issue.record("\(kinds)")
      return
    }
    #expect(kinds.count == 3 && kinds.last == .up(slot: 0))
    // 119.876 pt of finger show the 60 pt it needs.
    #expect(end - y > 119.8 && x == x.rounded() && y == y.rounded() && end == end.rounded())
    #expect(small.events.map(\.timeMicroseconds) == [0, 1000, 2000])
    #expect(small.end?.events == 3 && small.end?.timeMicroseconds == 2000)
    #expect(small.header.source.others["remade_by"] == .string("a test"))
  }

  @Test(
    "what is shown stays, nothing grows, and the result is its own smallest trace",
    arguments: ["mrefresh", "sv", "kirigami", "swiperefresh"])
  func properties(engine: String) throws {
    let trace = try trace()
    let replay = Replay(of: trace, model: .uikit, options: ReplayOptions())
    let log = replay.course(of: try #require(replay.engine(named: engine)))
    var goals = Set(log.findings.map(\.kind)).sorted().prefix(1).map(ShrinkGoal.breaks)
    goals.append(
      try #require(ShrinkGoal(named: log.triggers > 0 ? "fired" : "silent", shownBy: [log], replay.track)))
    for goal in goals {
      let (small, shrinker) = try shrink(trace, engine: engine, goal: goal)
      #expect(!shrinker.isCutShort)
      #expect(ShrinkMeasure(of: small.events) < ShrinkMeasure(of: trace.events))
      let again = try TraceReader.trace(of: TraceWriter.bytes(of: small), path: small.path)
      #expect(again == small, "it is written and read as it is")
      #expect(try shrink(small, engine: engine, goal: goal).trace == small, "shrinking it changes nothing")
      #expect(try shrink(trace, engine: engine, goal: goal).trace == small, "the same trace, the same result")
    }
  }

  @Test("silence keeps the finger's way: the trace does not become a tap")
  func silent() throws {
    var script = ScriptedTrace()
    script.drag(at: 0, from: 0, to: [(110.4, 400)])
    let trace = try script.trace()
    let replay = Replay(of: trace, model: .uikit, options: ReplayOptions())
    let log = replay.course(of: try #require(replay.engine(named: "pullview")))
    let goal = ShrinkGoal(shownBy: log, replay.track, intent: .pull)
    #expect(goal == .silent(travel: 110))
    let small = try shrink(trace, engine: "pullview", goal: goal).trace
    #expect(FingerTrack(of: small, options: ReplayOptions(), viewport: 667).furthestTravel == 110)
    #expect(small.events.count == 3)
  }

  @Test("a touchpad's scrolls become fewer by being summed")
  func touchpad() throws {
    var script = ScriptedTrace(kind: "touchpad", units: "mm")
    script.add(#"{"type":"hold","t":0,"fingers":2}"#)
    script.add(#"{"type":"unhold","t":100000,"fingers":2,"cancelled":true}"#)
    for index in 0..<40 {
      script.add(
        #"{"type":"scroll","t":\#(100_000 + index * 8000),"axis_source":"finger","dx":0.3,"dy":5.17}"#)
    }
    script.add(#"{"type":"stop","t":500000}"#)
    let small = try shrink(try script.trace(), engine: "pullview", goal: .fired(.released)).trace
    guard case .scroll(let scroll)? = small.events.first?.kind else {
      Issue.record("\(small.events)")
      return
    }
    #expect(small.events.count == 2 && small.events.last?.kind == .stop)
    #expect(scroll.dx == nil && (scroll.dy ?? 0) > 119.8)
  }

  @Test("what does not count for the replay goes: another layer, arrivals, unknown lines")
  func leftovers() throws {
    var script = ScriptedTrace(rest: #","layers":["libinput","evdev"]"#)
    script.add(#"{"type":"note","t":0,"what":"hello"}"#)
    script.add(#"{"type":"down","t":0,"at":40,"slot":0,"x":0,"y":0,"more":1}"#)
    script.add(#"{"type":"down","t":0,"layer":"evdev","slot":0,"x":0,"y":0}"#)
    script.add(#"{"type":"move","t":300000,"at":300040,"slot":0,"x":0,"y":300}"#)
    script.add(#"{"type":"up","t":301000,"slot":0}"#)
    let small = try shrink(try script.trace(), engine: "isalternative", goal: .fired(.contact)).trace
    #expect(small.header.layers == [.libinput] && small.events.allSatisfy { $0.layer == .libinput })
    #expect(small.events.allSatisfy { $0.arrivalMicroseconds == nil && $0.others.isEmpty })
  }

  /// From 100 at 1000 ms to 200 at 1040 ms: 2.5 a millisecond.
  @Test("a contact that begins late is made even from its own beginning on")
  func even() throws {
    var script = ScriptedTrace()
    script.add(#"{"type":"down","t":1000000,"slot":0,"x":0,"y":100}"#)
    for (time, y) in [(1_010_000, 190), (1_030_000, 120), (1_040_000, 200)] {
      script.add(#"{"type":"move","t":\#(time),"slot":0,"x":0,"y":\#(y)}"#)
    }
    script.add(#"{"type":"up","t":1050000,"slot":0}"#)
    let trace = try script.trace()
    let kept = [0, 3, 4]
    let small = TraceShrinker.shrink(trace, options: ReplayOptions(), by: "a test") { candidate in
      candidate.events.map(\.timeMicroseconds) == trace.events.map(\.timeMicroseconds)
        && kept.allSatisfy { candidate.events[$0] == trace.events[$0] }
    }.trace
    #expect(
      small.events.map(\.kind) == [
        .down(slot: 0, x: 0, y: 100), .move(slot: 0, x: 0, y: 125), .move(slot: 0, x: 0, y: 175),
        .move(slot: 0, x: 0, y: 200), .up(slot: 0),
      ])
  }

  @Test("the same trace a second later comes down to the same lines", arguments: ["mrefresh", "pullview"])
  func shifted(engine: String) throws {
    let trace = try trace()
    var later = trace
    for index in later.events.indices { later.events[index].timeMicroseconds += 1_000_000 }
    later.end?.timeMicroseconds += 1_000_000
    let goal = ShrinkGoal.fired(engine == "mrefresh" ? .contact : .released)
    let small = try shrink(trace, engine: engine, goal: goal).trace
    #expect(try shrink(later, engine: engine, goal: goal).trace.events == small.events)
  }

  @Test("the limit on replays is kept, and what was found by then is shown and said to be cut short")
  func limit() throws {
    let (small, shrinker) = try shrink(try trace(), engine: "mrefresh", goal: .fired(.contact), limit: 5)
    #expect(shrinker.replays == 5 && shrinker.isCutShort)
    #expect(small.events.count <= (try trace()).events.count)
  }

  @Test("parts taken away leave contacts whole and scrolls summed", arguments: 0..<20 as Range<UInt64>)
  func parts(seed: UInt64) throws {
    var script = ScriptedTrace()
    script.drag(at: 0, from: 0, to: [(100, 200)])
    script.add(#"{"type":"gap","t":300000,"reason":"dropped"}"#)
    script.add(#"{"type":"down","t":400000,"slot":0,"x":0,"y":0}"#)
    script.add(#"{"type":"down","t":410000,"slot":1,"x":9,"y":0}"#)
    script.add(#"{"type":"move","t":420000,"slot":0,"x":0,"y":5}"#)
    script.add(#"{"type":"move","t":420000,"slot":1,"x":9,"y":5}"#)
    script.add(#"{"type":"up","t":430000,"slot":1}"#)
    script.add(#"{"type":"up","t":440000,"slot":0}"#)
    let events = try script.trace().events
    #expect(ShrinkParts.gestures.atoms(of: events).map(\.count) == [22, 1, 6])
    #expect(ShrinkParts.contacts.atoms(of: events).map(\.count) == [22, 3, 3])
    var random = SeededRandom(seed: seed)
    for parts in ShrinkParts.allCases {
      let gone = parts.atoms(of: events).filter { _ in random.nextUnit() < 0.5 }
      let left = ShrinkParts.without(Set(gone.joined()), events)
      #expect(left.count == events.count - gone.joined().count)
      var down: Set<Int> = []
      for event in left {
        switch event.kind {
        case .down(let slot, _, _): #expect(down.insert(slot).inserted)
        case .move(let slot, _, _): #expect(down.contains(slot))
        case .up(let slot): #expect(down.remove(slot) != nil)
        default: break
        }
      }
      #expect(down.isEmpty)
    }
  }

  /// The place and time of the second event after shrinking while `shows` says yes of them.
  private func second(
    _ line: String, while shows: @escaping (_ y: Double, _ milliseconds: Double) -> Bool
  ) throws -> (y: Double, milliseconds: Double) {
    var script = ScriptedTrace()
    script.add(#"{"type":"down","t":0,"slot":0,"x":0,"y":0}"#)
    script.add(line)
    script.add(#"{"type":"up","t":9000,"slot":0}"#)
    func place(_ events: [TraceEvent]) -> (y: Double, milliseconds: Double)? {
      guard events.count > 1, case .move(_, _, let y) = events[1].kind else { return nil }
      return (y, Double(events[1].timeMicroseconds) / 1000)
    }
    let small = TraceShrinker.shrink(try script.trace(), options: ReplayOptions(), by: "a test") {
      place($0.events).map(shows) ?? false
    }
    return try #require(place(small.trace.events))
  }

  @Test(
    "a place is rounded as far as it may be: to tens, ones, tenths or hundredths",
    arguments: [
      (95.0, 105.0, 100.0), (100.6, 101.4, 101), (101.11, 101.25, 101.2), (101.205, 101.215, 101.21),
      (101.2, 101.2, 101.2),
    ])
  func roundPlaces(low: Double, high: Double, expected: Double) throws {
    let line = #"{"type":"move","t":1000,"slot":0,"x":0,"y":\#((low + high) / 2)}"#
    #expect(try second(line) { y, _ in (low...high).contains(y) }.y == expected)
  }

  @Test(
    "a time is rounded to the nearest millisecond if it may be, and is as early as it may be",
    arguments: [
      (1600, 1.5, 2.0), (1400, 0.5, 1), (1600, 1.55, 2), (7000, 5.5, 6), (7000, 0, 1), (7000, 6.5, 7),
      (7300, 7.2, 7.3),
    ])
  func roundTimes(microseconds: Int, least: Double, expected: Double) throws {
    let line = #"{"type":"move","t":\#(microseconds),"slot":0,"x":0,"y":100}"#
    #expect(try second(line) { _, time in time >= least }.milliseconds == expected)
  }
}
