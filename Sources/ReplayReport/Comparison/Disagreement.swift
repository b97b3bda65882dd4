import GestureTraces
import PullToRefresh
import ReplayExperiments
import TraceReplay

/// A gesture on which two engines disagree.
package struct Disagreement: Equatable, Sendable {
  /// The replay of one of the two engines, in a few figures.
  package struct Side: Equatable, Sendable {
    /// How often the engine fired.
    package let triggers: Int
    /// The time of the first trigger, in seconds; nil if it did not fire.
    package let trigger: Double?
    /// The phase of the gesture in which the trigger came; nil if it did not fire.
    package let phase: TriggerPhase?
    /// The engine's threshold in this scene, in points.
    package let threshold: Double
    /// Why it fired or did not fire, in words.
    package let why: String

    init(_ result: ReplayResult) {
      (triggers, trigger, phase) = (result.triggers, result.trigger, result.triggerPhase)
      var known = result
      // Rows do not contain this flag; without it, comparing rows gives the same text as comparing traces.
      known.isInRefresh = false
      (threshold, why) = (result.threshold, TriggerReason.words(known))
    }
  }

  /// A gesture that engines disagree about. A class, because many pairs share the same data.
  final class Gesture: Sendable {
    fileprivate let trace: String
    fileprivate let name: String
    fileprivate let intent: Intent?
    fileprivate let sides: [Side]

    /// Stores the trace's path, the gesture's name (path and number), the intent, and the replay of each engine.
    init(trace: String, name: String, intent: Intent?, sides: [Side]) {
      (self.trace, self.name, self.intent, self.sides) = (trace, name, intent, sides)
    }
  }

  private let gesture: Gesture
  /// The two engines' indices among all compared engines.
  private let engines: (first: Int32, second: Int32)
  /// The reason why they differ.
  package let kind: DisagreementKind
  /// How far apart the two are: in points or in seconds.
  ///
  /// If one fired: how much pull the other lacked (or had to spare), in points. If both fired: the time between them, in seconds.
  package let size: Double

  /// A disagreement between the engines at the indices `first` and `second`.
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
  /// The trace's path, followed by `#` and the gesture's number if the trace has several.
  package var name: String { gesture.name }
  /// The person's intent.
  package var intent: Intent? { gesture.intent }
  /// The first engine's replay.
  package var first: Side { gesture.sides[Int(engines.first)] }
  /// The second engine's replay.
  package var second: Side { gesture.sides[Int(engines.second)] }

  /// Which engine fired: the first, the second, or both.
  package enum Who: String, Sendable {
    /// Only the first engine fired.
    case first
    /// Only the second engine fired.
    case second
    /// Both engines fired.
    case both
  }

  /// The engine that fired alone, or `both`.
  package var who: Who { second.triggers == 0 ? .first : first.triggers == 0 ? .second : .both }
}
