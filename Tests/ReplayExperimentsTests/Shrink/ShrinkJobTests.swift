import GestureTraces
import ReplayExperiments
import TestSamples
import Testing
import TraceReplay

/// One trace made smaller for engines that show something. On `uikit` 119.876 pt of finger show the 60 pt that `pullview` needs.
@Suite("A trace to be made smaller")
struct ShrinkJobTests {
  private func job(
    _ trace: Trace, _ engines: [EngineChoice] = [.builtIn(.pullview)], keep: String? = nil
  ) throws -> ShrinkJob {
    try ShrinkJob(
      trace, path: "a.trace", ReplaySettings(engines: engines, grounds: [.model(.uikit)]), keep: keep,
      words: []
    ) { _, _, _, _ in [] }
  }

  /// Down, one move to `y` after a millisecond, up at `lift` microseconds.
  private func trace(_ y: String = "120", lift: Int = 2000) throws -> Trace {
    var script = ScriptedTrace()
    script.add(#"{"type":"down","t":0,"slot":0,"x":0,"y":0}"#)
    script.add(#"{"type":"move","t":1000,"slot":0,"x":0,"y":\#(y)}"#)
    script.add(#"{"type":"up","t":\#(lift),"slot":0}"#)
    return try script.trace()
  }

  @Test("what is shorter in time alone, or in bytes alone, is smaller; what stays as it is, is not")
  func smaller() throws {
    let same = try job(try trace()).run(limit: 1000)
    #expect(!same.isSmaller && same.after.events == 3 && same.after.milliseconds == 2)
    // As many digits.
    let sooner = try job(try trace(lift: 9000)).run(limit: 1000)
    #expect(sooner.isSmaller && sooner.after.events == sooner.before.events)
    #expect(sooner.before.milliseconds == 9 && sooner.after.milliseconds == 2)
    let rounder = try job(try trace("120.25")).run(limit: 1000)
    #expect(rounder.isSmaller && rounder.after.milliseconds == rounder.before.milliseconds)
    #expect(rounder.trace.events[1].kind == .move(slot: 0, x: 0, y: 120))
    // A rest of five seconds that nothing needs.
    let rest = try job(try trace(lift: 5_000_000)).run(limit: 1000)
    #expect(rest.isSmaller && rest.after.milliseconds == 2 && rest.before.milliseconds == 5000)
  }

  private func message(_ engines: [EngineChoice], _ keep: String?, _ y: String = "120") -> String? {
    do {
      _ = try job(try trace(y), engines, keep: keep)
      return nil
    } catch { return "\(error)" }
  }

  @Test("a trace that does not show the behaviour is refused with what it shows")
  func refused() {
    let pullview = EngineChoice.builtIn(.pullview)
    #expect(
      message([pullview], "silent")
        == "a.trace: pullview does not show 'silent'; keep one of its findings: fired")
    #expect(
      message([pullview], "fired", "110")
        == "a.trace: pullview does not show 'fired'; keep one of its findings: silent")
    #expect(
      message([pullview, .builtIn(.isalternativeRelease)], nil, "90")
        == "a.trace: pullview and isalternative-release do not differ: neither fires; choose a trace or engines that do (overscroll compare)"
    )
    #expect(
      message([pullview, pullview], "differs")
        == "a.trace: pullview and pullview do not differ: both fire; choose a trace or engines that do (overscroll compare)"
    )
    #expect(message([pullview], "fired") == nil && message([pullview], "silent", "110") == nil)
  }

  @Test("the header says how it was made")
  func maker() throws {
    let small = try job(try trace(lift: 9000)).run(limit: 1000).trace
    #expect(
      small.header.source.others["remade_by"]
        == .string("overscroll shrink of a.trace, keeps fired of pullview on uikit"))
  }
}
