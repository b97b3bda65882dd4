import GestureTraces
import ReplayExperiments
import ReplayStatistics

/// Two engines on the same gestures of one origin, on one ground. Differences are the second less the first.
package struct PairComparison: Equatable, Sendable {
  /// The engine the other is measured against.
  package let first: String
  /// The other.
  package let second: String
  /// The name of the ground: the model's, or `native` where each had its own.
  package let ground: String
  /// The models of the two.
  package let models: [String]
  /// The origin of the traces.
  package let origin: String
  /// The gestures in which a refresh was wanted, by which engine was right: right is fired.
  package private(set) var pulls = PairedCounts()
  /// The gestures in which none was, by which engine was right: right is still.
  package private(set) var others = PairedCounts()
  /// The gestures without an intent, by which engine fired.
  package private(set) var hits = PairedCounts()
  /// The same three by person and device.
  private var units = PartTable<SampledUnit, UnitPairs>()
  /// The people and devices that its gestures are of.
  package internal(set) var sampling: Sampling {
    didSet { (times.sampling, freeTimes.sampling) = (sampling, sampling) }
  }
  /// Gestures that began during a refresh of one of the two, which could not have fired: they are in nothing else.
  package private(set) var busy = 0
  /// The files that the gestures are in.
  package internal(set) var files = FileCounts()
  /// The gestures with an assumed scale among all.
  package internal(set) var scales = ScaleCounts()
  /// The times at which they fired, without free use.
  package private(set) var times: PairedTimes
  /// The times at which they fired in free use.
  package private(set) var freeTimes: PairedTimes
  /// Triggers of both in `free` traces, and how long those were.
  package private(set) var free = PairedExposure()
  /// The gestures on which they disagree, in the order they came.
  package private(set) var disagreements: [Disagreement] = []
  /// True while both fire in the same gestures, and equally often in free use.
  package private(set) var firesAlike = true
  /// True while nobody sees a difference: both fire alike, at the same time, and tell the app at the same time.
  package var isSame: Bool { firesAlike && times.isSame && freeTimes.isSame }

  /// Nothing compared yet.
  init(first: String, second: String, ground: String, models: [String], origin: String) {
    (self.first, self.second, self.origin) = (first, second, origin)
    (self.ground, self.models) = (ground, models)
    sampling = Sampling(origin: origin)
    (times, freeTimes) = (PairedTimes(as: sampling), PairedTimes(as: sampling))
  }

  /// The words for what both ran on: the model, or that of each.
  var place: String {
    guard ground == Ground.nativeName else { return ground }
    return models[0] == models[1] ? models[0] : "A on \(models[0]), B on \(models[1])"
  }

  /// Compares what the engines at two indices made of one gesture that may be counted.
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

  /// ``pulls`` by person or device.
  var pullPairs: ClusteredPairs { clustered(pulls, { $0.pulls }) }
  /// ``others`` by person or device.
  var otherPairs: ClusteredPairs { clustered(others, { $0.others }) }

  private func clustered(_ total: PairedCounts, _ part: (UnitPairs) -> PairedCounts) -> ClusteredPairs {
    guard sampling.unit != .gestures else { return ClusteredPairs(total) }
    let parts = units.entries.map { ($0.0, part($0.1)) }
    return ClusteredPairs(Array(sampling.grouped(parts) { $0.add($1) }.values), of: sampling.unit)
  }

  /// The share of the gestures without an intent in which the second fires, less that of the first; with its interval by person.
  package var hitDifference: Estimate { clustered(hits, { $0.hits }).difference }
  /// The triggers an hour of free use of the second, less those of the first; bounds by a bootstrap.
  package var freeDifference: Estimate { free.difference(as: sampling) }
  /// Gestures with an intent counted, without free use.
  package var total: Int { pulls.total + others.total }
  /// The share of wanted refreshes in which the second fires, less that of the first; with its interval by person.
  package var recallDifference: Estimate { pullPairs.difference }
  /// The share of the other gestures in which the second fires, less that of the first; with its interval by person.
  package var falsePositiveDifference: Estimate {
    clustered(others.mirrored, { $0.others.mirrored }).difference
  }
  /// The gestures on which they disagree, by reason.
  package var groups: [DisagreementGroup] { DisagreementGroup.groups(of: disagreements) }
}

/// The counts of two engines in the gestures of one person with one device.
private struct UnitPairs: Equatable, Sendable {
  var pulls = PairedCounts()
  var others = PairedCounts()
  var hits = PairedCounts()
}

extension PairedCounts {
  /// The same with right and wrong exchanged.
  fileprivate var mirrored: PairedCounts {
    PairedCounts(both: neither, onlyFirst: onlySecond, onlySecond: onlyFirst, neither: both)
  }
}
