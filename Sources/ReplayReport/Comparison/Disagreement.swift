import GestureTraces
import PullToRefresh
import ReplayExperiments
import TraceReplay

/// A gesture on which two engines disagree.
package struct Disagreement: Equatable, Sendable {
  /// The replay of one of the two, in a few figures.
  package struct Side: Equatable, Sendable {
    /// The number of times it fired.
    package let triggers: Int
    /// The first time, in seconds; nil where it did not.
    package let trigger: Double?
    /// The cause of the trigger.
    package let phase: TriggerPhase?
    /// Its threshold in this scene, in points.
    package let threshold: Double
    /// The reason why it fired or did not, in words.
    package let why: String

    init(_ result: ReplayResult) {
      (triggers, trigger, phase) = (result.triggers, result.trigger, result.triggerPhase)
      (threshold, why) = (result.threshold, TriggerReason.words(result))
    }
  }

  /// Path of the trace as given.
  package let trace: String
  /// The same, with `#` and the number of the gesture where the trace has several.
  package let name: String
  /// The person's intent.
  package let intent: Intent?
  /// The reason why they differ.
  package let kind: DisagreementKind
  /// The first engine.
  package let first: Side
  /// The second.
  package let second: Side
  /// The distance of the two: the pull the quiet one lacked or had to spare, in points; or the time between both, in seconds.
  package let size: Double

  /// A disagreement by its parts.
  init(
    trace: String, name: String, intent: Intent?, kind: DisagreementKind, first: Side, second: Side,
    size: Double
  ) {
    (self.trace, self.name, self.intent, self.kind) = (trace, name, intent, kind)
    (self.first, self.second, self.size) = (first, second, size)
  }

  /// The engine that fired alone, or both.
  package enum Who: String, Sendable {
    /// The first engine alone.
    case first
    /// The second alone.
    case second
    /// Both.
    case both
  }

  /// The engine that fired alone, or both where both fired.
  package var who: Who { second.triggers == 0 ? .first : first.triggers == 0 ? .second : .both }
}
