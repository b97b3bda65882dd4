import PolicyFiles
import PullToRefresh
import ScrollPhysics
import TestSamples
import Testing
import TextFormats
import TraceReplay

/// Every part of a policy file, from its JSON through a replay on `uikit` at 667 pt. A finger goes 0.5 pt a millisecond to
/// 300 pt, so that a pull of 100 pt is passed at 667·100/(0.55·567) = 213.9 pt, 427.8 ms; the next frame is 433.3 ms.
@Suite("Policies in replay")
struct PolicyReplayTests {
  private static let frame = 26.0 / 60

  private static func replay(
    _ keys: String, _ script: ScriptedTrace, model: ScrollModel = .uikit,
    _ set: (inout ReplayOptions) -> Void = { _ in }
  ) throws -> ReplayResult {
    let text = #"{"schema":"overscroll-policy/1","# + keys + "}"
    let file = try RefreshPolicyFile(JSONReader.value(of: Array(text.utf8)), path: "p.json")
    var options = ReplayOptions()
    set(&options)
    let replay = Replay(of: try script.trace(), model: model, options: options)
    return replay.run(replay.engine(of: file.policy)).result
  }

  /// Down at 0, through `positions`, up 1 ms after the last.
  private static func drag(_ positions: [(y: Double, time: Int)] = [(300, 600)]) -> ScriptedTrace {
    var script = ScriptedTrace()
    script.drag(at: 0, from: 0, to: positions)
    return script
  }

  private static let points = #""threshold":{"points":100}"#

  // MARK: Moments

  @Test("the crossing fires at the first frame that sees it")
  func crossing() throws {
    let result = try Self.replay(Self.points, Self.drag())
    #expect(result.trigger == Self.frame && result.triggerPhase == .contact)
    #expect(abs(try #require(result.due) - 0.42778) < 1e-4)
  }

  @Test("the release fires at the lift, if the pull is still past the threshold")
  func release() throws {
    let keys = Self.points + #","moment":"release""#
    // The lift at 601 ms reaches frame 37.
    let result = try Self.replay(keys, Self.drag())
    #expect(result.trigger == 37.0 / 60 && result.triggerPhase == .released)
    #expect(try Self.replay(keys, Self.drag([(300, 600), (150, 900)])).triggers == 0)
  }

  @Test("a bounce-back fires with the first motion after the lift")
  func bounceBack() throws {
    let keys = Self.points + #","moment":"bounce-back""#
    let result = try Self.replay(keys, Self.drag())
    #expect(result.trigger == 37.0 / 60 && result.triggerPhase == .released)
    #expect(try Self.replay(keys, Self.drag([(300, 600), (150, 900)])).triggers == 0)
  }

  @Test("a dwell fires at its end, to the timer's time")
  func dwell() throws {
    let keys = Self.points + #","moment":"dwell","dwell_ms":300"#
    let result = try Self.replay(keys, Self.drag([(300, 600), (300, 1200)]))
    #expect(abs(try #require(result.trigger) - (Self.frame + 0.3)) < 1e-9)
    #expect(try Self.replay(keys + #","gates":{"finger":true}"#, Self.drag()).triggers == 0)
  }

  @Test("a hysteresis lets the pull come back that far before it disarms")
  func hysteresis() throws {
    // A pull of 90 pt is 189.1 pt of travel.
    let back = Self.drag([(300, 600), (190, 900)])
    let keys = Self.points + #","moment":"release""#
    #expect(try Self.replay(keys + #","hysteresis_pt":10"#, back).triggers == 1)
    #expect(try Self.replay(keys + #","hysteresis_pt":9"#, back).triggers == 0)
  }

  // MARK: Threshold and input

  @Test(
    "a share of the viewport keeps within its bounds", arguments: [(667.0, 133.4), (200, 64), (2000, 148)])
  func share(viewport: Double, threshold: Double) throws {
    let keys = #""threshold":{"viewport_share":0.2,"min":64,"max":148}"#
    let result = try Self.replay(keys, Self.drag()) { $0.scene.viewport = viewport }
    #expect(abs(result.threshold - threshold) < 1e-9)
  }

  // 0.2 of 667 and 10 are 143.4, of 200 they are 50, of 2000 410.
  @Test(
    "points added to a share are within its bounds too",
    arguments: [(667.0, 143.4), (200, 64), (2000, 148)])
  func sharePlus(viewport: Double, threshold: Double) throws {
    let keys = #""threshold":{"viewport_share":0.2,"plus":10,"min":64,"max":148}"#
    let result = try Self.replay(keys, Self.drag()) { $0.scene.viewport = viewport }
    #expect(abs(result.threshold - threshold) < 1e-9)
  }

