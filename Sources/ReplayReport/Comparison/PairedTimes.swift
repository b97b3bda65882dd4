import ReplayExperiments
import ReplayStatistics

/// The trigger and callback times of two engines, in traces in which both fired, as second minus first.
package struct PairedTimes: Equatable, Sendable {
  /// The differences for one person with one device, in seconds.
  private struct Part: Equatable, Sendable {
    var trigger: [Double] = []
    var latency: [Double] = []
    var releaseLatency: [Double] = []
    var callback: [Double] = []
  }

  private var units = PartTable<SampledUnit, Part>()
  /// The unit to resample: gesture, person or device.
  var sampling: Sampling
  /// How often the second engine fired earlier or later.
  package private(set) var triggerOrder = PairedOrder()
  /// How often the second engine's callback was earlier or later.
  package private(set) var callbackOrder = PairedOrder()

  /// Starts without any trace.
  init(as sampling: Sampling) {
    self.sampling = sampling
  }

  /// Adds a trace in which both fired.
  mutating func add(_ one: PairedGesture.Side, _ two: PairedGesture.Side, of unit: SampledUnit) {
    triggerOrder.add(one.trigger, two.trigger)
    callbackOrder.add(one.callback, two.callback)
    units.change(unit, from: Part()) { part in
      Self.add(one.trigger, two.trigger, to: &part.trigger)
      Self.add(one.latency, two.latency, to: &part.latency)
      Self.add(one.releaseLatency, two.releaseLatency, to: &part.releaseLatency)
      Self.add(one.callback, two.callback, to: &part.callback)
    }
  }

  private static func add(_ first: Double?, _ second: Double?, to values: inout [Double]) {
    if let first, let second { values.append(second - first) }
  }

  /// True if neither triggers nor callbacks differ noticeably in any trace.
  package var isSame: Bool { triggerOrder.isSame && callbackOrder.isSame }

  /// Differences in the time of the first trigger since the trace's zero, in seconds.
  package var trigger: ClusteredValues { clustered(\.trigger) }
  /// Differences in the time from crossing the engine's own threshold to the trigger, in seconds; over traces in which both have it.
  package var latency: ClusteredValues { clustered(\.latency) }
  /// Differences in the time from release to trigger, in seconds; over traces in which both have it.
  package var releaseLatency: ClusteredValues { clustered(\.releaseLatency) }
  /// Differences in the time of the callback for the first trigger, in seconds; over traces in which both have it.
  package var callback: ClusteredValues { clustered(\.callback) }

  private func clustered(_ time: (Part) -> [Double]) -> ClusteredValues {
    var values = ClusteredValues()
    for (unit, part) in units.entries {
      let cluster = sampling.cluster(of: unit)
      for value in time(part) { values.add(value, cluster: cluster) }
    }
    return values
  }

  /// All differences in output order, each with its key without the unit.
  package var all: [(key: String, values: ClusteredValues)] {
    [
      ("trigger", trigger), ("latency", latency), ("release_latency", releaseLatency),
      ("callback", callback),
    ]
  }
}
