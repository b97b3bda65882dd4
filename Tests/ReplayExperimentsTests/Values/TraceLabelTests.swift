import GestureTraces
import TestSamples
import Testing
import TraceReplay

@testable import ReplayExperiments

@Suite("Description of a trace")
struct TraceLabelTests {
  private static func label(
    _ script: ScriptedTrace, ended: Bool = true, _ options: ReplayOptions = ReplayOptions()
  )
    throws -> TraceLabel
  {
    let trace = try script.trace(ended: ended)
    return TraceLabel(
      of: trace, path: "a/b.trace", track: FingerTrack(of: trace, options: options, viewport: 667))
  }

  private static func drag(_ rest: String, kind: String = "touchscreen", units: String = "points")
    -> ScriptedTrace
  {
    var script = ScriptedTrace(kind: kind, units: units, rest: rest)
    script.drag(at: 0, from: 0, to: [(50, 100)])
    return script
  }

  @Test("says why nothing of a trace counts, and of what")
  func reasons() throws {
    var evdev = ReplayOptions()
    evdev.layer = .evdev
    let missing = try Self.label(Self.drag(""), evdev)
    #expect(missing.isLayerMissing && missing.layer == .evdev)
    #expect(missing.reasonToExclude == "nothing in its evdev layer, the one that is read (--layer)")
    #expect(missing.reasonNothingIsKnown == missing.reasonToExclude)
    let empty = try Self.label(ScriptedTrace(kind: "wheel", rest: #","intent":"pull""#), evdev)
    #expect(!empty.isLayerMissing)
    var open = ScriptedTrace(rest: #","intent":"pull""#)
    open.drag(at: 0, from: 0, to: [(50, 100)], lift: false)
    let cut = try Self.label(open, ended: false)
    #expect(cut.isTruncated && cut.isUnfinished && cut.grade != "F")
    // Without an end, the last event's time, 100 ms.
    #expect(cut.duration == 0.1)
    #expect(cut.reasonToExclude == "unfinished: the last gesture has no end in the file")
    #expect(cut.reasonNothingIsKnown == cut.reasonToExclude && cut.nameToExclude == "a/b.trace")
    let free = try Self.label(Self.drag(#","intent":"free""#), ended: false)
    #expect(free.reasonToExclude == "cut off: how long the free use lasted is not known")
    #expect(free.reasonNothingIsKnown == nil)
  }
}
