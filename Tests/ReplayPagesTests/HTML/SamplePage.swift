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

  /// The page and the report over the same replays; every text of a trace that is free begins with `words`. With more copies
  /// than one, each is under another name.
  static func text(words: String = "", copies: Int = 1) throws -> String {
    var options = ReplayOptions()
    options.app.work = .fixed(0.5)
    var page = HTMLReport(
      HTMLReport.Settings(
        title: words + "sample", engines: [words + "near", words + "far"], grounds: ["uikit"],
        models: ["uikit", "uikit"],
        options: options,
        facts: [("Program", words + "test")]))
    var report = Report(options: options)
    for (path, intent, script) in (0..<copies).flatMap({ copy in
      scripts.map { (copy == 0 ? $0.0 : "\(copy)/\($0.0)", $0.1, $0.2) }
    }) {
      var label = TraceLabel()
      (label.trace, label.intent, label.origin) = (words + path, intent, "synthetic")
      (label.device, label.source, label.subject) = (words + "Pad", "touchscreen", words + "s01")
      (label.grade, label.duration) = ("A", 1)
      let replay = Replay(
        track: FingerTrack(of: try FingerScript(script), rate: 100),
        scene: Scene(scenario: nil, overrides: options.scene),
        model: .uikit, options: options)
      let policies = [("near", 100.0), ("far", 200.0)].map { name, threshold in
        var policy = RefreshPolicy(threshold: .points(threshold), moment: .crossing)
        policy.inset = RefreshInset(height: 60, timing: .trigger, opening: 0.3, closing: 0.3)
        return (name: words + name, engine: replay.engine(of: policy), threshold: threshold)
      }
      let scored = policies.map { policy in
        var result = replay.gestureResults(of: policy.engine)[0]
        result.engine = policy.name
        return ScoredGesture(label, result)
      }
      // A crossing under the finger: the furthest pull is the greatest threshold that fires.
      let criticals = zip(policies, scored).map { policy, one in
        one.result.peakMargin.map { [policy.threshold + $0] }
      }
      for one in scored { report.add(one) }
      let shown = PageTrace(scored, criticals: criticals)
      let isDrawn = page.drawing.take(shown)
      page.add(shown)
      if isDrawn {
        let runs = zip(policies, scored).map { policy, one in
          let (run, frames) = replay.run(policy.engine, keepsFrames: true)
          return PageReplay(run, gestures: [one.result], frames: frames)
        }
        page.draw(
          page.traces.count - 1,
          PageTrace.details(
            options: options,
            grounds: [(GroundReplays(on: .model(.uikit), [replay], indices: [0, 0]), runs)]))
      }
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

  /// The page without what its styles and scripts hold, and without their digests.
  static func markup(of page: String) -> String {
    var left = page
    for name in ["style", "script"] {
      let parts = left.split(separator: "</\(name)>", omittingEmptySubsequences: false)
      left = parts.map { part in
        guard let tag = part.firstRange(of: "<\(name)") else { return String(part) }
        let end = part[tag.upperBound...].firstIndex(of: ">") ?? part.endIndex
        return part[..<end] + ">"
      }.joined(separator: "</\(name)>")
    }
    let parts = left.split(separator: "'sha256-", omittingEmptySubsequences: false)
    return
      ([parts[0]] + parts.dropFirst().map { "'sha256" + $0[($0.firstIndex(of: "'") ?? $0.startIndex)...] })
      .joined()
  }
}
