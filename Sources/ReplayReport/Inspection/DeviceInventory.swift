import TraceReplay

/// The devices that recorded the traces of a folder, each once.
package struct DeviceInventory: Sendable {
  /// The devices, sorted by number of gestures (most first), then by name.
  package var devices: [DeviceSummary] {
    byKey.values.sorted {
      if $0.gestures != $1.gestures { return $0.gestures > $1.gestures }
      if $0.key.name != $1.key.name { return $0.key.name < $1.key.name }
      return ($0.key.identity ?? "", $0.key.origin.rawValue, $0.key.kind.rawValue)
        < ($1.key.identity ?? "", $1.key.origin.rawValue, $1.key.kind.rawValue)
    }
  }

  private var byKey: [DeviceSummary.Key: DeviceSummary] = [:]

  /// Starts an inventory without devices.
  package init() {}

  /// Starts an inventory with one trace; it stores figures, but no events.
  ///
  /// - Parameters:
  ///   - trace: The trace's summary.
  ///   - options: The replay options, which give the scale of finger travel in points.
  package init(of trace: TraceSummary, options: ReplayOptions) { add(trace, options: options) }

  /// Adds the devices and figures of another inventory, of other traces.
  package mutating func add(_ other: DeviceInventory) {
    for (key, device) in other.byKey { byKey[key, default: DeviceSummary(key)].add(device) }
  }

  /// Adds the device of one trace, and the trace's figures.
  ///
  /// - Parameters:
  ///   - trace: The trace's summary.
  ///   - options: The replay options, which give the scale of finger travel in points.
  package mutating func add(_ trace: TraceSummary, options: ReplayOptions) {
    let key = DeviceSummary.Key(trace.trace.header)
    byKey[key, default: DeviceSummary(key)].add(
      trace, pointsPerMillimetre: options.pointsPerMillimetre(of: trace.trace.header))
  }
}
