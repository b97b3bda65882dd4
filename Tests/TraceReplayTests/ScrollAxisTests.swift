import GestureTraces
import TestSamples
import Testing
import TraceReplay

/// What is read along x must be what is read along y once x and y of the trace have changed places.
@Suite("Axis of a replay")
struct ScrollAxisTests {
  private static var horizontal: ReplayOptions {
    var options = ReplayOptions()
    options.axis = .horizontal
    return options
  }

  @Test("fingers are read along x as along y in a trace with its axes exchanged", arguments: UInt64(1)...60)
  func exchanged(seed: UInt64) {
    let sample = RandomReplay(seed: seed)
    var trace = sample.trace
    // The unit of a normalised surface depends on the axis.
    if trace.header.units == .normalised { trace.header.statedUnits = .points }
    var options = sample.options
    let vertical = FingerTrack(of: trace, options: options, viewport: 667)
    trace.events = trace.events.map(\.transposed)
    options.axis = .horizontal
    #expect(FingerTrack(of: trace, options: options, viewport: 667) == vertical)
  }

  // 66.7 pt: a tenth of the viewport. A touchpad without a resolution is 69 mm wide for libinput: 0.1 · 69 · 10.5165.
  @Test(
    "a tenth of a surface without a resolution is a tenth of the viewport, or of libinput's 69 mm",
    arguments: [("touchscreen", "libinput", 66.7), ("touchpad", "evdev", 72.56385)])
  func normalised(kind: String, layer: String, expected: Double) throws {
    var script = ScriptedTrace(kind: kind, units: "normalised")
    for (time, type, x) in [(0, "down", 0.2), (10000, "move", 0.3)] {
      for slot in 0...1 {
        script.add(
          #"{"type":"\#(type)","t":\#(time),"layer":"\#(layer)","slot":\#(slot),"x":\#(x),"y":0.5}"#)
      }
    }
    let travel = try script.track(Self.horizontal).gestures.first?.samples.last?.travel
    #expect(abs((travel ?? 0) - expected) < 1e-9)
  }

  @Test("a wheel that turns sideways moves content along x, and no other does")
  func wheels() throws {
    var script = ScriptedTrace(kind: "wheel")
    script.add(#"{"type":"scroll","t":0,"axis_source":"wheel","dx":15,"v120_x":120}"#)
    script.add(#"{"type":"scroll","t":10000,"axis_source":"wheel","dy":-7.5,"v120_y":-60}"#)
    script.add(#"{"type":"scroll","t":20000,"axis_source":"continuous","dx":4}"#)
    #expect(try script.track(Self.horizontal).wheels.map(\.distance) == [53, 4])
    #expect(try script.track().wheels.map(\.distance) == [-26.5])
  }

  @Test(
    "a scenario's lengths are those of a vertical list; along x a phone's width is the default, and options win"
  )
  func scene() {
    var scenario = TraceScenario()
    (scenario.viewport, scenario.content, scenario.topInset, scenario.startOffset) = (800, 9000, 20, 5)
    #expect(Scene(scenario: scenario, options: ReplayOptions()).viewport == 800)
    let wide = Scene(scenario: scenario, options: Self.horizontal)
    #expect((wide.viewport, wide.content, wide.topInset, wide.startOffset) == (375, 3750, 0, 0))
    var options = Self.horizontal
    options.scene.viewport = 400
    options.scene.startOffset = 60
    let own = Scene(scenario: scenario, options: options)
    #expect((own.viewport, own.content, own.startOffset) == (400, 4000, 60))
    #expect(wide.axis == .horizontal && Scene.standard.axis == .vertical)
  }
}
