import Testing

@testable import GestureTraces

@Suite("Splitting continuous use")
struct GestureSplitterTests {
  private typealias Step = GestureSplitter.Step

  private func down(_ time: Int64, _ slot: Int = 0, _ layer: TraceLayer = .libinput) -> TraceEvent {
    TraceEvent(timeMicroseconds: time, layer: layer, kind: .down(slot: slot, x: 1, y: 1))
  }

  private func up(_ time: Int64, _ slot: Int = 0, _ layer: TraceLayer = .libinput) -> TraceEvent {
    TraceEvent(timeMicroseconds: time, layer: layer, kind: .up(slot: slot))
  }

  private func scroll(_ time: Int64) -> TraceEvent {
    TraceEvent(timeMicroseconds: time, kind: .scroll(TraceScroll(source: .finger, dy: 1)))
  }

  private func stop(_ time: Int64) -> TraceEvent { TraceEvent(timeMicroseconds: time, kind: .stop) }

  /// The steps of events that come one by one, time passing by milliseconds between them.
  private func live(_ events: [TraceEvent], end: Int64, _ splitter: GestureSplitter) -> [Step] {
    var splitter = splitter
    var steps: [Step] = []
    var now: Int64 = 0
    for event in events {
      while now < event.timeMicroseconds {
        now = min(now + 1000, event.timeMicroseconds)
        // An event of the same moment may still be on its way.
        if now < event.timeMicroseconds { steps += splitter.elapse(to: now) }
      }
      steps += splitter.pass(event)
    }
    return steps + splitter.finish(at: end)
  }

  @Test("two touches that are idle apart are two groups, each with its own zero; closer ones are one")
  func touches() {
    var splitter = GestureSplitter(idle: 500, kind: .touchscreen)
    #expect(splitter.pass(down(100)) == [.begin(zero: 100), .store(down(0))])
    #expect(splitter.pass(up(200)) == [.store(up(100))])
    #expect(splitter.due == 700)
    #expect(splitter.pass(down(699)) == [.store(down(599))])
    #expect(splitter.due == nil)
    #expect(splitter.pass(up(800)) == [.store(up(700))])
    #expect(splitter.pass(down(1300)) == [.end(at: 1200, gestures: 2), .begin(zero: 1300), .store(down(0))])
    #expect(splitter.finish(at: 1400) == [.end(at: 100, gestures: 0)])
    #expect(splitter.finish(at: 1500) == [])
  }

  @Test(
    "a hold that is cancelled ends no group, whether its scroll comes at once or later; its lift counts once")
  func cancelledHold() {
    let hold = TraceEvent(timeMicroseconds: 1000, kind: .hold(fingers: 2))
    let unhold = TraceEvent(timeMicroseconds: 1400, kind: .unhold(fingers: 2, cancelled: true))
    for first: Int64 in [1400, 1480] {
      let events = [hold, unhold, scroll(first), scroll(1600), stop(1700)]
      let steps = live(events, end: 5000, GestureSplitter(idle: 500, kind: .touchpad))
      let ends = steps.filter { if case .end = $0 { true } else { false } }
      #expect(ends == [.end(at: 1200, gestures: 1)])
      #expect(steps.first == .begin(zero: 1000) && steps.count == 7)
    }
  }

