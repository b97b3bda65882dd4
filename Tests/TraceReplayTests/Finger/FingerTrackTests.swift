import GestureTraces
import ScrollPhysics
import TestSamples
import Testing
import TraceReplay

@Suite("Finger track")
struct FingerTrackTests {
  @Test("a touchscreen's travel is the mean move of the contacts that stay, in millimetres times 6.42")
  func meanOfContacts() throws {
    var script = ScriptedTrace(units: "mm")
    script.add(#"{"type":"down","t":0,"slot":0,"x":1,"y":10}"#)
    script.add(#"{"type":"move","t":10000,"slot":0,"x":1,"y":12}"#)
    script.add(#"{"type":"down","t":10000,"slot":1,"x":5,"y":50}"#)
    script.add(#"{"type":"move","t":20000,"slot":0,"x":1,"y":16}"#)
    script.add(#"{"type":"move","t":30000,"slot":1,"x":5,"y":56}"#)
    script.add(#"{"type":"up","t":30000,"slot":1}"#)
    script.add(#"{"type":"move","t":40000,"slot":0,"x":1,"y":17}"#)
    script.add(#"{"type":"up","t":50000,"slot":0}"#)
    let track = try script.track()
    let gesture = try #require(track.gestures.first)
    // 2; then (4 + 0)/2; then slot 1 moves as it lifts: (0 + 6)/2; then 1; the last lift moves nothing.
    let millimetres = [0, 2, 4, 7, 8, 8].map { $0 * 6.42 }
    for (sample, expected) in zip(gesture.samples, millimetres) {
      #expect(abs(sample.travel - expected) < 1e-12)
    }
    #expect(gesture.samples.map(\.carriesPosition) == [true, true, true, true, true, false])
    #expect(gesture.end == .lift)
    #expect(gesture.ended == 0.05)
    #expect(gesture.mostContacts == 2)
    // Six samples; a touch-down and a lift.
    #expect(track.sampleCount == 6 && track.inputCount == 8)
  }

  @Test(
    "a move that is alone in its sample is read as one that is there twice, the slower way",
    arguments: UInt64(1)...30)
  func alone(seed: UInt64) {
    let sample = RandomReplay(seed: seed)
    var twice = sample.trace
    twice.events = twice.events.flatMap { event in
      if case .move = event.kind { [event, event] } else { [event] }
    }
    let (one, two) = (
      FingerTrack(of: sample.trace, options: sample.options, viewport: 667),
      FingerTrack(of: twice, options: sample.options, viewport: 667)
    )
    #expect(one == two)
  }

  /// Contacts that rest move nothing, and are not looked at: else this takes a thousand times as long, hours in a debug build.
  @Test("what happens to one of a thousand contacts costs as if it were alone", .timeLimit(.minutes(2)))
  func crowd() {
    let (contacts, rounds, step) = (1000, 200_000, Int64(20))
    var events: [TraceEvent] = []
    func add(_ kind: TraceEvent.Kind) {
      events.append(TraceEvent(timeMicroseconds: Int64(events.count) * step, kind: kind))
    }
    for slot in 0..<contacts { add(.down(slot: slot, x: 0, y: 0)) }
    for round in 0..<rounds {
      switch round % 4 {
      case 0: add(.up(slot: 1))
      case 1: add(.down(slot: 1, x: 0, y: 0))
      default: add(.move(slot: 999, x: 0, y: Double(round)))
      }
    }
    for slot in 0..<contacts { add(.up(slot: slot)) }
    let trace = Trace(
      path: "a",
      header: TraceHeader(device: TraceDevice(kind: .touchscreen), source: TraceSource(origin: .synthetic)),
      events: events, end: nil)
    let track = FingerTrack(of: trace, options: ReplayOptions(), viewport: 667)
    #expect(track.gestures.count == 1 && track.gestures[0].mostContacts == contacts)
    #expect(track.gestures[0].samples.count == events.count)
    // All moves are of one contact among a thousand that stay.
    let travel = Double(rounds - 1) / Double(contacts)
    #expect(abs(track.gestures[0].samples[events.count - 1].travel / travel - 6.42) < 1e-9)
  }

  @Test("of several contacts what is read at once is what is read event by event, resting ones looked at")
  func several() {
    var random = SeededRandom(seed: 7)
    for _ in 0..<200 {
      var (events, open, time): ([TraceEvent], Set<Int>, Int64) = ([], [], 0)
      var used: Set<Int> = []
      for _ in 0..<60 {
        let step = Int64.random(in: 0...2, using: &random) * 4000
        if step > 0 { used = [] }
        time += step
        // One event of a slot at a time: of one that lifts, comes and moves at once it is left open where it is.
        let slot = Int.random(in: 0..<4, using: &random)
        guard used.insert(slot).inserted else { continue }
        let y = Double.random(in: 0...100, using: &random)
        let kind: TraceEvent.Kind
        if !open.contains(slot) {
          kind = .down(slot: slot, x: y, y: y)
          open.insert(slot)
        } else if Int.random(in: 0..<6, using: &random) == 0 {
          kind = Bool.random(using: &random) ? .up(slot: slot) : .cancel(slot: slot)
          open.remove(slot)
        } else {
          kind = .move(slot: slot, x: y, y: y)
        }
        events.append(TraceEvent(timeMicroseconds: time, kind: kind))
      }
      var trace = Trace(
        path: "a",
        header: TraceHeader(device: TraceDevice(kind: .touchscreen), source: TraceSource(origin: .synthetic)),
        events: events, end: nil)
      let track = FingerTrack(of: trace, options: ReplayOptions(), viewport: 667)
      // A move of nothing, for each contact that is down and has no event in a sample: now each is looked at.
      trace.events = Self.touchingAll(events)
      #expect(FingerTrack(of: trace, options: ReplayOptions(), viewport: 667) == track)
    }
  }

  /// The same events, and with each sample that has a position a move of each other contact to where it is.
  private static func touchingAll(_ events: [TraceEvent]) -> [TraceEvent] {
    var (all, positions): ([TraceEvent], [Int: (Double, Double)]) = ([], [:])
    var rest = events[...]
    while let first = rest.first {
      let sample = rest.prefix { $0.timeMicroseconds == first.timeMicroseconds }
      rest = rest.dropFirst(sample.count)
      all += sample
      var (seen, hasPosition): (Set<Int>, Bool) = ([], false)
      var after = positions
      for event in sample {
        switch event.kind {
        case .down(let slot, let x, let y), .move(let slot, let x, let y):
          seen.insert(slot)
          after[slot] = (x, y)
          hasPosition = true
        case .up(let slot), .cancel(let slot):
          seen.insert(slot)
          after[slot] = nil
        default: break
        }
      }
      for (slot, at) in positions.sorted(by: { $0.key < $1.key }) where hasPosition && !seen.contains(slot) {
        all.append(
          TraceEvent(timeMicroseconds: first.timeMicroseconds, kind: .move(slot: slot, x: at.0, y: at.1)))
      }
      positions = after
    }
    return all
  }

  /// Half of 6, as of two that stay: what lifts a microsecond later was there.
  @Test("a contact that lifts without moving counts in the mean of that sample")
  func liftAlone() throws {
    var script = ScriptedTrace()
    script.add(#"{"type":"down","t":0,"slot":0,"x":0,"y":0}"#)
    script.add(#"{"type":"down","t":0,"slot":1,"x":0,"y":0}"#)
    script.add(#"{"type":"move","t":10000,"slot":0,"x":0,"y":6}"#)
    script.add(#"{"type":"up","t":10000,"slot":1}"#)
    script.add(#"{"type":"up","t":20000,"slot":0}"#)
    #expect(try script.track().gestures.first?.samples.map(\.travel) == [0, 3, 3])
  }

  @Test("the cancel of the last contact, an unplug and a suspend end a gesture without a lift")
  func cancels() throws {
    for line in [
      #"{"type":"cancel","t":20000,"slot":0}"#, #"{"type":"gap","t":20000,"reason":"unplugged"}"#,
      #"{"type":"gap","t":20000,"reason":"suspended"}"#,
    ] {
      var script = ScriptedTrace()
      script.add(#"{"type":"down","t":0,"slot":0,"x":0,"y":0}"#)
      script.add(line)
      #expect(try script.track().gestures.map(\.end) == [.cancel])
    }
  }

  @Test("dropped events mark the gesture, which goes on")
  func dropped() throws {
    var script = ScriptedTrace()
    script.add(#"{"type":"down","t":0,"slot":0,"x":0,"y":0}"#)
    script.add(#"{"type":"gap","t":10000,"reason":"dropped"}"#)
    script.add(#"{"type":"move","t":20000,"slot":0,"x":0,"y":3}"#)
    script.add(#"{"type":"up","t":30000,"slot":0}"#)
    let gestures = try script.track().gestures
    #expect(gestures.map(\.lostEvents) == [true])
    #expect(gestures.map(\.end) == [.lift])
  }

  @Test("no end in the file leaves the gesture unfinished")
  func unfinished() throws {
    var script = ScriptedTrace()
    script.add(#"{"type":"down","t":0,"slot":0,"x":0,"y":0}"#)
    script.add(#"{"type":"move","t":10000,"slot":0,"x":0,"y":3}"#)
    let gesture = try #require(try script.track().gestures.first)
    #expect(gesture.end == .unfinished)
    #expect(gesture.ended == 0.01)
  }

  @Test(
    "a touchpad gesture is a two-finger hold or the first finger scroll, to stop or to an unhold of lifted fingers"
  )
  func touchpad() throws {
    var script = ScriptedTrace(kind: "touchpad", units: "mm")
    script.add(#"{"type":"hold","t":0,"fingers":2}"#)
    script.add(#"{"type":"unhold","t":50000,"fingers":2,"cancelled":true}"#)
    script.add(#"{"type":"scroll","t":50000,"axis_source":"finger","dx":1,"dy":10}"#)
    script.add(#"{"type":"scroll","t":60000,"axis_source":"finger","dx":2}"#)
    script.add(#"{"type":"stop","t":70000}"#)
    script.add(#"{"type":"hold","t":100000,"fingers":2}"#)
    script.add(#"{"type":"unhold","t":200000,"fingers":2,"cancelled":false}"#)
    script.add(#"{"type":"hold","t":210000,"fingers":2}"#)
    script.add(#"{"type":"unhold","t":220000,"fingers":2,"cancelled":true}"#)
    script.add(#"{"type":"scroll","t":230000,"axis_source":"finger","dy":-4}"#)
    script.add(#"{"type":"stop","t":240000}"#)
    script.add(#"{"type":"hold","t":300000,"fingers":3}"#)
    script.add(#"{"type":"unhold","t":310000,"fingers":3,"cancelled":false}"#)
    let gestures = try script.track().gestures
    #expect(gestures.map(\.began) == [0, 0.1, 0.21])
    #expect(gestures.map(\.end) == [.lift, .lift, .lift])
    #expect(gestures.map { $0.samples.map(\.travel) } == [[10, 10], [], [0, -4]])
    #expect(gestures[0].samples.map(\.across) == [1, 3])
  }

  @Test("both layers of a touchpad agree: 10.5165 units a millimetre, two contacts only")
  func bothLayers() throws {
    var script = ScriptedTrace(kind: "touchpad", units: "mm")
    for (time, slot) in [(0, 0), (5000, 1)] {
      script.add(#"{"type":"down","t":\#(time),"layer":"evdev","slot":\#(slot),"x":0,"y":20}"#)
    }
    for slot in 0...1 {
      script.add(#"{"type":"move","t":10000,"layer":"evdev","slot":\#(slot),"x":0,"y":22}"#)
    }
    script.add(#"{"type":"scroll","t":10000,"axis_source":"finger","dy":21.033}"#)
    script.add(#"{"type":"up","t":20000,"layer":"evdev","slot":0}"#)
    script.add(#"{"type":"move","t":30000,"layer":"evdev","slot":1,"x":0,"y":40}"#)
    script.add(#"{"type":"up","t":40000,"layer":"evdev","slot":1}"#)
    script.add(#"{"type":"stop","t":20000}"#)
    var options = ReplayOptions()
    let scrolled = try #require(try script.track(options).gestures.first)
    options.layer = .evdev
    let touched = try #require(try script.track(options).gestures.first)
    #expect(abs((touched.samples.last?.travel ?? 0) - (scrolled.samples.last?.travel ?? 1)) < 1e-12)
    #expect(touched.began == 0.005)
    #expect(touched.ended == scrolled.ended)
  }

  @Test("libinput's layer counts where it holds a drag, else the contacts")
  func choiceOfLayer() throws {
    var script = ScriptedTrace(kind: "touchpad", units: "mm")
    script.add(#"{"type":"hold","t":0,"fingers":2}"#)
    script.add(#"{"type":"down","t":0,"layer":"evdev","slot":0,"x":0,"y":20}"#)
    #expect(try script.track().layer == .evdev)
    script.add(#"{"type":"scroll","t":10000,"axis_source":"finger","dy":1}"#)
    #expect(try script.track().layer == .libinput)
  }

  @Test("without a resolution a screen's axis is the viewport, a touchpad's 50 mm")
  func normalised() throws {
    for (kind, layer, expected) in [("touchscreen", "libinput", 66.7), ("touchpad", "evdev", 52.5825)] {
      var script = ScriptedTrace(kind: kind, units: "normalised")
      for slot in 0...1 {
        script.add(#"{"type":"down","t":0,"layer":"\#(layer)","slot":\#(slot),"x":0.5,"y":0.2}"#)
      }
      for slot in 0...1 {
        script.add(#"{"type":"move","t":10000,"layer":"\#(layer)","slot":\#(slot),"x":0.5,"y":0.3}"#)
      }
      let travel = try script.track().gestures.first?.samples.last?.travel
      #expect(abs((travel ?? 0) - expected) < 1e-9)
    }
  }

  @Test("traditional turns a touchpad round and leaves a screen alone")
  func traditional() throws {
    var options = ReplayOptions()
    options.isTraditional = true
    var pad = ScriptedTrace(kind: "touchpad")
    pad.add(#"{"type":"scroll","t":0,"axis_source":"finger","dy":3}"#)
    #expect(try pad.track(options).gestures.first?.samples.first?.travel == -3)
    // Both layers describe the same fingers, so a touchpad's contacts turn as its scrolls do, whatever their unit.
    for units in ["points", "mm"] {
      var contacts = ScriptedTrace(kind: "touchpad", units: units)
      for (time, y) in [(0, 0), (10000, 3)] {
        for slot in 0...1 {
          let type = time == 0 ? "down" : "move"
          contacts.add(#"{"type":"\#(type)","t":\#(time),"layer":"evdev","slot":\#(slot),"x":0,"y":\#(y)}"#)
        }
      }
      #expect(try #require(contacts.track(options).gestures.first?.samples.last).travel < 0, "\(units)")
    }
    var screen = ScriptedTrace()
    screen.drag(at: 0, from: 0, to: [(5, 10)])
    #expect(try screen.track(options).gestures.first?.samples.last?.travel == 5)
  }

  @Test("a wheel's click is 53 points, a trackpoint's unit one; neither is a gesture")
  func wheels() throws {
    var script = ScriptedTrace(kind: "wheel")
    script.add(#"{"type":"scroll","t":0,"axis_source":"wheel","dy":15,"v120_y":120}"#)
    script.add(#"{"type":"scroll","t":10000,"axis_source":"wheel","dy":-7.5,"v120_y":-60}"#)
    script.add(#"{"type":"scroll","t":20000,"axis_source":"continuous","dy":4}"#)
    script.add(#"{"type":"stop","t":30000}"#)
    let track = try script.track()
    #expect(track.gestures.isEmpty)
    #expect(track.wheels.map(\.distance) == [53, -26.5, 4])
    #expect(track.sampleCount == 3 && track.inputCount == 3)
  }
}
