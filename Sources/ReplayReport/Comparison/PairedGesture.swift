import GestureTraces
import PullToRefresh
import ReplayExperiments
import TraceReplay

/// One gesture with the results of all engines, reduced to what the comparison of pairs needs, computed once.
///
/// It is a class, so that thousands of pairs share it without copies.
final class PairedGesture: Sendable {
  /// The result of one engine for the gesture, without texts and lists.
  struct Side: Sendable {
    /// The number of times the engine fired.
    let triggers: Int
    /// True if the gesture began while a refresh was running, so that the engine could not fire.
    let isBusy: Bool
    /// The time of the first trigger since the trace's zero, in seconds; nil if there was none.
    let trigger: Double?
    /// The time of the callback for the first trigger, in seconds; nil if there was none.
    let callback: Double?
    /// The time from crossing the threshold to the trigger, in seconds; nil if it does not exist.
    let latency: Double?
    /// The time from the release to the trigger, in seconds; nil if it does not exist.
    let releaseLatency: Double?
    /// The greatest pull with a finger down minus the threshold, in points; nil without a finger.
    let peakMargin: Double?
    /// The pull at the release minus the threshold, in points; nil if it does not exist.
    let margin: Double?
    /// The phase of the gesture in which the first trigger came; nil if there was none.
    let phase: TriggerPhase?
    /// The engine's threshold in the scene of the replay, in points.
    let threshold: Double
    /// The greatest distance of the content past its top edge, in points; nil if unknown.
    let peakOverscroll: Double?
    /// True if the pull met the condition under which the engine should fire.
    let isDue: Bool
    /// True if the pull met the condition for firing only after the last display frame before the release.
    let isDueUnseen: Bool
    /// True if the gesture ended with a release, not with a cancellation.
    let endsInLift: Bool
    /// The rule by which the engine decides to fire, such as at the release.
    let rule: EngineRule

    /// True if the engine started at least one refresh.
    var fired: Bool { triggers > 0 }

    /// Extracts from an engine's result what the comparison of pairs needs.
    init(_ one: ScoredGesture) {
      let result = one.result
      (triggers, isBusy, trigger) = (result.triggers, result.isBusy, result.trigger)
      (callback, latency, releaseLatency) = (one.told, result.latency, result.releaseLatency)
      (peakMargin, margin) = (result.peakMargin, result.margin)
      (phase, threshold, peakOverscroll) = (result.triggerPhase, result.threshold, result.peakOverscroll)
      (isDue, isDueUnseen) = (result.due != nil, result.isDueUnseen)
      (endsInLift, rule) = (result.release != nil, one.rule)
    }
  }

  /// What the person wanted to do with the gesture; nil if the trace does not say.
  let intent: Intent?
  /// The person who made the gesture, and the device.
  let unit: SampledUnit
  /// The length of a free-use recording, in seconds, counted with one of its gestures; 0 for all other gestures.
  let freeSeconds: Double
  /// The result of each engine, in the engines' order.
  let sides: [Side]
  /// The gesture in the form that ``Disagreement`` refers to.
  private let listed: Disagreement.Gesture

  /// Extracts what the comparison of pairs needs from a gesture with the results of all engines.
  init(_ gesture: ComparedTrace.Gesture) {
    let label = gesture.label
    (intent, unit) = (label.intent, SampledUnit(label))
    freeSeconds = label.carriesDuration ? label.duration : 0
    sides = gesture.results.map(Side.init)
    listed = Disagreement.Gesture(
      trace: label.trace, name: label.name, intent: intent,
      sides: gesture.results.map { Disagreement.Side($0.result) })
  }

  /// How two engines disagree about the gesture; nil if they agree.
  ///
  /// - Parameters:
  ///   - first: The index of the first engine.
  ///   - second: The index of the second engine.
  /// - Returns: The reason, both sides, and how far apart they are.
  func disagreement(_ first: Int, _ second: Int) -> Disagreement? {
    // Most pairs agree that nothing fires.
    guard sides[first].fired || sides[second].fired else { return nil }
    guard let kind = DisagreementKind.of(sides[first], sides[second]) else { return nil }
    return Disagreement(
      about: listed, kind: kind, first: first, second: second, size: Self.size(sides[first], sides[second]))
  }

  /// How far apart two engines are in one gesture; see ``Disagreement/size``.
  private static func size(_ first: Side, _ second: Side) -> Double {
    if first.fired, second.fired {
      guard let one = first.trigger, let other = second.trigger else { return 0 }
      return abs(one - other)
    }
    let quiet = first.fired ? second : first
    let peak = quiet.peakMargin ?? 0
    // Below the threshold: how much pull was lacking. Beyond it: how far the pull was from the threshold at the release.
    return peak < 0 ? -peak : abs(quiet.margin ?? peak)
  }
}