  @Test("an event of a kind that nobody knows counts from the zero of its group too")
  func unknown() throws {
    let lines = [
      #"{"format":"overscroll-trace","version":1,"device":{"kind":"touchscreen","size_mm":[70,140]},"source":{"origin":"synthetic"}}"#,
      #"{"type":"down","t":0,"slot":0,"x":1,"y":1}"#, #"{"type":"up","t":100,"slot":0}"#,
      #"{"type":"down","t":900000,"slot":0,"x":1,"y":1}"#, #"{"type":"hum","t":900100,"at":900200,"x":1}"#,
      #"{"type":"up","t":900300,"slot":0}"#,
      #"{"type":"end","t":900300,"events":5,"grade":"A","reasons":[]}"#,
    ]
    let text = Array(lines.joined(separator: "\n").utf8)
    let parts = try TraceReader.trace(of: text, path: "a").split(idle: 400_000)
    #expect(parts.count == 2)
    let written = TraceWriter.bytes(of: try #require(parts.last))
    #expect(String(decoding: written, as: UTF8.self).contains(#"{"type":"hum","t":100,"at":200,"x":1}"#))
    #expect(try TraceReader.trace(of: written, path: "a").events == parts.last?.events)
  }

  @Test("one finger that moves a touchpad's pointer begins nothing; what came before the second is kept")
  func pointer() {
    var splitter = GestureSplitter(idle: 500, kind: .touchpad)
    #expect(splitter.pass(down(0, 0, .evdev)).isEmpty)
    #expect(splitter.pass(up(100, 0, .evdev)).isEmpty)
    // Idle since: what was kept back is forgotten.
    #expect(splitter.pass(down(900, 0, .evdev)).isEmpty)
    #expect(
      splitter.pass(down(950, 1, .evdev)) == [
        .begin(zero: 900), .store(down(0, 0, .evdev)), .store(down(50, 1, .evdev)),
      ])
    #expect(splitter.pass(scroll(960)) == [.store(scroll(60))])
    #expect(splitter.pass(up(970, 0, .evdev)) == [.store(up(70, 0, .evdev))])
    #expect(splitter.pass(stop(970)) == [.store(stop(70))])
    #expect(splitter.due == 1470, "one finger that still rests keeps nothing open")
    #expect(splitter.pass(up(980, 1, .evdev)) == [.store(up(80, 1, .evdev))])
    #expect(splitter.elapse(to: 1479) == [] && splitter.elapse(to: 1480) == [.end(at: 580, gestures: 1)])
  }

  @Test("a layer that is told of earlier than the first event starts at zero, and never goes back")
  func layers() {
    var splitter = GestureSplitter(idle: 500, kind: .touchscreen)
    _ = splitter.pass(down(100, 0, .evdev))
    #expect(splitter.pass(down(98)) == [.store(down(0))])
  }

  @Test("a group lasts at least as long as asked for, and ends between touches")
  func least() {
    var splitter = GestureSplitter(idle: 100, kind: .touchscreen)
    splitter.least = 2000
    let events = [down(0), up(100), down(900), up(1000), down(1950), up(2500)]
    for event in events { _ = splitter.pass(event) }
    #expect(splitter.due == 2600)
    #expect(splitter.pass(down(5000)) == [.end(at: 2600, gestures: 3), .begin(zero: 5000), .store(down(0))])
  }

  @Test("an unplugged device's fingers are off")
  func unplugged() {
    var splitter = GestureSplitter(idle: 500, kind: .touchscreen)
    _ = splitter.pass(down(0))
    _ = splitter.pass(TraceEvent(timeMicroseconds: 50, kind: .gap(.unplugged)))
    #expect(splitter.due == 550)
  }

  @Test("groups are the same whether time passes between events or all come at once", arguments: 1...40)
  func timing(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var events: [TraceEvent] = []
    var time: Int64 = 0
    for _ in 0..<30 {
      events.append(down(time))
      time += Int64(random.nextEven(1000, 400_000))
      events.append(up(time))
      time += Int64(random.nextEven(1000, 900_000))
    }
    let splitter = GestureSplitter(idle: 300_000, kind: .touchscreen)
    var whole = splitter
    var atOnce: [Step] = []
    for event in events { atOnce += whole.pass(event) }
    atOnce += whole.finish(at: time)
    #expect(live(events, end: time, splitter) == atOnce)
    let stored = atOnce.count { if case .store = $0 { true } else { false } }
    #expect(stored == events.count)
  }

  @Test("the parts of a trace are whole traces with grades of their own")
  func parts() {
    let header = TraceHeader(device: TraceDevice(kind: .touchscreen), source: TraceSource(origin: .recorded))
    let events = [down(0), up(10), down(1000), up(1010), down(2000)]
    let trace = Trace(
      path: "a", header: header, events: events,
      end: TraceEnd(timeMicroseconds: 2100, events: 5, grade: "B", reasons: ["no lift at the end"]))
    let parts = trace.split(idle: 500)
    #expect(parts.map(\.events.count) == [2, 2, 1])
    #expect(parts.map { $0.end?.timeMicroseconds } == [510, 510, 100])
    #expect(parts.map { $0.end?.grade } == ["A", "A", "C"])
    #expect(parts.flatMap(\.events).map(\.timeMicroseconds) == [0, 10, 0, 10, 0])
    for part in parts {
      #expect(throws: Never.self) { try TraceReader.trace(of: TraceWriter.bytes(of: part), path: "part") }
    }
  }
}
