import GestureTraces
import ReplayExperiments
import ReplayStatistics

/// Two engines compared on the same gestures of one origin (such as `recorded`), on one ground: a scroll model, or `native`.
///
/// `native` means that each engine runs on its own model. Every difference is the second engine's value minus the first's.
package struct PairComparison: Equatable, Sendable {
  /// The name of the reference engine.
  package let first: String
  /// The name of the engine that is compared with the reference engine.
  package let second: String
  /// The name of the scroll model on which both engines ran, or `native` if each ran on its own.
  package let ground: String
  /// The names of the scroll models of the first and of the second engine.
  package let models: [String]
  /// The origin of the traces, such as `recorded`, `imported` or `synthetic`.
  package let origin: String
  /// Gestures in which a refresh was wanted, counted by which engine was right (right means fired).
  package private(set) var pulls = PairedCounts()
  /// Gestures in which no refresh was wanted, counted by which engine was right (right means did not fire).
  package private(set) var others = PairedCounts()
  /// Gestures without an intent, counted by which engine fired.
  package private(set) var hits = PairedCounts()
  /// The counts ``pulls``, ``others`` and ``hits``, separately for each person and device.
  private var units = PartTable<SampledUnit, UnitPairs>()
  /// The people and devices of the compared gestures, and which of them is the sampling unit.
  package internal(set) var sampling: Sampling {
    didSet { (times.sampling, freeTimes.sampling) = (sampling, sampling) }
  }
  /// The number of gestures that began during a refresh of one of the engines and could not have fired; no other count includes them.
  package private(set) var busy = 0
  /// The number of files that contain the gestures.
  package internal(set) var files = FileCounts()
  /// How many gestures have an assumed scale, so that their length in points is uncertain.
  package internal(set) var scales = ScaleCounts()
  /// The differences in trigger and callback times, without free use.
  package private(set) var times: PairedTimes
  /// The differences in trigger and callback times in free use.
  package private(set) var freeTimes: PairedTimes
  /// The triggers of both engines in `free` traces, and the length of those traces.
  package private(set) var free = PairedExposure()
  /// The gestures on which the two engines disagree, in input order.
  package private(set) var disagreements: [Disagreement] = []
  /// True as long as both engines fire in the same gestures, and equally often in free use.
  package private(set) var firesAlike = true
  /// True as long as no difference is noticeable: both engines fire in the same gestures, and both fire and call back at the same time.
  package var isSame: Bool { firesAlike && times.isSame && freeTimes.isSame }

  /// Starts a comparison of two engines without gestures.
  init(first: String, second: String, ground: String, models: [String], origin: String) {
    (self.first, self.second, self.origin) = (first, second, origin)
    (self.ground, self.models) = (ground, models)
    sampling = Sampling(origin: origin)
    (times, freeTimes) = (PairedTimes(as: sampling), PairedTimes(as: sampling))
  }

  /// A sentence on the scroll models that the two engines, called A and B, ran on.
  var place: String {
    guard ground == Ground.nativeName else { return "Both ran on \(ground)." }
    return models[0] == models[1]
      ? "Both ran on \(models[0])." : "A ran on \(models[0]), B on \(models[1])."
  }

  /// Adds one gesture, with the results of the two engines at the indices `first` and `second`.
  mutating func add(_ gesture: PairedGesture, _ first: Int, _ second: Int) {
    let (one, two) = (gesture.sides[first], gesture.sides[second])
    guard gesture.intent == .free || !(one.isBusy || two.isBusy) else {
      busy += 1
      firesAlike = firesAlike && one.triggers == two.triggers
      return
    }
    firesAlike = firesAlike && one.fired == two.fired
    if let disagreement = gesture.disagreement(first, second) { disagreements.append(disagreement) }
    switch gesture.intent {
    case nil:
      hits.count(first: one.fired, second: two.fired)
      units.change(gesture.unit, from: UnitPairs()) { $0.hits.count(first: one.fired, second: two.fired) }
    case .free:
      free.add(
        first: one.triggers, second: two.triggers, seconds: gesture.freeSeconds, of: gesture.unit)
      firesAlike = firesAlike && one.triggers == two.triggers
      if one.fired, two.fired { freeTimes.add(one, two, of: gesture.unit) }
      return
    case .pull:
      pulls.count(first: one.fired, second: two.fired)
      units.change(gesture.unit, from: UnitPairs()) { $0.pulls.count(first: one.fired, second: two.fired) }
    case _?:
      others.count(first: !one.fired, second: !two.fired)
      units.change(gesture.unit, from: UnitPairs()) { $0.others.count(first: !one.fired, second: !two.fired) }
    }
    if one.fired, two.fired { times.add(one, two, of: gesture.unit) }
  }

  /// ``pulls`` grouped by person or device.
  var pullPairs: ClusteredPairs { clustered(pulls, { $0.pulls }) }
  /// ``others`` grouped by person or device.
  var otherPairs: ClusteredPairs { clustered(others, { $0.others }) }

  private func clustered(_ total: PairedCounts, _ part: (UnitPairs) -> PairedCounts) -> ClusteredPairs {
    guard sampling.unit != .gestures else { return ClusteredPairs(total) }
    let parts = units.entries.map { ($0.0, part($0.1)) }
    return ClusteredPairs(Array(sampling.grouped(parts) { $0.add($1) }.values), of: sampling.unit)
  }

  /// The difference between the proportions of gestures without an intent that fire, −1 to 1, with an interval by person.
  package var hitDifference: Estimate { clustered(hits, { $0.hits }).difference }
  /// The difference in triggers per hour of free use, with bootstrap bounds.
  package var freeDifference: Estimate { free.difference(as: sampling) }
  /// The number of counted gestures with an intent, without free use.
  package var total: Int { pulls.total + others.total }
  /// The difference in recall (the proportion of pulls that fire), −1 to 1, with an interval by person.
  package var recallDifference: Estimate { pullPairs.difference }
  /// The difference between the proportions of other gestures that fire, −1 to 1, with an interval by person.
  package var falsePositiveDifference: Estimate {
    clustered(others.mirrored, { $0.others.mirrored }).difference
  }
  /// The gestures on which the two engines disagree, grouped by reason.
  package var groups: [DisagreementGroup] { DisagreementGroup.groups(of: disagreements) }
}

/// The counts of two engines for the gestures of one person with one device.
private struct UnitPairs: Equatable, Sendable {
  var pulls = PairedCounts()
  var others = PairedCounts()
  var hits = PairedCounts()
}

extension PairedCounts {
  /// The same counts with right and wrong exchanged; if right means that an engine did not fire, they count fires.
  fileprivate var mirrored: PairedCounts {
    PairedCounts(both: neither, onlyFirst: onlySecond, onlySecond: onlyFirst, neither: both)
  }
}
