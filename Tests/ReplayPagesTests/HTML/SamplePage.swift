import GestureTraces
import PullToRefresh
import ReplayPages
import TraceReplay

@testable import ReplayExperiments
@testable import ReplayReport

/// A small page: one pull of 300 pt in 300 ms and one drag of 60 pt, through a policy that fires at 100 pt and one at 200.
enum SamplePage {
  static let scripts = [
    ("pulls/a.trace", Intent.pull, "down; move 300 300; hold 100; release"),
    ("scrolls/b.trace", Intent.scroll, "down; move 60 100; release"),
  ]

  /// The page with texts that are harmless.
  static let plain = Result { try text() }

  /// The page and the report over the same replays; every text of a trace that is free begins with `words`.
  static func text(words: String = "") throws -> String {
    var options = ReplayOptions()
    options.app.work = .fixed(0.5)
    var page = HTMLReport(
      HTMLReport.Settings(
        title: words + "sample", engines: [words + "near", words + "far"], models: ["uikit"],
        options: options,
        facts: [("Program", words + "test")]))
    var report = Report(options: options)
    for (path, intent, script) in scripts {
      var label = TraceLabel()
      (label.trace, label.intent, label.origin) = (words + path, intent, "synthetic")
      (label.device, label.source, label.subject) = (words + "Pad", "touchscreen", words + "s01")
      (label.grade, label.duration) = ("A", 1)
      let replay = Replay(
        track: FingerTrack(of: try FingerScript(script), rate: 100),
        scene: Scene(scenario: nil, overrides: options.scene),
        model: .uikit, options: options)
      let runs = [("near", 100.0), ("far", 200.0)].map { name, threshold in
        var policy = RefreshPolicy(threshold: .points(threshold), moment: .crossing)
        policy.inset = RefreshInset(height: 60, timing: .trigger, opening: 0.3, closing: 0.3)
        var (result, frames) = replay.run(replay.engine(of: policy), keepsFrames: true)
        result.engine = words + name
        // A crossing under the finger: the furthest pull is the greatest threshold that fires.
        return PageReplay(result, frames: frames, criticals: result.peakMargin.map { [threshold + $0] })
      }
      for run in runs { report.add(ScoredGesture(label, run.result)) }
      page.add(PageTrace(label, options: options, models: [(replay, runs)]))
    }
    report.exclude(words + "broken.trace", because: words + "no intent")
    return page.text(report)
  }

  /// What stands between the tags of the script with an id.
  static func data(_ id: String, of page: String) -> String {
    guard let start = page.firstRange(of: "id=\"\(id)\">"),
      let end = page[start.upperBound...].firstRange(of: "</script>")
    else { return "no data \(id)" }
    return String(page[start.upperBound..<end.lowerBound])
  }
}