  @Test(
    "travel counts the finger, on every model, also where the content stays put",
    arguments: [ScrollModel.uikit, .android, .flutterClamping, .adwaita])
  func travel(model: ScrollModel) throws {
    // 64 / 0.5 = 128 pt of travel is passed at 256 ms: frame 16 is 266.7 ms.
    let keys = #""threshold":{"points":64},"input":"travel","gain":0.5,"strict":true"#
    let result = try Self.replay(keys, Self.drag(), model: model)
    #expect(result.trigger == 16.0 / 60 && result.triggerPhase == .contact)
    #expect(try Self.replay(keys, Self.drag([(128, 600)]), model: model).triggers == 0)
    let lift = try Self.replay(keys + #","moment":"release""#, Self.drag(), model: model)
    #expect(lift.trigger == 37.0 / 60 && lift.triggerPhase == .released)
  }

  // MARK: Gates

  @Test("start_at_edge keeps out a gesture that began scrolled down")
  func startAtEdge() throws {
    for (gate, count) in [("true", 0), ("false", 1)] {
      let keys = Self.points + #","gates":{"start_at_edge":\#(gate)}"#
      #expect(try Self.replay(keys, Self.drag([(400, 800)])) { $0.scene.startOffset = 50 }.triggers == count)
    }
  }

  @Test("a cooldown keeps out a gesture that follows a motion too soon")
  func cooldown() throws {
    for (start, count) in [(2400, 0), (3000, 1)] {
      var script = ScriptedTrace()
      // The first pull of 31.4 pt (60 of travel) is at rest about 0.7 s after its lift.
      script.drag(at: 0, from: 0, to: [(60, 100)])
      script.drag(at: start, from: 0, to: [(300, start + 600)])
      let result = try Self.replay(Self.points + #","gates":{"cooldown_ms":2000}"#, script)
      #expect(result.triggers == count, "from \(start) ms")
    }
  }

  @Test("an axis cone keeps out a drag that is too slanted")
  func axisCone() throws {
    // 1 pt across for each down: 45 degrees.
    var script = ScriptedTrace()
    script.add(#"{"type":"down","t":0,"slot":0,"x":0,"y":0}"#)
    for step in 1...60 {
      script.add(#"{"type":"move","t":\#(step * 10_000),"slot":0,"x":\#(step * 5),"y":\#(step * 5)}"#)
    }
    script.add(#"{"type":"up","t":601000,"slot":0}"#)
    for (cone, count) in [(44, 0), (46, 1)] {
      let keys = Self.points + #","gates":{"axis_cone_degrees":\#(cone)}"#
      let result = try Self.replay(keys, script)
      #expect(result.triggers == count, "\(result)")
    }
  }

  @Test("sources let in what they name: screen, touchpad, and a wheel that never pulls")
  func sources() throws {
    var pad = ScriptedTrace(kind: "touchpad")
    for step in 0..<60 {
      pad.add(#"{"type":"scroll","t":\#(step * 10_000),"axis_source":"finger","dy":5}"#)
    }
    pad.add(#"{"type":"stop","t":600000}"#)
    var wheel = ScriptedTrace(kind: "touchpad")
    for step in 0..<40 {
      wheel.add(#"{"type":"scroll","t":\#(step * 50_000),"axis_source":"wheel","dy":-15,"v120_y":-120}"#)
    }
    for (source, onScreen, onPad) in [("touchscreen", 1, 0), ("touchpad", 0, 1), ("wheel", 0, 0)] {
      let keys = Self.points + #","gates":{"sources":["\#(source)"]}"#
      #expect(try Self.replay(keys, Self.drag()).triggers == onScreen)
      #expect(try Self.replay(keys, pad).triggers == onPad)
      #expect(try Self.replay(keys, wheel) { $0.scene.startOffset = 500 }.triggers == 0)
    }
    #expect(try Self.replay(Self.points, pad).triggers == 1)
  }

  @Test("content flung into its top fires only where no finger is asked for")
  func finger() throws {
    // 300 pt in 60 ms from 400 pt down: the fling goes far past the top.
    for (gate, phase) in [("false", TriggerPhase.settling), ("true", nil)] {
      let keys = #""threshold":{"points":20},"gates":{"finger":\#(gate)}"#
      let result = try Self.replay(keys, Self.drag([(300, 60)])) { $0.scene.startOffset = 400 }
      #expect(result.triggerPhase == phase)
    }
  }

  @Test("max_contacts keeps out a second finger")
  func contacts() throws {
    var script = ScriptedTrace()
    for slot in 0...1 { script.add(#"{"type":"down","t":0,"slot":\#(slot),"x":\#(slot * 50),"y":0}"#) }
    for step in 1...60 {
      for slot in 0...1 {
        script.add(
          #"{"type":"move","t":\#(step * 10_000),"slot":\#(slot),"x":\#(slot * 50),"y":\#(step * 5)}"#)
      }
    }
    for slot in 0...1 { script.add(#"{"type":"up","t":601000,"slot":\#(slot)}"#) }
    for (most, count) in [(1, 0), (2, 1)] {
      let result = try Self.replay(Self.points + #","gates":{"max_contacts":\#(most)}"#, script)
      #expect(result.triggers == count, "\(result)")
    }
  }

  @Test(
    "a lift while the finger goes up too fast fires nothing, whatever the frame rate",
    arguments: [60.0, 1000])
  func upwardRelease(rate: Double) throws {
    // Up by 180 pt in 180 ms: 1000 pt/s, still past the threshold.
    let flick = Self.drag([(420, 840), (240, 1020)])
    for (limit, up, down) in [(0, 0, 1), (900, 0, 1), (1100, 1, 1)] {
      let keys = Self.points + #","moment":"release","gates":{"max_upward_release_pt_s":\#(limit)}"#
      #expect(try Self.replay(keys, flick) { $0.rate = rate }.triggers == up, "limit \(limit)")
      #expect(try Self.replay(keys, Self.drag()) { $0.rate = rate }.triggers == down, "limit \(limit)")
    }
  }

  // MARK: Once more

  @Test("the busy lock ignores a second pull while the first is worked on")
  func busyLock() throws {
    var script = ScriptedTrace()
    for start in [0, 3000] { script.drag(at: start, from: 0, to: [(300, start + 600)]) }
    for (lock, count) in [("true", 1), ("false", 2)] {
      let result = try Self.replay(Self.points + #","rearm":"new-gesture","busy_lock":\#(lock)"#, script) {
        $0.app.work = .fixed(10)
      }
      #expect(result.triggers == count && result.isInsetConserved)
    }
  }

  @Test("what re-arms in the same drag is below_points alone")
  func rearm() throws {
    let twice = Self.drag([(300, 600), (0, 1200), (300, 1800)])
    for (rearm, count) in [(#"{"below_points":5}"#, 2), (#""new-gesture""#, 1), (#""at-rest""#, 1)] {
      let result = try Self.replay(Self.points + #","rearm":\#(rearm)"#, twice) { $0.app.work = .fixed(0.05) }
      #expect(result.triggers == count, "\(rearm)")
    }
    var two = ScriptedTrace()
    for start in [0, 4000] { two.drag(at: start, from: 0, to: [(300, start + 600)]) }
    for rearm in [#"{"below_points":5}"#, #""new-gesture""#, #""at-rest""#] {
      #expect(try Self.replay(Self.points + #","rearm":\#(rearm)"#, two).triggers == 2, "\(rearm)")
    }
  }

  // MARK: Inset and delays

  @Test("room at the trigger moves content under the finger, unless it rebases or waits for the release")
  func inset() throws {
    for (keys, jumps) in [
      (#""at":"trigger""#, true), (#""at":"trigger","rebase":true"#, false), (#""at":"release""#, false),
      (#""at":"never""#, false),
    ] {
      let result = try Self.replay(Self.points + #","inset":{"height_pt":60,\#(keys)}"#, Self.drag())
      #expect((result.offsetJump > 1) == jumps, "\(keys): \(result.offsetJump)")
      #expect(result.triggers == 1 && result.isInsetConserved)
    }
  }

  /// When a state is entered first, in seconds.
  private static func entry(_ name: String, _ result: ReplayResult) throws -> Double {
    try #require(result.states.first { $0.name == name }).time
  }

  @Test("the shortest display counts from the trigger and matters only to work that ends sooner")
  func minimumDisplay() throws {
    for (work, shown) in [(0.1, 1.0), (2, 2)] {
      let result = try Self.replay(Self.points + #","min_display_ms":1000"#, Self.drag()) {
        $0.app.work = .fixed(work)
      }
      #expect(abs(try Self.entry("finishing", result) - (Self.frame + shown)) < 1e-9)
    }
  }

  @Test("the callback comes after its delay, the closing after its own, and the room after that")
  func delays() throws {
    let keys =
      Self.points
      + #","callback_delay_ms":250,"close_delay_ms":125,"inset":{"height_pt":60,"at":"release","out_ms":400}"#
    let result = try Self.replay(keys, Self.drag()) { $0.app.work = .fixed(1) }
    #expect(abs(try #require(result.callback) - (Self.frame + 0.25)) < 1e-9)
    #expect(abs(try Self.entry("finishing", result) - (Self.frame + 1.25)) < 1e-9)
    let idle = try #require(result.states.last)
    #expect(idle.name == "idle" && abs(idle.time - (Self.frame + 1.25 + 0.125 + 0.4)) < 1e-9)
  }
}
