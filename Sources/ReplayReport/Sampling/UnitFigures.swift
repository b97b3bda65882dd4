import GestureTraces
import ReplayExperiments
import ReplayStatistics
import TraceReplay

/// What one engine did in the gestures of one person with one device and one intent.
struct UnitFigures: Equatable, Sendable {
  /// The person, device and intent that the gestures have in common.
  struct Key: Hashable, Sendable {
    let unit: SampledUnit
    let source: String
    let intent: Intent?

    init(_ label: TraceLabel) {
      (unit, source, intent) = (SampledUnit(label), label.source, label.intent)
    }
  }

  /// The number of gestures with an intent, by whether the engine fired and whether it should have.
  var counts = ConfusionCounts()
  /// The number of replays, with or without an intent.
  var replays = 0
  /// The number of replays in which at least one rule was broken.
  var broken = 0
  /// The number of replays in which each rule was broken; unbroken rules are missing.
  var brokenBy: [FindingKind: Int] = [:]
  /// The number of triggers in free use.
  var triggers = 0
  /// The length of the free-use recordings, in seconds.
  var exposure = 0.0

  init() {}

  /// Adds the figures of the same person with another device or intent.
  mutating func add(_ other: UnitFigures) {
    counts.add(other.counts)
    replays += other.replays
    broken += other.broken
    brokenBy.merge(other.brokenBy, uniquingKeysWith: +)
    triggers += other.triggers
    exposure += other.exposure
  }
}
