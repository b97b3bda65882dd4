import GestureTraces
import ReplayStatistics

/// The property by which a group's counts are divided.
package enum ReportPart: String, CaseIterable, Sendable {
  /// By what the person wanted: pull, fling, and others.
  case intent
  /// By the name of the device.
  case device
  /// By the person's name in the traces.
  case subject
  /// By the kind of device that the fingers were on: `touchscreen`, `touchpad`, `wheel`.
  case source
}

extension ReportGroup {
  /// The counts of each part of a group: intents in their own order, other parts by name.
  ///
  /// - Parameter dimension: The property to divide by.
  /// - Returns: Names and counts, with intervals by person; for subjects, traces that name none are left out.
  package func parts(by dimension: ReportPart) -> [(name: String, counts: ClusteredCounts)] {
    let present = Set(countedKeys.compactMap(dimension.name))
    let names = dimension == .intent ? Intent.allCases.map(\.rawValue) : present.sorted()
    return names.filter(present.contains).map { name in
      let shares = shares { dimension.name(of: $0) == name }
      // All gestures of a part then belong to one person, or to one device if devices are the sampling unit.
      let isOfOne = dimension == .subject || dimension == .device && sampling.unit == .devices
      return (name, isOfOne ? ClusteredCounts(shares.total) : shares)
    }
  }
}

extension ReportPart {
  /// The name of the part that a gesture belongs to; nil if it belongs to none.
  fileprivate func name(of key: UnitFigures.Key) -> String? {
    switch self {
    case .intent: key.intent?.rawValue
    case .device: key.unit.device
    case .subject: key.unit.subject
    case .source: key.source
    }
  }
}
