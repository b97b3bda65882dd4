import GestureTraces
import ReplayStatistics

/// The property by which a group's counts are divided.
package enum ReportPart: String, CaseIterable, Sendable {
  /// The person's intent.
  case intent
  /// The device's name.
  case device
  /// The person.
  case subject
  /// The device the fingers were on: `touchscreen`, `touchpad`, `wheel`.
  case source
}

extension ReportGroup {
  /// The counts of each part: intents in their own order, the others by name.
  ///
  /// - Parameter dimension: What to divide by.
  /// - Returns: Names and counts, with the intervals of their people; traces that name no subject are in none of those.
  package func parts(by dimension: ReportPart) -> [(name: String, counts: ClusteredCounts)] {
    let present = Set(countedKeys.compactMap(dimension.name))
    let names = dimension == .intent ? Intent.allCases.map(\.rawValue) : present.sorted()
    return names.filter(present.contains).map { name in
      let shares = shares { dimension.name(of: $0) == name }
      // The gestures of one person, or of one device where devices are drawn, are all there is of that one.
      let isOfOne = dimension == .subject || dimension == .device && sampling.unit == .devices
      return (name, isOfOne ? ClusteredCounts(shares.total) : shares)
    }
  }
}

extension ReportPart {
  /// The part that a gesture is in; nil where it is in none.
  fileprivate func name(of key: UnitFigures.Key) -> String? {
    switch self {
    case .intent: key.intent?.rawValue
    case .device: key.unit.device
    case .subject: key.unit.subject
    case .source: key.source
    }
  }
}
