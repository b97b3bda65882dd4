import GestureTraces
import PullToRefresh
import ScrollPhysics
import TestSamples
import Testing
import TraceStorage

@testable import FileAccess
@testable import TraceReplay

/// The replay of the whole trace is the independent source: it knows every event from the start.
@Suite("The replay of a take that grows")
struct LiveReplayTests {
  private static let traces: [Trace] = {
    let folder = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(4)
    let paths = (try? FileIO.traces(under: folder.joined(separator: "/") + "/traces")) ?? []
    return paths.compactMap { try? TraceReader.trace(at: $0) }
      .filter { $0.header.intent != .free && $0.events.allSatisfy { $0.layer == .libinput } }
  }()

  /// Engines of different kinds that do not look at the velocity of a finger that moves: a replay knows its next sample, a live finger
  /// has none yet.
  private static let systems: [RefreshSystem] = [
    .uirefreshcontrol, .mrefresh, .swiperefresh, .flutterMaterial, .sv, .vant, .pullview,
  ]

  /// Drives a take as a page does: a display of `rate` frames a second that looks ahead, decisions a tenth of a second later.
  private func drive(_ live: inout LiveReplay, _ trace: Trace, rate: Double, until end: Double) {
    var events = trace.events[...]
    var frame = 1
    while case let time = Double(frame) / rate, time <= end + 0.2 {
      while let event = events.first, Double(event.timeMicroseconds) / 1e6 <= time {
        live.follow(event)
        events.removeFirst()
      }
      live.showFrames(upTo: time - 0.1)
      _ = live.ahead(at: time)
      frame += 1
    }
  }

  @Test("says the same as the replay of the whole", arguments: systems, [60.0, 144.0])
  func same(system: RefreshSystem, rate: Double) throws {
    #expect(Self.traces.count > 40)
    let options = ReplayOptions()
    for trace in Self.traces {
      let replay = Replay(of: trace, on: system.nativeList, options: options)
      let log = replay.course(of: replay.engine(of: system))
      var live = LiveReplay(
        trace.header, on: system.nativeList, replay.engine(of: system), options: options)
      drive(&live, trace, rate: rate, until: log.end)
      #expect(live.log.states.map { $0.state } == log.states.map { $0.state }, "\(trace.path)")
      #expect(live.log.states.map { $0.time } == log.states.map { $0.time }, "\(trace.path)")
      #expect(live.log.triggerTimes == log.triggerTimes, "\(trace.path)")
      #expect(live.log.callback == log.callback, "\(trace.path)")
      #expect(live.isResting, "\(trace.path)")
    }
  }

  @Test("looked ahead it is the frame that comes, and stays where it is")
  func ahead() throws {
    let trace = try #require(Self.traces.first { $0.header.intent == .pull })
    let options = ReplayOptions()
    let list = ScrollList.uiScrollView
    let replay = Replay(of: trace, on: list, options: options)
    let engine = replay.engine(of: .mrefresh)
    var live = LiveReplay(trace.header, on: list, engine, options: options)
    for event in trace.events { live.follow(event) }
    var frames: [ReplayFrame] = []
    replay.showFrames(of: engine) { frames.append($0) }
    for (index, frame) in frames.prefix(60).enumerated() {
      let seen = live.ahead(at: frame.time).frame
      #expect(seen.offset == frame.offset)
      #expect(seen.state == frame.state)
      #expect(seen.topInset == frame.topInset)
      if index >= 6 { live.showFrames(upTo: frames[index - 6].time) }
    }
  }

  @Test("of fingers that rest, are said to move and scroll later it is the same, on every libinput")
  func cancelledHold() throws {
    let options = ReplayOptions()
    for (version, rest) in KeptTraces.libinputs.flatMap({ version in KeptTraces.rests.map { (version, $0) } })
    {
      let whole = try KeptTraces.trace(rest: rest, libinput: version)
      let replay = Replay(of: whole, on: .uiScrollView, options: options)
      let log = replay.course(of: replay.engine(of: .uirefreshcontrol))
      #expect(log.triggerTimes.count == 1)
      var live = LiveReplay(
        whole.header, on: .uiScrollView, replay.engine(of: .uirefreshcontrol), options: options)
      drive(&live, whole, rate: 60, until: log.end)
      #expect(live.log.states.map { $0.time } == log.states.map { $0.time }, "\(version), \(rest) ms")
      #expect(live.log.triggerTimes == log.triggerTimes, "\(version), \(rest) ms")
    }
  }

  @Test("a cancel that is known only when fingers rest anew comes at the newest frame, and never before it")
  func lateCancel() throws {
    var script = ScriptedTrace(kind: "touchpad", units: "mm")
    script.add(#"{"type":"hold","t":0,"fingers":2}"#)
    script.add(#"{"type":"unhold","t":50000,"fingers":2,"cancelled":true}"#)
    script.add(#"{"type":"hold","t":1000000,"fingers":2}"#)
    script.add(#"{"type":"unhold","t":1100000,"fingers":2,"cancelled":true}"#)
    for step in 1...30 {
      script.add(#"{"type":"scroll","t":\#(1_100_000 + step * 8000),"axis_source":"finger","dy":14}"#)
    }
    script.add(#"{"type":"stop","t":1348000}"#)
    let (trace, options) = (try script.trace(), ReplayOptions())
    let replay = Replay(of: trace, on: .uiScrollView, options: options)
    let log = replay.course(of: replay.engine(of: .uirefreshcontrol))
    #expect(log.triggerTimes.count == 1)
    var live = LiveReplay(
      trace.header, on: .uiScrollView, replay.engine(of: .uirefreshcontrol), options: options)
    drive(&live, trace, rate: 60, until: log.end)
    #expect(live.log.triggerTimes == log.triggerTimes)
    var growing = GrowingInputs(
      trace.header, on: .uiScrollView, in: Scene(scenario: nil, overrides: options.scene), options)
    var inputs: [ReplayInput] = []
    for (index, event) in trace.events.prefix(3).enumerated() {
      growing.follow(event)
      growing.flush()
      growing.takeNew(after: index < 2 ? nil : 0.9) { inputs.append($0) }
    }
    #expect(inputs.map { $0.kind } == [.contact, .sample, .cancel, .contact])
    #expect(inputs.map { $0.time } == [0, 0.05, 0.9, 1])
  }
}
