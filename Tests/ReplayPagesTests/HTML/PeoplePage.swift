import GestureTraces
import PullToRefresh
import ReplayPages
import TraceReplay

@testable import ReplayExperiments
@testable import ReplayReport

/// A page over recorded gestures of six people with two devices, without drawings: two policies that fire at 100 and at 200 pt.
///
/// Person `k` pulls by 120 + 40·`k` pt and by 90 pt, scrolls by 60 and by 130 pt, cancels a pull of 250 pt, leaves one gesture of 220 pt
/// without an intent, and in free use of 600 s drags by 80 + 30·`k` pt.
enum PeoplePage {
  private struct Take {
    let name: String
    let intent: Intent?
    let script: String
  }

  private static func takes(of person: Int) -> [Take] {
    [
      Take(name: "pull", intent: .pull, script: "down; move \(120 + 40 * person) 300; hold 100; release"),
      Take(name: "short", intent: .pull, script: "down; move 90 200; release"),
      Take(name: "scroll", intent: .scroll, script: "down; move 60 100; release"),
      Take(name: "long", intent: .scroll, script: "down; move 130 100; release"),
      Take(name: "back", intent: .pullCancel, script: "down; move 250 300; move -250 300; release"),
      Take(name: "other", intent: nil, script: "down; move 220 200; release"),
      Take(name: "free", intent: .free, script: "down; move \(80 + 30 * person) 200; release"),
    ]
  }

  /// The threshold of each engine, in points.
  private static let thresholds = [
    "near": 100.0, "far": 200, "an engine with a name that is long, and a comma": 150,
  ]
  static let engines = ["near", "far", "an engine with a name that is long, and a comma"]

  /// The page, whose report is of the same gestures, through the first of ``engines``.
  static func text(
    origin: String = "recorded", engines count: Int = 2, holds: (Intent?) -> Bool = { _ in true }
  ) throws -> String {
    let engines = Array(engines.prefix(count))
    var options = ReplayOptions()
    options.app.work = .fixed(0.5)
    var page = HTMLReport(
      HTMLReport.Settings(
        title: "people", engines: engines, grounds: ["uikit"], models: engines.map { _ in "uikit" },
        options: options, facts: [("Program", "test")]))
    var report = Report(options: options)
    for person in 0..<6 {
      for take in takes(of: person) where holds(take.intent) {
        var label = TraceLabel()
        (label.trace, label.intent, label.origin) = ("p\(person)/\(take.name).trace", take.intent, origin)
        (label.subject, label.grade, label.duration) = ("p\(person)", person == 3 ? "C" : "A", 600)
        (label.device, label.source) = person < 2 ? ("Pad", "touchpad") : ("Phone", "touchscreen")
        label.scale = person == 5 ? .assumed : .device
        let replay = Replay(
          track: FingerTrack(of: try FingerScript(take.script), rate: 100),
          scene: Scene(scenario: nil, overrides: options.scene), model: .uikit, options: options)
        let scored = engines.map { name in
          let threshold = thresholds[name] ?? 0
          var policy = RefreshPolicy(
            threshold: .points(threshold), moment: name == "near" ? .crossing : .release)
          policy.inset = RefreshInset(height: 60, timing: .trigger, opening: 0.3, closing: 0.3)
          var result = replay.gestureResults(of: replay.engine(of: policy))[0]
          result.engine = name
          return (ScoredGesture(label, result), threshold)
        }
        let criticals = scored.map { one, threshold in one.result.peakMargin.map { [threshold + $0] } }
        for (one, _) in scored { report.add(one) }
        page.add(PageTrace(scored.map(\.0), criticals: criticals))
      }
    }
    report.exclude("p6/cut.trace", because: "unfinished: the last gesture has no end in the file")
    return page.text(report)
  }
}
