import GestureTraces
import Testing

@testable import ReplayLibrary

@Suite("Gestures in columns")
struct GestureColumnsTests {
  private func trace(
    of gesture: Int, starts: [Int64], times: [Int64], y: [Double], x: [Double]? = nil, lifts: [Int64]? = nil,
    intents: [Int32]? = nil
  ) throws -> Trace {
    let header = TraceHeader(device: TraceDevice(kind: .touchscreen), source: TraceSource(origin: .imported))
    return try starts.withUnsafeBufferPointer { starts in
      try times.withUnsafeBufferPointer { times in
        try y.withUnsafeBufferPointer { y in
          try (lifts ?? []).withUnsafeBufferPointer { lift in
            try (intents ?? []).withUnsafeBufferPointer { intent in
              try (x ?? []).withUnsafeBufferPointer { across in
                try GestureColumns(
                  header: header, name: "g", count: starts.count - 1, starts: starts.baseAddress!,
                  times: times.baseAddress!, y: y.baseAddress!, x: x == nil ? nil : across.baseAddress,
                  lifts: lifts == nil ? nil : lift.baseAddress,
                  intents: intents == nil ? nil : intent.baseAddress, intentNames: ["fling", "pul"]
                ).trace(of: gesture)
              }
            }
          }
        }
      }
    }
  }

  @Test("a gesture is a contact from its first sample to its lift, its times from its first sample on")
  func events() throws {
    let trace = try trace(
      of: 1, starts: [0, 1, 3], times: [5, 1000, 1008], y: [9, 1, 2], lifts: [5, 1012], intents: [-1, 0])
    #expect(
      trace.events == [
        TraceEvent(timeMicroseconds: 0, kind: .down(slot: 0, x: 0, y: 1)),
        TraceEvent(timeMicroseconds: 8, kind: .move(slot: 0, x: 0, y: 2)),
        TraceEvent(timeMicroseconds: 12, kind: .up(slot: 0)),
      ])
    #expect(trace.path == "g/1" && trace.header.intent == .fling && !trace.isTruncated)
  }

  @Test("without lifts a finger goes at its last sample")
  func lift() throws {
    let trace = try trace(of: 0, starts: [0, 2], times: [0, 8], y: [1, 2])
    #expect(trace.events.last == TraceEvent(timeMicroseconds: 8, kind: .up(slot: 0)))
  }

  @Test("a wrong column is told with the gesture and what to do")
  func faults() {
    func fault(_ work: () throws -> Trace) -> String {
      do { return "\(try work().path) is fine" } catch { return "\(error)" }
    }
    #expect(
      fault { try trace(of: 0, starts: [0, 0], times: [0], y: [0]) }
        == "g/0: it has no sample, as it begins at 0 and the next at 0; starts must rise")
    #expect(
      fault { try trace(of: 0, starts: [0, 2], times: [8, 0], y: [0, 0]) }.contains("sample 1 is before"))
    #expect(fault { try trace(of: 0, starts: [0, 1], times: [0], y: [.nan]) }.contains("sample 0 is not at"))
    #expect(fault { try trace(of: 0, starts: [0, 1], times: [0], y: [2e6]) }.contains("sample 0 is not at"))
    #expect(
      fault { try trace(of: 0, starts: [0, 1], times: [9], y: [0], lifts: [8]) }.contains("lift is before"))
    #expect(
      fault { try trace(of: 0, starts: [0, 1], times: [0], y: [0], intents: [1]) }
        .hasPrefix("g/0: its intent 'pul' is none of pull, pull-cancel"))
  }

  @Test("positions and times are taken up to their limits, and not past them")
  func limits() throws {
    let (day, far) = (Int64(86_400_000_000), 1e6)
    func message(
      _ times: [Int64] = [7, 9], _ y: [Double] = [0, 0], x: [Double] = [0, 0], lift: Int64 = 9
    ) -> String? {
      do {
        let trace = try trace(of: 0, starts: [0, 2], times: times, y: y, x: x, lifts: [lift])
        #expect(trace.events.map(\.timeMicroseconds) == [0, times[1] - times[0], lift - times[0]])
        #expect(trace.events[1].kind == .move(slot: 0, x: x[1], y: y[1]))
        return nil
      } catch { return "\(error)" }
    }
    for (y, x) in [([far, -far], [0, 0]), ([0, 0], [far, -far]), ([0, 0], [-far, far])] {
      #expect(message([7, 9], y, x: x) == nil)
    }
    let place = "is not at a position from -1000000 to 1000000; leave it out"
    #expect(message(x: [far.nextUp, 0]) == "g/0: its sample 0 \(place)")
    #expect(message(x: [0, -far.nextUp]) == "g/0: its sample 1 \(place)")
    #expect(message([0, 0], [0, far.nextUp]) == "g/0: its sample 1 \(place)")
    #expect(message([0, 0], [-far.nextUp, 0]) == "g/0: its sample 0 \(place)")
    // At the same time as the one before, and a day after the first.
    #expect(
      message([7, 7]) == nil && message([7, 7 + day], lift: 7 + day) == nil && message(lift: 7 + day) == nil)
    let order = "is before the one before it, or a day after its first; order them by time"
    #expect(message([7, 6]) == "g/0: its sample 1 \(order)")
    #expect(message([7, 8 + day], lift: 8 + day) == "g/0: its sample 1 \(order)")
    let lift = "g/0: its lift is before its last sample, or a day after its first; give a later one"
    #expect(message(lift: 8) == lift && message(lift: 8 + day) == lift)
  }
}
