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
      var known = result
      // Rows do not hold it, and a comparison of rows is the same as one of traces.
      known.isInRefresh = false
      (threshold, why) = (result.threshold, TriggerReason.words(known))
    }
  }

  /// A gesture that engines disagree about. Behind a reference: pairs are many, and all of them tell the same of it.
  final class Gesture: Sendable {
    fileprivate let trace: String
    fileprivate let name: String
    fileprivate let intent: Intent?
    fileprivate let sides: [Side]

    /// A gesture: path of its trace, the same with its number, the intent, and the replay of each engine.
    init(trace: String, name: String, intent: Intent?, sides: [Side]) {
      (self.trace, self.name, self.intent, self.sides) = (trace, name, intent, sides)
    }
  }

  private let gesture: Gesture
  /// The engines' indices among all that were compared.
  private let engines: (first: Int32, second: Int32)
  /// The reason why they differ.
  package let kind: DisagreementKind
  /// The distance of the two: the pull the quiet one lacked or had to spare, in points; or the time between both, in seconds.
  package let size: Double

  /// A disagreement of the engines at two indices.
  init(about gesture: Gesture, kind: DisagreementKind, first: Int, second: Int, size: Double) {
    (self.gesture, self.kind, self.size) = (gesture, kind, size)
    engines = (Int32(first), Int32(second))
  }

  package static func == (left: Self, right: Self) -> Bool {
    left.trace == right.trace && left.name == right.name && left.intent == right.intent
      && left.kind == right.kind && left.size == right.size && left.first == right.first
      && left.second == right.second
  }

  /// Path of the trace as given.
  package var trace: String { gesture.trace }
  /// The same, with `#` and the number of the gesture where the trace has several.
  package var name: String { gesture.name }
  /// The person's intent.
  package var intent: Intent? { gesture.intent }
  /// The first engine.
  package var first: Side { gesture.sides[Int(engines.first)] }
  /// The second.
  package var second: Side { gesture.sides[Int(engines.second)] }

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
