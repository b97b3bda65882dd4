import GestureTraces
import ReplayReport
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

  // Every pull fires at some threshold, and three of the four scrolls: from (¾, 1) straight to (1, 1). The plot's square
  // begins 58 to the right and 78 down, and is 270 wide.
  @Test("the ROC goes to where everything fires, dashed where no threshold does")
  func end() {
    let pulls = [120.0, 160, 90].map { (Intent.pull, $0) }
    let scrolls = [-Double.infinity, 60, 40, 100].map { (Intent.scroll, $0) }
    #expect(svg(pulls + scrolls).contains(#"class="line0 rest" points="260.50,78 328,78""#))
    #expect(!svg([(.pull, 90), (.scroll, 60)]).contains(#"class="line0 rest""#))
  }

  // Names stand 400 down, 16 from row to row, three in a row; 14 are left below the last.
  @Test("six lines have a colour and a name, the others are grey; the picture holds all names")
  func manyLines() {
    for (engines, height) in [(6, 430), (9, 446)] {
      let svg = svg([(.pull, 90), (.scroll, 90)], engines: (0..<engines).map { "e\($0)" })
      #expect(svg.contains("viewBox=\"0 0 1000 \(height)\""), "\(svg.prefix(200))")
      #expect(svg.contains(">e5 on uikit, synthetic<") && !svg.contains(">e6 on uikit"))
      #expect(svg.contains("thin and grey: 3 more") == (engines == 9))
      #expect(svg.contains("class=\"other\"") == (engines == 9))
    }
  }

  @Test("nothing but pulls: a curve that cannot be had is not drawn as NaN")
  func onlyPulls() {
    #expect(!svg([(.pull, 90)]).contains("nan"))
  }
}
