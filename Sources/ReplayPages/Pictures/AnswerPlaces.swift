import ReplayReport
import ReplayStatistics

/// The data of a report's chart: the position of each engine by its two kinds of mistakes.
///
/// False alarms are across, missed pulls upwards. If gestures have no intents, mistakes are unknown: then gestures that reached the
/// threshold
/// are across, and gestures that fired are upwards.
struct AnswerPlaces {
  /// The position of one engine, as fractions from 0 to 1 on both axes.
  struct Place {
    let engine: String
    let across: Estimate
    let up: Estimate
  }

  /// True if gestures have intents, so that smaller values are better on both axes.
  let hasVerdicts: Bool
  /// The engines of the report's first section that have at least one of the two figures, in the order of the report's answer.
  let places: [Place]

  init(_ report: Report) {
    let members = report.firstSection
    let hasVerdicts = members.contains { $0.counts.total > 0 }
    self.hasVerdicts = hasVerdicts
    places = members.map { group in
      hasVerdicts
        ? Place(
          engine: group.engine, across: group.shares.falsePositiveRate, up: group.shares.falseNegativeRate)
        : Place(engine: group.engine, across: group.hits.reached, up: group.hits.fired)
    }
    .filter { $0.across.value != nil || $0.up.value != nil }
  }

  /// The names of the two axes in words.
  var axes: (across: String, up: String) {
    hasVerdicts ? ("false alarms", "pulls missed") : ("reached the threshold", "fired")
  }

  /// The heading of the chart, which names its axes: `Pulls missed against false alarms`.
  var heading: String { "\(axes.up.prefix(1).uppercased())\(axes.up.dropFirst()) against \(axes.across)" }
}
