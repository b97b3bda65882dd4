import GestureTraces
import ReplayExperiments
import ReplayReport
import Testing
import TraceReplay

@Suite("Trace label")
struct TraceLabelTests {
  private static let header = """
    {"format":"overscroll-trace","version":1,"device":{"name":"Pad","kind":"touchscreen","size_mm":[60,120]},\
    "source":{"origin":"imported"},"intent":"pull","subject":"s01"}
    """
  private static let drag = """
    {"type":"down","t":0,"slot":0,"x":30,"y":20}
    {"type":"move","t":500000,"slot":0,"x":30,"y":40}
    """

  private func label(_ trace: Trace) -> TraceLabel {
    TraceLabel(
      of: trace, path: "a/b.trace", track: FingerTrack(of: trace, options: ReplayOptions(), viewport: 667))
  }

  private func trace(_ lines: String...) throws -> Trace {
    try TraceReader.trace(of: Array((lines.joined(separator: "\n") + "\n").utf8), path: "a/b.trace")
  }

  @Test("a label says what the header and the last line say")
  func parts() throws {
    let trace = try trace(
      Self.header, Self.drag, #"{"type":"up","t":600000,"slot":0}"#,
      #"{"type":"end","t":1250000,"events":3,"grade":"B","reasons":[]}"#)
    let label = label(trace)
    #expect(label.trace == "a/b.trace" && label.origin == "imported" && label.device == "Pad")
    #expect(label.intent == .pull && label.subject == "s01" && label.grade == "B")
    #expect(label.source == "touchscreen" && label.duration == 1.25)
    #expect(label.reasonToExclude == nil)
  }

  @Test("what a program made of a trace is no new take: it has an origin of its own")
  func remade() throws {
    let header = Self.header.replacing(
      #""origin":"imported""#, with: #""origin":"imported","remade_by":"overscroll shrink""#)
    let lines = [Self.drag, #"{"type":"up","t":600000,"slot":0}"#]
    #expect(label(try trace(header, lines[0], lines[1])).origin == "imported-remade")
    // Whatever a key of that name holds.
    let odd = header.replacing("\"overscroll shrink\"", with: "7")
    #expect(label(try trace(odd, lines[0], lines[1])).origin == "imported-remade")
  }

  @Test("a trace that was cut off lasts until its last event; one without events is an F")
  func cut() throws {
    #expect(label(try trace(Self.header, Self.drag)).duration == 0.5)
    let empty = try trace(Self.header, #"{"type":"end","t":0,"events":0}"#)
    #expect(label(empty).reasonToExclude?.hasPrefix("graded F") == true)
  }

  @Test("a file that ends with its header is an F too: nothing was observed")
  func headerAlone() throws {
    #expect(label(try trace(Self.header)).reasonToExclude?.hasPrefix("graded F") == true)
  }

  @Test("a trace without the layer that is read is left out: no engine saw anything")
  func otherLayer() throws {
    let trace = try trace(Self.header, Self.drag, #"{"type":"up","t":600000,"slot":0}"#)
    var options = ReplayOptions()
    options.layer = .evdev
    let label = TraceLabel(
      of: trace, path: "a", track: FingerTrack(of: trace, options: options, viewport: 667))
    #expect(label.reasonToExclude == "nothing in its evdev layer, the one that is read (--layer)")
    #expect(label.reasonNothingIsKnown == label.reasonToExclude)
    #expect(!self.label(trace).isLayerMissing)
  }

  @Test("free use that was cut off is left out: nobody knows how long it lasted")
  func cutFreeUse() throws {
    let free = Self.header.replacing(#""intent":"pull""#, with: #""intent":"free""#)
    #expect(label(try trace(free, Self.drag)).reasonToExclude?.hasPrefix("cut off") == true)
    #expect(label(try trace(Self.header, Self.drag)).reasonToExclude?.hasPrefix("unfinished") == true)
  }

  @Test("a name is one line, whoever wrote it")
  func names() throws {
    let header = Self.header.replacing("\"Pad\"", with: #""Pad\n::error::no""#)
    #expect(label(try trace(header, Self.drag)).device == "Pad\u{FFFD}::error::no")
  }

  @Test("a wheel is a wheel, also one that turned sideways alone and moved nothing")
  func wheels() throws {
    let header = Self.header.replacing(#""kind":"touchscreen","size_mm":[60,120]"#, with: #""kind":"wheel""#)
    let label = label(try trace(header, #"{"type":"scroll","t":0,"axis_source":"wheel","v120_x":-120}"#))
    #expect(label.source == "wheel" && label.gestures == 0)
  }
}
