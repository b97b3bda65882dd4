import ReplayReport
import ReplayStatistics

/// The chart of a report as data: where each engine stands by its two kinds of mistakes.
///
/// Across are false alarms, up are missed pulls. Without intents nothing is a mistake: across are the gestures that reached the
/// threshold, up those that fired.
struct AnswerPlaces {
  /// One engine's place, in shares from 0 to 1.
  struct Place {
    let engine: String
    let across: Estimate
    let up: Estimate
  }

  /// True if gestures have intents, so that less is better on both axes.
  let hasVerdicts: Bool
  /// The engines of the report's first section that have at least one of the two figures, in the order of the answer.
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

  /// What the two axes show.
  var axes: (across: String, up: String) {
    hasVerdicts ? ("false alarms", "pulls missed") : ("reached the threshold", "fired")
  }

  /// What the chart shows, as a heading: `Pulls missed against false alarms`.
  var heading: String { "\(axes.up.prefix(1).uppercased())\(axes.up.dropFirst()) against \(axes.across)" }
}
