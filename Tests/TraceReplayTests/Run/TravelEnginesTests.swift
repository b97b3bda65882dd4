import PullToRefresh
import ScrollPhysics
import TestSamples
import Testing
import TraceReplay

/// Engines with a resistance of their own, and what the report takes for their pull. One point of travel a millisecond, so
/// that a travel in points is a time in milliseconds; thresholds and resistances are those of `TravelSystems.md`.
@Suite("Replay of engines that take the finger's travel")
struct TravelEnginesTests {
  /// Down at 0, 1 pt per ms to 400 pt with a sample every 10 ms, a rest (200 ms: to 600 ms), up one ms later.
  private func replay(
    rate: Double = 60, from start: Int = 0, rest: Int = 200, model: ScrollModel = .uikit
  ) throws -> Replay {
    var script = ScriptedTrace(rest: start == 0 ? "" : #","scenario":{"start_offset":\#(start)}"#)
    script.drag(at: 0, from: 0, to: [(400, 400), (400, 400 + rest)])
    var options = ReplayOptions()
    options.rate = rate
    return Replay(of: try script.trace(), model: model, options: options)
  }

  private func result(_ replay: Replay, _ engine: String) throws -> ReplayResult {
    replay.run(try #require(replay.engine(named: engine))).result
  }

  /// Name, travel of the crossing, seconds from the trigger to the callback.
  static let facts: [(engine: String, travel: Double, delay: Double)] = [
    ("swiperefresh", 136, 0.2), ("swiperefresh-nested", 64, 0.2), ("compose", 160, 0),
    ("compose-material3", 160, 0),
    ("ultra-ptr", 1.7 * 120, 0), ("pulltorefresh-js", 112.5, 0.5), ("chromium-overscroll", 128, 0.2),
    // Rounded to 50; 171 of y and a pixel; 66 and 44 to the power of 1/0.85, by another program.
    ("vant", 49.5, 0), ("antd-mobile", 172, 0), ("framework7-md", 138.24197322403887, 0),
    ("framework7", 85.79732292010105, 0),
    // 5 of slop, left by the sample at 10 ms, and 144.
    ("ionic", 154, 0.125),
  ]

  @Test(
    "the crossing is where the engine's own rule meets its threshold, the trigger where the lift is seen",
    arguments: facts.indices)
  func crossing(index: Int) throws {
    let fact = Self.facts[index]
    let result = try result(try replay(), fact.engine)
    #expect(abs(try #require(result.crossing) * 1000 - fact.travel) < 1e-9)
    #expect(result.trigger == 37.0 / 60 && result.triggerPhase == .released && result.due == 0.601)
    #expect(abs(try #require(result.callback) - 37.0 / 60 - fact.delay) < 1e-12)
    #expect(result.offsetJump == 0 && result.isInsetConserved)
  }

  @Test(
    "travel counts from where the content reaches its top", arguments: ["compose", "swiperefresh-nested"])
  func startsBelow(engine: String) throws {
    let fact = try #require(Self.facts.first { $0.engine == engine })
    let result = try result(try replay(from: 100), engine)
    #expect(abs(try #require(result.crossing) * 1000 - 100 - fact.travel) < 1e-9)
    #expect(result.triggers == 1)
  }

  @Test("ionic-4's crossing is the lift's 60 px after the slop, its trigger the drag's own 120")
  func ionic4() throws {
    let result = try result(try replay(), "ionic-4")
    #expect(abs(try #require(result.crossing) - 0.08) < 1e-12)
    // Captured by the sample at 20 ms; the one at 150 ms is 130 px further, at frame 9.
    #expect(result.trigger == 0.15 && result.triggerPhase == .contact)
    // Due by the rule that fired: 120 px after the capture, at a point a millisecond.
    #expect(abs(try #require(result.due) - 0.14) < 1e-9)
  }

  /// A pull is counted from the sample that leaves the slop of 20 px. By hand: one at −25 (40 ms, on the way up) makes 40 px down
  /// a pull of 65; one at 50 (samples 50 px apart) makes 100 px a pull of 50, which is none.
  @Test("ionic-4 counts from the sample that leaves its slop, wherever that is")
  func capture() throws {
    for (positions, step, margin, fires) in [
      ([(-25.0, 40), (40.0, 200), (40.0, 400)], 40, 5.0, true),
      ([(100.0, 80), (100.0, 400)], 40, -10.0, false),
    ] {
      var script = ScriptedTrace()
      script.drag(at: 0, from: 0, to: positions, step: step)
      let replay = Replay(of: try script.trace(), model: .uikit, options: ReplayOptions())
      let engine = try #require(replay.engine(named: "ionic-4"))
      let result = replay.gestureResults(of: engine)[0]
      #expect(result.triggers == (fires ? 1 : 0) && result.due == (fires ? result.release : nil))
      #expect(result.isReached == fires && (result.crossing != nil) == fires)
      #expect(abs(try #require(result.margin) - margin) < 1e-9)
    }
  }

  @Test(
    "Flutter's Material indicator: bounce-back from a sixth where content bounces, else the lift from a quarter"
  )
  func material() throws {
    let bouncing = try result(try replay(), "flutter-material")
    #expect(abs(bouncing.threshold - 667.0 / 6) < 1e-9 && bouncing.triggerPhase == .released)
    #expect(try #require(bouncing.trigger) >= 37.0 / 60)
    let clamping = try result(try replay(model: .flutterClamping), "flutter-material")
    #expect(clamping.threshold == 667 / 4.0 && clamping.trigger == 37.0 / 60)
    let crossing: Double = try #require(clamping.crossing)
    #expect(abs(crossing * 1000 - 667 / 4.0) < 1e-9)
  }

  @Test("Flutter's Cupertino control fires in the drag, and its hold moves nothing")
  func cupertino() throws {
    let result = try result(try replay(), "flutter-cupertino")
    #expect(result.triggerPhase == .contact && result.threshold == 100)
    #expect(result.offsetJump < 1e-9 && result.isInsetConserved && result.states.last?.name == "inactive")
  }

  @Test("Kirigami fires half a second after the sample beyond its threshold was shown")
  func kirigami() throws {
    let result = try result(try replay(rest: 800), "kirigami")
    let crossing = try #require(result.crossing)
    let shown = ((crossing * 100).rounded(.up) / 100 * 60).rounded(.up) / 60
    #expect(abs(try #require(result.trigger) - shown - 0.5) < 1e-9)
  }

  @Test(
    "whether it fires does not depend on the display's rate",
    arguments: RefreshEngine.names.filter { name in Self.facts.contains { $0.engine == name } })
  func rates(engine: String) throws {
    for rate in [60.0, 120, 1000] {
      let result = try result(try replay(rate: rate), engine)
      #expect(result.triggers == 1, "\(rate) Hz")
      #expect(try #require(result.releaseLatency) < 1 / rate)
    }
  }
}
