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
  /// - Returns: Names and counts; traces that name no subject are in none of those.
  package func parts(by dimension: ReportPart) -> [(name: String, counts: ConfusionCounts)] {
    switch dimension {
    case .intent:
      Intent.allCases.compactMap { intent in byIntent[intent].map { (intent.rawValue, $0) } }
    case .device: Self.sorted(byDevice)
    case .subject: Self.sorted(bySubject)
    case .source: Self.sorted(bySource)
    }
  }

  private static func sorted(_ parts: [String: ConfusionCounts]) -> [(name: String, counts: ConfusionCounts)]
  {
    parts.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }
}
