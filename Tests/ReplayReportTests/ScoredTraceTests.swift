import GestureTraces
import ReplayReport
import Testing
import TraceReplay

@Suite("Scored trace")
struct ScoredTraceTests {
  private static let header = """
    {"format":"overscroll-trace","version":1,"device":{"name":"Pad","kind":"touchscreen","size_mm":[60,120]},\
    "source":{"origin":"imported"},"intent":"pull","subject":"s01"}
    """
  private static let drag = """
    {"type":"down","t":0,"slot":0,"x":30,"y":20}
    {"type":"move","t":500000,"slot":0,"x":30,"y":40}
    """

  private func scored(_ trace: Trace, _ result: ReplayResult = ReplayResult()) -> ScoredTrace {
    ScoredTrace(result, path: trace.path, header: trace.header, end: trace.end, lastEvent: 0.5)
  }

  private func trace(_ lines: String...) throws -> Trace {
    try TraceReader.trace(of: Array((lines.joined(separator: "\n") + "\n").utf8), path: "a/b.trace")
  }

  @Test("what the header says and what the replay found stand side by side")
  func parts() throws {
    let trace = try trace(
      Self.header, Self.drag, #"{"type":"end","t":1250000,"events":2,"grade":"B","reasons":[]}"#)
    var result = ReplayResult()
    (result.engine, result.model, result.triggers) = ("mrefresh", "uikit", 2)
    (result.trigger, result.crossing, result.release) = (0.75, 0.5, 1)
    let scored = scored(trace, result)
    #expect(scored.trace == "a/b.trace" && scored.origin == "imported" && scored.device == "Pad")
    #expect(scored.intent == .pull && scored.subject == "s01" && scored.grade == "B")
    #expect(scored.duration == 1.25)
    #expect(scored.triggers == 2 && scored.latency == 0.25 && scored.releaseLatency == -0.25)
    #expect(scored.reasonToExclude == nil)
  }

  @Test("a trace that was cut off lasts until its last event; one without events is an F")
  func cut() throws {
    #expect(scored(try trace(Self.header, Self.drag)).duration == 0.5)
    let empty = try trace(Self.header, #"{"type":"end","t":0,"events":0}"#)
    #expect(scored(empty).reasonToExclude?.hasPrefix("graded F") == true)
  }

  @Test("free use that was cut off is left out: nobody knows how long it lasted")
  func cutFreeUse() throws {
    let free = Self.header.replacing(#""intent":"pull""#, with: #""intent":"free""#)
    #expect(scored(try trace(free, Self.drag)).reasonToExclude?.hasPrefix("cut off") == true)
    #expect(scored(try trace(Self.header, Self.drag)).reasonToExclude == nil)
  }
}
