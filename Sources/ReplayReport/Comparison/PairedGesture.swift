import GestureTraces
import PullToRefresh
import ReplayExperiments
import TraceReplay

/// One gesture as every pair of engines reads it: what pairs ask of an engine is worked out once for all of them.
///
/// A class: thousands of pairs have it in hand, and none copies it.
final class PairedGesture: Sendable {
  /// The result of one engine, as far as a pair asks: no text, no list.
  struct Side: Sendable {
    /// Triggers.
    let triggers: Int
    /// True if a refresh was going on when it began.
    let isBusy: Bool
    /// The first trigger, in seconds; nil where there was none.
    let trigger: Double?
    /// The time at which the app was told of it, in seconds.
    let told: Double?
    /// Crossing to trigger, in seconds.
    let latency: Double?
    /// Lift to trigger, in seconds.
    let releaseLatency: Double?
    /// Greatest pull under the finger less the threshold, in points; nil without a finger.
    let peakMargin: Double?
    /// Pull less threshold at the lift, in points.
    let margin: Double?
    /// The cause of the first trigger.
    let phase: TriggerPhase?
    /// The threshold, in points.
    let threshold: Double
    /// Greatest distance past the top edge, in points.
    let peakOverscroll: Double?
    /// True if it was due to fire by its threshold.
    let isDue: Bool
    /// True if that was after the last frame before the lift.
    let isDueUnseen: Bool
    /// True if the finger was lifted, and not taken away.
    let endsInLift: Bool
    /// The engine's rule.
    let rule: EngineRule

    /// True if it started a refresh.
    var fired: Bool { triggers > 0 }

    /// What pairs ask of a result.
    init(_ one: ScoredGesture) {
      let result = one.result
      (triggers, isBusy, trigger) = (result.triggers, result.isBusy, result.trigger)
      (told, latency, releaseLatency) = (one.told, result.latency, result.releaseLatency)
      (peakMargin, margin) = (result.peakMargin, result.margin)
      (phase, threshold, peakOverscroll) = (result.triggerPhase, result.threshold, result.peakOverscroll)
      (isDue, isDueUnseen) = (result.due != nil, result.isDueUnseen)
      (endsInLift, rule) = (result.release != nil, one.rule)
    }
  }

  /// The person's intent.
  let intent: Intent?
  /// The person and the device.
  let unit: SampledUnit
  /// Seconds of free use that count with it.
  let freeSeconds: Double
  /// The result of each engine, in their order.
  let sides: [Side]
  /// The same as it stands in a list of disagreements.
  private let told: Disagreement.Gesture

  /// A gesture and what the engines made of it.
  init(_ gesture: ComparedTrace.Gesture) {
    let label = gesture.label
    (intent, unit) = (label.intent, SampledUnit(label))
    freeSeconds = label.carriesDuration ? label.duration : 0
    sides = gesture.results.map(Side.init)
    told = Disagreement.Gesture(
      trace: label.trace, name: label.name, intent: intent,
      sides: gesture.results.map { Disagreement.Side($0.result) })
  }

  /// The disagreement of two engines about it; nil where they agree.
  ///
  /// - Parameters:
  ///   - first: The index of the one.
  ///   - second: The index of the other.
  /// - Returns: The reason, both sides, and how far they are apart.
  func disagreement(_ first: Int, _ second: Int) -> Disagreement? {
    // Most pairs agree that nothing is to be done.
    guard sides[first].fired || sides[second].fired else { return nil }
    guard let kind = DisagreementKind.of(sides[first], sides[second]) else { return nil }
    return Disagreement(
      about: told, kind: kind, first: first, second: second, size: Self.size(sides[first], sides[second]))
  }

  /// The distance of two sides that differ: see ``Disagreement/size``.
  private static func size(_ first: Side, _ second: Side) -> Double {
    if first.fired, second.fired {
      guard let one = first.trigger, let other = second.trigger else { return 0 }
      return abs(one - other)
    }
    let quiet = first.fired ? second : first
    let peak = quiet.peakMargin ?? 0
    // Short of the threshold: what was lacking; beyond it: how clearly it lay elsewhere at the lift.
    return peak < 0 ? -peak : abs(quiet.margin ?? peak)
  }
}
