import TraceReplay

/// The devices of a folder of traces, each once.
package struct DeviceInventory: Sendable {
  /// The devices: those with most gestures first, then by name.
  package var devices: [DeviceSummary] {
    byKey.values.sorted {
      if $0.gestures != $1.gestures { return $0.gestures > $1.gestures }
      if $0.key.name != $1.key.name { return $0.key.name < $1.key.name }
      return ($0.key.identity ?? "", $0.key.origin.rawValue, $0.key.kind.rawValue)
        < ($1.key.identity ?? "", $1.key.origin.rawValue, $1.key.kind.rawValue)
    }
  }

  private var byKey: [DeviceSummary.Key: DeviceSummary] = [:]

  /// No device yet.
  package init() {}

  /// The device of one trace: a few figures, none of its events.
  ///
  /// - Parameters:
  ///   - trace: What is in it.
  ///   - options: How its fingers' travel becomes points.
  package init(of trace: TraceSummary, options: ReplayOptions) { add(trace, options: options) }

  /// Takes the devices of other traces.
  package mutating func add(_ other: DeviceInventory) {
    for (key, device) in other.byKey { byKey[key, default: DeviceSummary(key)].add(device) }
  }

  /// Takes a trace.
  ///
  /// - Parameters:
  ///   - trace: What is in it.
  ///   - options: How its fingers' travel becomes points.
  package mutating func add(_ trace: TraceSummary, options: ReplayOptions) {
    let key = DeviceSummary.Key(trace.trace.header)
    byKey[key, default: DeviceSummary(key)].add(
      trace, pointsPerMillimetre: options.pointsPerMillimetre(of: trace.trace.header))
  }
}
