import GestureTraces
import PullToRefresh
import ReplayExperiments
import TraceReplay

/// A gesture on which two engines disagree, with the reason and the replays of both.
package struct Disagreement: Equatable, Sendable {
  /// The main figures of one engine's replay of the gesture.
  package struct Side: Equatable, Sendable {
    /// The number of times the engine fired.
    package let triggers: Int
    /// The time of the first trigger since the trace's zero, in seconds; nil if the engine did not fire.
    package let trigger: Double?
    /// The phase of the gesture in which the first trigger came; nil if the engine did not fire.
    package let phase: TriggerPhase?
    /// The engine's threshold in the scene of the replay, in points.
    package let threshold: Double
    /// The reason why the engine fired or did not fire, as text.
    package let why: String

    init(_ result: ReplayResult) {
      (triggers, trigger, phase) = (result.triggers, result.trigger, result.triggerPhase)
      var known = result
      // Rows do not contain this flag; without it, comparing rows gives the same text as comparing traces.
      known.isInRefresh = false
      (threshold, why) = (result.threshold, TriggerReason.words(known))
    }
  }

  /// A gesture about which engines disagree. It is a class because many pairs of engines share the same data.
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
  /// The indices of the two engines among all compared engines.
  private let engines: (first: Int32, second: Int32)
  /// The reason why the two engines disagree.
  package let kind: DisagreementKind
  /// How far apart the two engines are: in points, or in seconds.
  ///
  /// If only one engine fired, it is a distance of the other engine's pull from its threshold, in points: how much pull was lacking, or, if
  /// the threshold was reached, the distance at the release. If both fired, it is the time between their triggers, in seconds.
  package let size: Double

  /// Stores a disagreement about `gesture` between the engines at the indices `first` and `second`.
  init(about gesture: Gesture, kind: DisagreementKind, first: Int, second: Int, size: Double) {
    (self.gesture, self.kind, self.size) = (gesture, kind, size)
    engines = (Int32(first), Int32(second))
  }

  package static func == (left: Self, right: Self) -> Bool {
    left.trace == right.trace && left.name == right.name && left.intent == right.intent
      && left.kind == right.kind && left.size == right.size && left.first == right.first
      && left.second == right.second
  }

  /// The path of the gesture's trace, as given.
  package var trace: String { gesture.trace }
  /// The trace's path, followed by `#` and the gesture's number if the trace has several.
  package var name: String { gesture.name }
  /// What the person wanted to do with the gesture; nil if the trace does not say.
  package var intent: Intent? { gesture.intent }
  /// The figures of the first engine's replay.
  package var first: Side { gesture.sides[Int(engines.first)] }
  /// The figures of the second engine's replay.
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

  /// Which engine fired in the gesture: only the first, only the second, or both.
  package var who: Who { second.triggers == 0 ? .first : first.triggers == 0 ? .second : .both }
}
