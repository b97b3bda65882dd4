import GestureTraces
import TestSamples
import Testing

@testable import ReplayExperiments

/// The parts of a trace that a shrinker tries to remove; each event is called by its place.
@Suite("Parts of a trace that is made smaller")
struct ShrinkPartsTests {
  private func events(_ lines: String...) throws -> [TraceEvent] {
    var script = ScriptedTrace()
    for line in lines { script.add("{\(line)}") }
    return try script.trace().events
  }

  private func atoms(_ events: [TraceEvent]) -> [[[Int]]] {
    ShrinkParts.allCases.map { $0.atoms(of: events) }
  }

  @Test(
    "two fingers that are down together are one gesture and two contacts; moves of one time are one sample")
  func fingers() throws {
    let events = try events(
      #""type":"down","t":0,"slot":0,"x":0,"y":0"#, #""type":"down","t":1,"slot":1,"x":9,"y":0"#,
      #""type":"move","t":5,"slot":0,"x":0,"y":1"#, #""type":"move","t":5,"slot":1,"x":9,"y":1"#,
      #""type":"up","t":6,"slot":0"#, #""type":"move","t":6,"slot":1,"x":9,"y":2"#,
      #""type":"cancel","t":7,"slot":1"#,
      // A second gesture, and a move of a finger that nobody saw come down.
      #""type":"down","t":8,"slot":0,"x":0,"y":0"#, #""type":"up","t":9,"slot":0"#,
      #""type":"move","t":9,"slot":3,"x":0,"y":0"#)
    #expect(
      atoms(events) == [
        [[0, 1, 2, 3, 4, 5, 6], [7, 8], [9]], [[0, 2, 4], [1, 3, 5, 6], [7, 8]], [[2, 3], [5], [9]],
        [[2], [3], [5], [9]],
      ])
  }

  @Test("a scroll, a hold and what follows it are one gesture up to the stop; a wheel and a gap are alone")
  func scrolls() throws {
    let events = try events(
      #""type":"hold","t":0,"fingers":2"#, #""type":"unhold","t":1,"fingers":2,"cancelled":true"#,
      #""type":"scroll","t":2,"axis_source":"finger","dy":1"#,
      #""type":"scroll","t":3,"axis_source":"wheel","v120_y":120"#,
      #""type":"scroll","t":3,"axis_source":"finger","dy":2"#, #""type":"stop","t":4"#,
      #""type":"hold","t":5,"fingers":2"#, #""type":"unhold","t":6,"fingers":2,"cancelled":false"#,
      #""type":"gap","t":7,"reason":"dropped""#, #""type":"scroll","t":8,"axis_source":"finger","dy":3"#)
    #expect(
      atoms(events) == [
        [[0, 1, 2, 4, 5], [3], [6, 7], [8], [9]], [[0, 1], [6, 7]], [[0], [2], [3], [4], [6], [8], [9]], [],
      ])
  }

  @Test("what a removed scroll moved comes with the next one, but not past another event")
  func sums() throws {
    let events = try events(
      #""type":"scroll","t":0,"axis_source":"finger","dy":1"#,
      #""type":"scroll","t":1,"axis_source":"finger","dx":5,"dy":2"#,
      #""type":"scroll","t":2,"axis_source":"finger","dy":4"#, #""type":"stop","t":3"#,
      #""type":"scroll","t":4,"axis_source":"finger","dy":8"#)
    func moved(_ gone: Set<Int>) -> [[Double?]] {
      ShrinkParts.without(gone, events).map {
        if case .scroll(let scroll) = $0.kind { [scroll.dx, scroll.dy] } else { [] }
      }
    }
    #expect(moved([]) == [[nil, 1], [5, 2], [nil, 4], [], [nil, 8]])
    #expect(moved([0]) == [[5, 3], [nil, 4], [], [nil, 8]])
    #expect(moved([0, 1]) == [[5, 7], [], [nil, 8]])
    #expect(moved([1, 3]) == [[nil, 1], [5, 6], [nil, 8]])
    // What comes just before the stop is lost.
    #expect(moved([2]) == [[nil, 1], [5, 2], [], [nil, 8]])
  }
}
