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

  @Test("takes its values from the header, the fingers and the end")
  func values() throws {
    let label = try Self.label(Self.drag(#","intent":"fling","subject":"s01""#))
    #expect(label.trace == "a/b.trace" && label.gesture == 0 && label.gestures == 1)
    #expect(label.intent == .fling && label.fault == nil)
    #expect(label.origin == "synthetic" && label.device == "touchscreen" && label.source == "touchscreen")
    #expect(label.units == .points && label.subject == "s01")
    #expect(label.grade == "A" && label.layer == .libinput)
    #expect(!label.isLayerMissing && !label.isTruncated && !label.isUnfinished && label.carriesDuration)
    #expect(label.duration == 86_400 && label.reasonToExclude == nil)
  }

  @Test("names the device by its name, else by its kind, without control characters; so the person")
  func names() throws {
    func device(_ json: String) throws -> TraceLabel {
      let text =
        #"{"format":"overscroll-trace","version":1,"device":\#(json),"units":"points","source":{"origin":"recorded"},"subject":"a\u0007b"}"#
      let trace = try TraceReader.trace(of: Array((text + "\n").utf8), path: "a")
      return TraceLabel(
        of: trace, path: "a", track: FingerTrack(of: trace, options: ReplayOptions(), viewport: 667))
    }
    let named = try device(##"{"kind":"touchpad","name":"Pad\u001b 2"}"##)
    #expect(named.device == "Pad\u{FFFD} 2" && named.subject == "a\u{FFFD}b" && named.origin == "recorded")
    #expect(try device(#"{"kind":"touchpad"}"#).device == "touchpad")
    // Without an event it is an F, and nothing of a layer is missing.
    #expect(named.grade == "F" && !named.isLayerMissing && named.gestures == 0 && named.isTruncated)
    #expect(named.reasonToExclude == "graded F; 'overscroll inspect' says why" && named.nameToExclude == "a")
  }

  @Test("names the input by what moves content: a wheel only if no finger does")
  func sources() throws {
    var pad = ScriptedTrace(kind: "touchpad")
    pad.add(#"{"type":"scroll","t":0,"axis_source":"finger","dy":6}"#)
    pad.add(#"{"type":"scroll","t":8000,"axis_source":"finger","dy":6}"#)
    pad.add(#"{"type":"stop","t":20000}"#)
    #expect(try Self.label(pad).source == "touchpad")
    var wheel = ScriptedTrace()
    wheel.add(#"{"type":"scroll","t":0,"axis_source":"wheel","dy":15,"v120y":120}"#)
    #expect(try Self.label(wheel).source == "wheel")
    #expect(try Self.label(ScriptedTrace(kind: "wheel")).source == "wheel")
    #expect(try Self.label(ScriptedTrace()).source == "touchscreen")
    pad.add(#"{"type":"scroll","t":900000,"axis_source":"wheel","dy":15,"v120y":120}"#)
    #expect(try Self.label(pad).source == "touchpad")
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

  @Test("marks the origin of a trace that a command made from another")
  func remade() throws {
    var trace = try Self.drag("").trace()
    #expect(TraceLabel.origin(of: trace.header) == "synthetic")
    trace.header.source.others["remade_by"] = .string("overscroll stress")
    #expect(TraceLabel.origin(of: trace.header) == "synthetic-remade")
    #expect(TraceLabel.origins.contains("synthetic-remade") && TraceLabel.origins.contains("recorded"))
    #expect(TraceLabel.origins.count == 2 * TraceSource.Origin.allCases.count)
  }
}
