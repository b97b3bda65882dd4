import PullToRefresh
import Testing

@testable import TraceReplay
import TestSamples

@Suite("Replay timeline")
struct ReplayTimelineTests {
  private func track() throws -> FingerTrack {
    var script = ScriptedTrace()
    script.drag(at: 10, from: 0, to: [(100, 110)], step: 50)
    script.drag(at: 300, from: 0, to: [(50, 400)], step: 50, lift: false)
    return try script.track()
  }

  @Test("a gesture is its contact, its samples and its end, in order of time; one without an end has none")
  func order() throws {
    let inputs = ReplayTimeline(of: try track(), dragStart: DragStart(slop: 0), byArrival: false).inputs
    #expect(inputs.filter { $0.kind == .contact }.map(\.gesture) == [0, 1])
    #expect(inputs.filter { $0.kind == .lift }.map(\.time) == [0.111])
    #expect(inputs.map(\.time) == inputs.map(\.time).sorted())
    #expect(inputs.last?.kind == .sample && inputs.last?.travel == 50)
    #expect(inputs.allSatisfy { $0.delivery == $0.time })
  }

  @Test("the slop is taken off each gesture's travel")
  func slop() throws {
    let inputs = ReplayTimeline(of: try track(), dragStart: DragStart(slop: 8), byArrival: false).inputs
    #expect(inputs.filter { $0.kind == .sample && $0.gesture == 0 }.last?.travel == 92)
    #expect(inputs.last?.travel == 42)
  }

  @Test("with arrivals nothing is delivered before what came earlier")
  func arrivals() throws {
    var script = ScriptedTrace()
    script.add(#"{"type":"down","t":0,"at":50000,"slot":0,"x":0,"y":0}"#)
    script.add(#"{"type":"move","t":10000,"at":20000,"slot":0,"x":0,"y":5}"#)
    script.add(#"{"type":"up","t":20000,"slot":0}"#)
    let inputs = ReplayTimeline(of: try script.track(), dragStart: DragStart(slop: 0), byArrival: true).inputs
    #expect(inputs.map(\.delivery).allSatisfy { $0 == 0.05 })
    #expect(inputs.last?.time == 0.02)
  }
}
