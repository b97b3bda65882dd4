import GestureTraces
import ReplayExperiments
import ReplayStatistics
import TraceReplay

/// What one engine did in the gestures of one person with one device and one intent.
struct UnitFigures: Equatable, Sendable {
  /// The gestures that one of these is of.
  struct Key: Hashable, Sendable {
    let unit: SampledUnit
    let source: String
    let intent: Intent?

    init(_ label: TraceLabel) {
      (unit, source, intent) = (SampledUnit(label), label.source, label.intent)
    }
  }

  /// Gestures with an intent.
  var counts = ConfusionCounts()
  /// Replays of an engine, of whatever intent.
  var replays = 0
  /// Those in which some rule was broken.
  var broken = 0
  /// Those in which each rule was broken; rules that none broke are not there.
  var brokenBy: [FindingKind: Int] = [:]
  /// Triggers in free use.
  var triggers = 0
  /// The length of free use, in seconds.
  var exposure = 0.0

  /// Nothing yet.
  init() {}

  /// Adds what the same person did with something else.
  mutating func add(_ other: UnitFigures) {
    counts.add(other.counts)
    replays += other.replays
    broken += other.broken
    brokenBy.merge(other.brokenBy, uniquingKeysWith: +)
    triggers += other.triggers
    exposure += other.exposure
  }
}
