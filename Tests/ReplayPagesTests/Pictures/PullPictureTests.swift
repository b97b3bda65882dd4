import GestureTraces
import ReplayPages
import ScrollPhysics
import TestSamples
import Testing
import TraceReplay

@Suite("Pull picture")
struct PullPictureTests {
  /// One finger, 1 pt a millisecond down, a report every 10 ms, lifted at 600 ms.
  private func picture(title: String = "a.trace", reports: Int = 40) throws -> String {
    var lines = [
      #"{"format":"overscroll-trace","version":1,"device":{"kind":"touchscreen"},"units":"points","source":{"origin":"synthetic"}}"#,
      #"{"type":"down","t":0,"slot":0,"x":0,"y":0}"#,
    ]
    for step in 1...reports {
      lines.append(#"{"type":"move","t":\#(step * 10_000),"slot":0,"x":0,"y":\#(step * 10)}"#)
    }
    lines.append(#"{"type":"up","t":600000,"slot":0}"#)
    let bytes = Array((lines.joined(separator: "\n") + "\n").utf8)
    let replay = Replay(
      of: try TraceReader.trace(of: bytes, path: title), model: .uikit, options: ReplayOptions())
    let run = replay.run(try #require(replay.engine(named: "mrefresh")), keepsFrames: true)
    return PullPicture(title: title, result: run.result, frames: run.frames).svg
  }

  @Test("finger, pull, threshold, release, trigger, crossing and states are in it")
  func parts() throws {
    let svg = try picture()
    for part in [
      "class=\"finger\"", "class=\"pull\"", "threshold 110.0 pt", ">release<", ">trigger<",
      "class=\"crossing\"",
      ">loading<", ">stopped<", "mrefresh on uikit, fired at 250 ms",
      ">One pull with mrefresh: fired 10.5 ms after crossing the threshold<",
    ] { #expect(svg.contains(part), "\(part)") }
  }

  @Test("every curve and line is named beside it, and no name stands on a curve or on another")
  func names() throws {
    let drawn = DrawnLabels(try picture())
    let texts = [
      "release", "trigger", "threshold 110.0 pt", "crossing (computed)", "finger travel",
      "pull as the engine measures it",
    ]
    let names = drawn.labels.filter { texts.contains($0.text) }
    #expect(names.count == texts.count)
    #expect(drawn.collisions(of: names).isEmpty, "\(drawn.collisions(of: names))")
  }

  @Test("a pull that fired nothing says so and has no trigger")
  func nothing() throws {
    // 100 pt of travel show 50.8 pt, far from 110.
    let svg = try picture(reports: 10)
    #expect(svg.contains("did not fire"))
    #expect(!svg.contains(">trigger<"))
  }

  @Test("a trace's name can't break out of the drawing")
  func escaping() throws {
    let svg = try picture(title: "<script>\"&'\u{1}.trace")
    #expect(!svg.contains("<script>"))
    #expect(svg.contains("&lt;script&gt;&quot;&amp;'\u{FFFD}.trace"))
  }

  @Test("the same run draws the same bytes")
  func repeats() throws {
    #expect(try picture() == (try picture()))
  }

  @Test("a picture, whole")
  func whole() throws { #expect(Golden.difference(of: try picture(), from: "pull.svg") == nil) }
}
