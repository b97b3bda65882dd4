import ReplayExperiments
import ReplayStatistics

/// The differences between two engines in trigger and callback times, second minus first, over traces in which both fired.
package struct PairedTimes: Equatable, Sendable {
  /// The differences in the traces of one person with one device, in seconds.
  private struct Part: Equatable, Sendable {
    var trigger: [Double] = []
    var latency: [Double] = []
    var releaseLatency: [Double] = []
    var callback: [Double] = []
  }

  private var units = PartTable<SampledUnit, Part>()
  /// The people and devices of the traces, and which of them is the sampling unit.
  var sampling: Sampling
  /// In how many traces the second engine fired later or earlier.
  package private(set) var triggerOrder = PairedOrder()
  /// In how many traces the second engine's callback came later or earlier.
  package private(set) var callbackOrder = PairedOrder()

  /// Starts without any trace, for the given people and devices.
  init(as sampling: Sampling) {
    self.sampling = sampling
  }

  /// Adds a trace in which both engines fired.
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

  /// The differences in the time of the first trigger since the trace's zero, in seconds.
  package var trigger: ClusteredValues { clustered(\.trigger) }
  /// The differences in the time from crossing the engine's own threshold to the trigger, in seconds, over traces in which both have one.
  package var latency: ClusteredValues { clustered(\.latency) }
  /// The differences in the time from release to trigger, in seconds, over traces in which both engines have one.
  package var releaseLatency: ClusteredValues { clustered(\.releaseLatency) }
  /// The differences in the time of the callback for the first trigger, in seconds, over traces in which both engines have one.
  package var callback: ClusteredValues { clustered(\.callback) }

  private func clustered(_ time: (Part) -> [Double]) -> ClusteredValues {
    var values = ClusteredValues()
    for (unit, part) in units.entries {
      let cluster = sampling.cluster(of: unit)
      for value in time(part) { values.add(value, cluster: cluster) }
    }
    return values
  }

  /// The differences of all four times in output order, each with its key (without the unit).
  package var all: [(key: String, values: ClusteredValues)] {
    [
      ("trigger", trigger), ("latency", latency), ("release_latency", releaseLatency),
      ("callback", callback),
    ]
  }
}
