import GestureTraces
import ReplayReport
import TestSamples
import Testing

@testable import ReplayExperiments
@testable import ReplayPages

@Suite("Picture of a sweep")
struct SweepPictureTests {
  /// The picture of traces of which each engine knows up to which threshold it fires.
  private func svg(_ traces: [(intent: Intent, critical: Double)], engines: [String] = ["mine"]) -> String {
    var sweep = Sweep(unit: .points, costs: .init(falseAccept: 1, miss: 1), falseAlarmRate: 0.05)
    for (intent, critical) in traces {
      var label = TraceLabel()
      (label.intent, label.origin, label.subject) = (intent, "synthetic", "s1")
      for engine in engines {
        var replay = SweptReplay()
        (replay.engine, replay.model, replay.grid) = (engine, "uikit", [50, 100, 150])
        (replay.own, replay.critical, replay.firesAtOwn) = (100, critical, 100 <= critical)
        sweep.add([replay], label)
      }
    }
    return SweepPicture(sweep).svg
  }

  // Every pull fires at some threshold, and three of the four scrolls: from (¾, 1) straight to (1, 1). The first plot begins
  // 62 to the right and 92 down, and is 674 wide: ¾ of it end at 567.5.
  @Test("the ROC goes to where everything fires, dotted where no threshold does")
  func end() {
    let pulls = [120.0, 160, 90].map { (Intent.pull, $0) }
    let scrolls = [-Double.infinity, 60, 40, 100].map { (Intent.scroll, $0) }
    #expect(svg(pulls + scrolls).contains(#"class="line0 rest" points="567.50,92 736,92""#))
    #expect(!svg([(.pull, 90), (.scroll, 60)]).contains(#"class="line0 rest""#))
  }

  @Test("engines that no threshold tells apart are one line, with all their names at the dot")
  func oneLine() {
    let svg = svg([(.pull, 90), (.scroll, 90)], engines: ["a", "b", "c", "d"])
    #expect(svg.ranges(of: ">a, b, c and 1 more<").count == 3)
    #expect(svg.ranges(of: "<polyline class=\"line0\"").count == 3 && !svg.contains("class=\"line1\""))
  }

  @Test("each engine that differs is named in each plot, and no name stands on another or on a curve")
  func names() throws {
    var sweep = Sweep(unit: .points, costs: .init(falseAccept: 1, miss: 1), falseAlarmRate: 0.05)
    for gesture in 0..<24 {
      var label = TraceLabel()
      (label.intent, label.origin, label.subject) = (gesture < 12 ? .pull : .scroll, "synthetic", "s1")
      for engine in 0..<8 {
        var replay = SweptReplay()
        (replay.engine, replay.model, replay.grid) = ("engine-number-\(engine)", "uikit", [50, 100, 150])
        let critical = Double((gesture * 37 + engine * engine * 11) % 97 + (gesture < 12 ? 60 : 20))
        (replay.own, replay.critical, replay.firesAtOwn) = (100, critical, 100 <= critical)
        sweep.add([replay], label)
      }
    }
    let drawn = DrawnLabels(SweepPicture(sweep).svg)
    let names = drawn.labels.filter { $0.text.hasPrefix("engine-number-") }
    #expect(!drawn.labels.contains { $0.text.contains("no room") })
    #expect(
      (0..<8).allSatisfy { engine in names.count { $0.text.contains("number-\(engine)") } == 3 },
      "\(names.map(\.text))")
    #expect(drawn.collisions(of: names).isEmpty, "\(drawn.collisions(of: names))")
  }

  // Engine n fires in the pull at thresholds up to 60 + n and in the scroll up to 100: the later, the more area.
  @Test("of more lines than colours the best eight are named, the others grey behind them, and it says so")
  func others() {
    var sweep = Sweep(unit: .points, costs: .init(falseAccept: 1, miss: 1), falseAlarmRate: 0.05)
    for gesture in 0..<24 {
      var label = TraceLabel()
      (label.intent, label.origin, label.subject) = (gesture < 12 ? .pull : .scroll, "synthetic", "s1")
      for engine in 0..<11 {
        var replay = SweptReplay()
        (replay.engine, replay.model) = ("engine-number-\(engine)", engine < 6 ? "uikit" : "android")
        replay.grid = [50, 100, 150]
        let critical = gesture < 12 ? gesture < engine ? 120.0 : 60 : 100
        (replay.own, replay.critical, replay.firesAtOwn) = (150, critical, false)
        sweep.add([replay], label)
      }
    }
    let svg = SweepPicture(sweep).svg
    #expect(svg.ranges(of: #"<polyline class="other""#).count == 3 * 3)
    #expect(svg.contains("grey: 3 more lines"))
    #expect((0..<8).allSatisfy { svg.contains(#"<polyline class="line\#($0)""#) } && !svg.contains("line8"))
    // Each on a model of its own: nothing of it stands at the names.
    #expect(!svg.contains("number-2<") && svg.contains("number-10") && !svg.contains(" on uikit"))
  }

  @Test("nothing but pulls: a curve that cannot be had is not drawn as NaN")
  func onlyPulls() {
    #expect(!svg([(.pull, 90)]).contains("nan"))
  }

  @Test("a picture, whole")
  func whole() {
    let pulls = [120.0, 160, 90].map { (Intent.pull, $0) }
    let scrolls = [-Double.infinity, 60, 40, 100].map { (Intent.scroll, $0) }
    #expect(Golden.difference(of: svg(pulls + scrolls, engines: ["a", "b"]), from: "sweep.svg") == nil)
  }
}
