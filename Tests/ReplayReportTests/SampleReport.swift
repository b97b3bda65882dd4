import GestureTraces
import ReplayReport

@testable import TraceReplay
@testable import ReplayExperiments

/// A small report whose figures can be checked by hand: two engines, two origins, three traces left out.
enum SampleReport {
  /// One line of input.
  static func scored(
    _ trace: String, _ intent: Intent?, engine: String = "mrefresh", origin: String = "recorded",
    triggers: Int = 0,
    latency: Double? = nil, releaseLatency: Double? = nil
  ) -> ScoredGesture {
    var label = TraceLabel()
    (label.trace, label.intent, label.origin) = (trace, intent, origin)
    (label.device, label.source, label.duration) = ("Pad", "touchscreen", 1800)
    var result = ReplayResult()
    (result.engine, result.model, result.triggers) = (engine, "uikit", triggers)
    // The crossing is at 0, so that a latency is just what was said.
    let trigger = latency ?? 0
    if latency != nil || releaseLatency != nil { result.trigger = trigger }
    if latency != nil { result.crossing = 0 }
    result.release = releaseLatency.map { trigger - $0 }
    return ScoredGesture(label, result)
  }

  /// The report.
  static let report: Report = {
    var report = Report(rate: 60)
    for engine in ["mrefresh", "isalternative-release"] {
      for index in 0..<4 {
        report.add(
          scored(
            "p\(index)", .pull, engine: engine, triggers: index == 3 ? 0 : 1,
            latency: index == 3 ? nil : Double(index + 1) * 0.01,
            releaseLatency: index == 3 ? nil : -0.2))
      }
      var jump = scored("s0", .scroll, engine: engine, triggers: 2, latency: 0.05)
      jump.label.subject = "s01"
      jump.result.findings = [
        ReplayFinding(.offsetJump, at: 0.5, gesture: 1, size: -12, cause: .engineInset),
        ReplayFinding(.insetLost, at: 2.5, gesture: 1, size: 60),
      ]
      report.add(jump)
      report.add(scored("s1", .scroll, engine: engine))
      report.add(scored("f", .free, engine: engine, triggers: 1, latency: 9))
      report.add(scored("x", .pull, engine: engine, origin: "synthetic", triggers: 1))
      report.add(scored("n", nil, engine: engine))
    }
    var cut = scored("u", .pull)
    cut.label.isUnfinished = true
    report.add(cut)
    cut.label.grade = "F"
    cut.label.trace = "g"
    report.add(cut)
    return report
  }()
}

extension Report {
  /// An empty report of replays that are as usual but for the frame rate, in frames per second.
  init(rate: Double) {
    var options = ReplayOptions()
    options.rate = rate
    self.init(options: options)
  }
}
