import ReplayExperiments
import ReplayStatistics

/// The times at which two engines fired and told the app, in traces in which both fired: the second less the first.
package struct PairedTimes: Equatable, Sendable {
  /// From the trace's zero to the first trigger, in seconds.
  package private(set) var trigger = ClusteredValues()
  /// Crossing to trigger, each of its own threshold, where both have it; in seconds.
  package private(set) var latency = ClusteredValues()
  /// Lift to trigger, where both have it; in seconds.
  package private(set) var releaseLatency = ClusteredValues()
  /// From the trace's zero until the app is told of the first trigger, where both tell it; in seconds.
  package private(set) var callback = ClusteredValues()
  /// The order in which they fire.
  package private(set) var triggerOrder = PairedOrder()
  /// The order in which they tell the app.
  package private(set) var callbackOrder = PairedOrder()

  /// No trace yet.
  init() {}

  /// Adds a trace in which both fired.
  mutating func add(_ one: PairedGesture.Side, _ two: PairedGesture.Side, cluster: String) {
    triggerOrder.add(one.trigger, two.trigger)
    callbackOrder.add(one.told, two.told)
    Self.add(one.trigger, two.trigger, to: &trigger, cluster)
    Self.add(one.latency, two.latency, to: &latency, cluster)
    Self.add(one.releaseLatency, two.releaseLatency, to: &releaseLatency, cluster)
    Self.add(one.told, two.told, to: &callback, cluster)
  }

  private static func add(
    _ first: Double?, _ second: Double?, to values: inout ClusteredValues, _ cluster: String
  ) {
    if let first, let second { values.add(second - first, cluster: cluster) }
  }

  /// True where nobody sees a difference in any of them.
  package var isSame: Bool { triggerOrder.isSame && callbackOrder.isSame }

  /// The differences in the order of every output, by their key without the unit.
  package var all: [(key: String, values: ClusteredValues)] {
    [
      ("trigger", trigger), ("latency", latency), ("release_latency", releaseLatency),
      ("callback", callback),
    ]
  }
}
