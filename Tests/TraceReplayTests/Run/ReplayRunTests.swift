import ScrollPhysics
import TestSamples
import Testing
import TraceReplay

@Suite("Replay run")
struct ReplayRunTests {
  private func states(_ script: ScriptedTrace, _ options: ReplayOptions) throws -> ReplayResult {
    let replay = Replay(of: try script.trace(), model: .uikit, options: options)
    return replay.run(try #require(replay.engine(named: "isalternative"))).result
  }

  @Test("a timer that ends with a frame comes before it, wherever the rounding of its time falls")
  func timersBeforeFrames() throws {
    var options = ReplayOptions()
    options.app.work = .fixed(0.05)
    for start in stride(from: 0, to: 2000, by: 17) {
      // The finger goes on past the threshold, so the next callback after the close fires again.
      var script = ScriptedTrace()
      script.drag(at: start, from: 0, to: [(1500, start + 1500)])
      let fired = try states(script, options).states.filter { $0.name == "Refreshing" }.map { $0.time * 60 }
      // 50 ms of work and 300 ms of closing are 3 + 18 frames of a sixtieth.
      #expect(abs(fired[1] - fired[0] - 21) < 1e-6, "start \(start)")
    }
  }

  @Test(
    "what a wheel's click does to the content is seen in the frame after it, however late the click arrives")
  func lateWheel() throws {
    // Under an inset of 64 the list comes to its top, past the 60 pt of `pullview`, and 53 pt down from there again.
    var script = ScriptedTrace(kind: "wheel")
    script.add(#"{"type":"scroll","t":0,"at":0,"axis_source":"wheel","dy":-15,"v120_y":-120}"#)
    script.add(#"{"type":"scroll","t":100000,"at":190000,"axis_source":"wheel","dy":15,"v120_y":120}"#)
    var options = ReplayOptions()
    options.usesArrival = true
    (options.scene.topInset, options.scene.startOffset) = (64, 2)
    let replay = Replay(of: try script.trace(), model: .uikit, options: options)
    let states = replay.run(try #require(replay.engine(named: "pullview"))).result.states
    #expect(states.map(\.name) == ["pull", "release", "pull"])
    // Six frames of a sixtieth.
    #expect(abs(states[2].time - 0.1) < 1e-9)
  }

  @Test("an engine sees nothing of a contact before it arrives")
  func arrival() throws {
    // A scroll of 300 pt at 0 that is handed over 40 ms later, and one more.
    var script = ScriptedTrace(kind: "touchpad")
    script.add(#"{"type":"scroll","t":0,"at":40000,"axis_source":"finger","dy":300}"#)
    script.add(#"{"type":"scroll","t":10000,"at":50000,"axis_source":"finger","dy":1}"#)
    script.add(#"{"type":"stop","t":100000,"at":140000}"#)
    var options = ReplayOptions()
    options.usesArrival = true
    let result = try states(script, options)
    // The first frame at or after 40 ms is the third: 50 ms.
    #expect(result.trigger == 0.05)
    #expect(result.triggerPhase == .contact)
  }
}
