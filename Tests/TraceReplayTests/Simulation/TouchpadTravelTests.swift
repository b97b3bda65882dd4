import ScrollPhysics
import TestSamples
import Testing
import TraceReplay

/// What a touchpad's units become in the toolkits that make something of them; by hand from GTK 4's `MAGIC_SCROLL_FACTOR`, 2.5, and
/// libadwaita's `TOUCHPAD_BASE_DISTANCE_V`, 300 units for a page.
@Suite("A touchpad's units")
struct TouchpadTravelTests {
  /// Content 500 pt down a list of 667 pt pages, after `count` events of `units`, `apart` ms apart, and a stop.
  private func path(_ model: ScrollModel, count: Int = 4, units: Int = 10, apart: Int = 10) throws
    -> ContentPath
  {
    var script = ScriptedTrace(kind: "touchpad", rest: #","scenario":{"start_offset":500}"#)
    for index in 0..<count {
      script.add(#"{"type":"scroll","t":\#(index * apart * 1000),"axis_source":"finger","dy":\#(units)}"#)
    }
    script.add(#"{"type":"stop","t":\#(count * apart * 1000)}"#)
    return Replay(of: try script.trace(), model: model, options: ReplayOptions()).path
  }

  @Test(
    "under the fingers content goes by the toolkit's own factor",
    arguments: [
      (ScrollModel.gtk, 100.0), (.gtkFixed, 100), (.gtk3, 40), (.adwaita, 40 * 667 / 300.0), (.uikit, 40),
    ])
  func travel(model: ScrollModel, way: Double) throws {
    #expect(abs(try path(model).offset(at: 0.035) - (500 - way)) < 1e-9)
  }

  @Test(
    "GTK's fling has the factor too: 2.5 times the finger's velocity, through 4 a second, less what ends it")
  func gtk() throws {
    // 1 unit/ms: 2500 px/s, of which 625 px are left at the lift; ends below 0.1 px/s, so 0.025 px short.
    let path = try path(.gtk, count: 20, units: -10)
    let (lift, end) = (path.offset(at: 0.2), path.offset(at: 10))
    #expect(abs(end - lift - 625) < 625 * 0.02)
  }

  @Test("libadwaita's projection hears the units: nothing moves on below 0.6 of them a millisecond")
  func adwaita() throws {
    // 10 units each 20 ms are 0.5; each 10 ms 1, which is 0.997/0.003/1000 = 0.33233 pages.
    let slow = try path(.adwaita, count: 8, apart: 20)
    #expect(slow.offset(at: 5) == slow.offset(at: 0.155))
    let fast = try path(.adwaita, count: 12)
    #expect(abs(fast.offset(at: 0.115) - fast.offset(at: 5) - 0.33233 * 667) < 0.01 * 667)
  }
}
