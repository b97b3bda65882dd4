import GestureTraces
import TestSamples
import Testing
import TraceReplay

@testable import ReplayExperiments

@Suite("Warnings of a trace that is replayed")
struct ReplayOptionsWarningsTests {
  @Test("are the reader's, and that the layer to replay has no event")
  func layers() throws {
    var script = ScriptedTrace()
    script.drag(at: 0, from: 0, to: [(50, 100)])
    var trace = try script.trace()
    trace.warnings = ["scripted.trace: odd"]
    var options = ReplayOptions()
    #expect(options.warnings(of: trace) == ["scripted.trace: odd"])
    options.layer = .libinput
    #expect(options.warnings(of: trace) == ["scripted.trace: odd"])
    options.layer = .evdev
    #expect(
      options.warnings(of: trace) == [
        "scripted.trace: odd", "scripted.trace: it does not have events in its evdev layer; remove --layer",
      ])
    // Without an event, no layer has one.
    #expect(options.warnings(of: try ScriptedTrace().trace()) == [])
  }
}
