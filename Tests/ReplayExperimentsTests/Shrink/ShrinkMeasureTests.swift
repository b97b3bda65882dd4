import GestureTraces
import TestSamples
import Testing

@testable import ReplayExperiments

@Suite("The size of a trace that is made smaller")
struct ShrinkMeasureTests {
  // Ten million events of a million units each, as far as a trace may go, come to 10¹³ units and 10¹⁹ millionths: more than 2⁶³.
  @Test("fingers that wander further than any integer counts are the largest there are, and end nothing")
  func endless() {
    let start = TraceEvent(timeMicroseconds: 0, kind: .down(slot: 0, x: 0, y: 0))
    func measure(_ x: Double) -> ShrinkMeasure {
      ShrinkMeasure(of: [start, TraceEvent(timeMicroseconds: 1, kind: .move(slot: 0, x: x, y: 0))])
    }
    #expect(measure(1) < measure(1e13))
    #expect(measure(1e12) < measure(1e300))
  }

  private func measure(_ lines: String...) throws -> ShrinkMeasure {
    var script = ScriptedTrace()
    for line in lines { script.add(line) }
    return ShrinkMeasure(of: try script.trace().events)
  }

  @Test("it counts events, the time to the last, detours of each finger beyond its way down, and bytes")
  func whole() throws {
    let lines = [
      #"{"type":"down","t":0,"slot":0,"x":0,"y":10}"#, #"{"type":"move","t":10,"slot":0,"x":3,"y":30}"#,
      #"{"type":"down","t":10,"slot":1,"x":0,"y":0}"#, #"{"type":"move","t":20,"slot":0,"x":3,"y":20}"#,
      #"{"type":"move","t":20,"slot":1,"x":0,"y":-7}"#, #"{"type":"up","t":30,"slot":0}"#,
      // The same slot again: 5 to the side. A finger that nobody saw come down begins where it is first.
      #"{"type":"down","t":40,"slot":0,"x":0,"y":0}"#, #"{"type":"move","t":50,"slot":0,"x":-5,"y":0}"#,
      #"{"type":"move","t":50,"slot":2,"x":8,"y":8}"#,
    ]
    var script = ScriptedTrace()
    for line in lines { script.add(line) }
    let events = try script.trace().events
    let measure = ShrinkMeasure(of: events)
    // Slot 0 goes 3 + 20 + 10 for 10 of way, and slot 1 straight; then 5 for nothing.
    #expect((measure.events, measure.duration, measure.wander) == (9, 50, 28_000_000))
    #expect(measure.bytes == lines.reduce(0) { $0 + $1.utf8.count + 1 })
    let bare = ShrinkMeasure(of: [])
    #expect((bare.events, bare.duration, bare.wander, bare.bytes) == (0, 0, 0, 0))
  }

  @Test("scrolls of fingers wander too, each up to its stop; a wheel's do not")
  func scrolls() throws {
    let measure = try measure(
      #"{"type":"scroll","t":0,"axis_source":"finger","dx":1,"dy":4}"#,
      #"{"type":"scroll","t":1,"axis_source":"finger","dy":-1}"#, #"{"type":"stop","t":2}"#,
      #"{"type":"scroll","t":3,"axis_source":"wheel","dy":9,"dx":9,"v120_y":120}"#,
      #"{"type":"scroll","t":4,"axis_source":"finger","dx":2}"#)
    // 1 + 4 + 1 for 3 of way, then 2 to the side.
    #expect(measure.wander == 5_000_000)
  }

  @Test("fewer events are smaller, then less time, then less wandering, then fewer bytes")
  func order() throws {
    let sizes = [
      try measure(#"{"type":"down","t":900,"slot":0,"x":100,"y":100}"#),
      try measure(
        #"{"type":"down","t":0,"slot":0,"x":0,"y":0}"#, #"{"type":"move","t":10,"slot":0,"x":0,"y":9.5}"#),
      try measure(
        #"{"type":"down","t":0,"slot":0,"x":0,"y":0}"#, #"{"type":"move","t":10,"slot":0,"x":0,"y":9.75}"#),
      try measure(
        #"{"type":"down","t":0,"slot":0,"x":0,"y":0}"#, #"{"type":"move","t":10,"slot":0,"x":1,"y":9}"#),
      try measure(
        #"{"type":"down","t":0,"slot":0,"x":0,"y":0}"#, #"{"type":"move","t":11,"slot":0,"x":0,"y":9}"#),
    ]
    for (index, left) in sizes.enumerated() {
      for (other, right) in sizes.enumerated() { #expect((left < right) == (index < other)) }
    }
  }
}
