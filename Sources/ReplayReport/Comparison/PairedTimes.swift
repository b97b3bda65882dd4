import ReplayExperiments
import ReplayStatistics

/// The times at which two engines fired and told the app, in traces in which both fired: the second less the first.
package struct PairedTimes: Equatable, Sendable {
  /// The differences in the gestures of one person with one device, in seconds.
  private struct Part: Equatable, Sendable {
    var trigger: [Double] = []
    var latency: [Double] = []
    var releaseLatency: [Double] = []
    var callback: [Double] = []
  }

  private var units = PartTable<SampledUnit, Part>()
  /// What of the gestures was drawn at random.
  var sampling: Sampling
  /// The order in which they fire.
  package private(set) var triggerOrder = PairedOrder()
  /// The order in which they tell the app.
  package private(set) var callbackOrder = PairedOrder()

  /// No trace yet.
  init(as sampling: Sampling) {
    self.sampling = sampling
  }

  /// Adds a trace in which both fired.
  mutating func add(_ one: PairedGesture.Side, _ two: PairedGesture.Side, of unit: SampledUnit) {
    triggerOrder.add(one.trigger, two.trigger)
    callbackOrder.add(one.told, two.told)
    units.change(unit, from: Part()) { part in
      Self.add(one.trigger, two.trigger, to: &part.trigger)
      Self.add(one.latency, two.latency, to: &part.latency)
      Self.add(one.releaseLatency, two.releaseLatency, to: &part.releaseLatency)
      Self.add(one.told, two.told, to: &part.callback)
    }
  }

  private static func add(_ first: Double?, _ second: Double?, to values: inout [Double]) {
    if let first, let second { values.append(second - first) }
  }

  /// True where nobody sees a difference in any of them.
  package var isSame: Bool { triggerOrder.isSame && callbackOrder.isSame }

  /// From the trace's zero to the first trigger, in seconds.
  package var trigger: ClusteredValues { clustered(\.trigger) }
  /// Crossing to trigger, each of its own threshold, where both have it; in seconds.
  package var latency: ClusteredValues { clustered(\.latency) }
  /// Lift to trigger, where both have it; in seconds.
  package var releaseLatency: ClusteredValues { clustered(\.releaseLatency) }
  /// From the trace's zero until the app is told of the first trigger, where both tell it; in seconds.
  package var callback: ClusteredValues { clustered(\.callback) }

  private func clustered(_ time: (Part) -> [Double]) -> ClusteredValues {
    var values = ClusteredValues()
    for (unit, part) in units.entries {
      let cluster = sampling.cluster(of: unit)
      for value in time(part) { values.add(value, cluster: cluster) }
    }
    return values
  }

  /// The differences in the order of every output, by their key without the unit.
  package var all: [(key: String, values: ClusteredValues)] {
    [
      ("trigger", trigger), ("latency", latency), ("release_latency", releaseLatency),
      ("callback", callback),
    ]
  }
}
