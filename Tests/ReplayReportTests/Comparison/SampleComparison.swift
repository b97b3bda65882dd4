import GestureTraces
import PullToRefresh
import ReplayExperiments
import ReplayReport
import TraceReplay

/// Two engines on traces whose figures can be checked by hand: `early` fires at 90 pt, `late` at the lift beyond 120 pt.
enum SampleComparison {
  /// What a trace says of itself.
  static func label(
    _ trace: String, _ intent: Intent?, subject: String? = nil, origin: String = "recorded"
  ) -> TraceLabel {
    var label = TraceLabel()
    (label.trace, label.intent, label.origin, label.subject) = (trace, intent, origin, subject)
    (label.device, label.duration) = ("Pad", 1800)
    return label
  }

  /// A result of an engine that saw a pull of `peak` points at most, and of `margin` beyond its threshold at the lift.
  static func result(
    _ engine: String, threshold: Double, moment: RefreshMoment, peak: Double?, atLift: Double? = nil,
    firedAt: [Double] = [], phase: TriggerPhase = .contact, due: Double? = nil, toldAfter: Double? = 0
  ) -> ScoredGesture {
    var result = ReplayResult()
    (result.engine, result.model, result.threshold) = (engine, "uikit", threshold)
    result.gesture = peak == nil ? nil : 1
    (result.peakMargin, result.margin) = (peak.map { $0 - threshold }, atLift.map { $0 - threshold })
    (result.peakOverscroll, result.due) = (peak, due)
    (result.triggers, result.trigger) = (firedAt.count, firedAt.first)
    if let toldAfter { result.callback = firedAt.first.map { $0 + toldAfter } }
    result.triggerPhase = firedAt.isEmpty ? nil : phase
    result.release = atLift == nil ? nil : 1
    if !firedAt.isEmpty { result.crossing = 0.3 }
    var policy = RefreshPolicy(threshold: .points(threshold))
    policy.moment = moment
    return ScoredGesture(TraceLabel(), result, rule: EngineRule(RefreshTraits(policy, viewport: 667)))
  }

  /// `early` and `late`, which takes 50 ms to tell the app, on one drag that goes `peak` points far and is let go at `atLift`.
  static func drag(peak: Double, atLift: Double) -> [ScoredGesture] {
    [
      result(
        "early", threshold: 90, moment: .crossing, peak: peak, atLift: atLift, firedAt: peak > 90 ? [0.4] : []
      ),
      result(
        "late", threshold: 120, moment: .release, peak: peak, atLift: atLift,
        firedAt: atLift > 120 ? [1 + peak / 1e4] : [], phase: .released, toldAfter: 0.05),
    ]
  }

  /// Ten pulls of five people, two of them too short for `late`, one taken back; six others; free use; one without intent.
  static let comparison: Comparison = {
    var comparison = Comparison(engines: ["early", "late"], rate: 60, comparesAll: false)
    for index in 0..<10 {
      let peak = index < 2 ? 100 : 130 + Double(index)
      comparison.add(
        label("pull-\(index)", .pull, subject: "s\(index % 5)"),
        drag(peak: peak, atLift: index == 9 ? 40 : peak))
    }
    for index in 0..<6 {
      comparison.add(
        label("back-\(index)", .pullCancel, subject: "s\(index % 5)"),
        drag(peak: index < 4 ? 110 + 10 * Double(index) : 50, atLift: 10))
    }
    comparison.add(
      label("free", .free),
      [
        result("early", threshold: 90, moment: .crossing, peak: 95, atLift: 95, firedAt: [3, 9]),
        result("late", threshold: 120, moment: .release, peak: 95, atLift: 95),
      ])
    comparison.add(label("nothing", nil), drag(peak: 50, atLift: 50))
    return comparison
  }()

  /// A line that stands for the replay command.
  static func replay(_ pair: PairComparison, _ member: Disagreement) -> String {
    "overscroll replay \(member.trace)"
  }
}
