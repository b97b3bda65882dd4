import ReplayStatistics
import TextFormats

/// What an engine did in gestures without an intent, with the display's frame rate, for JSON.
struct HitFigures {
  let hits: UnlabelledHits
  let rate: Double

  /// The JSON fields about gestures without an intent, to be included among a group's fields.
  static let shared = Fields<HitFigures>(
    sharedAs: "hit_figures", "Gestures without an intent: the pulls they reached and the triggers.", fields)

  static let fields: [Field<HitFigures>] = [
    .value(
      "n", "Gestures without an intent that did not begin during a refresh: the denominator of the fractions."
    ) { $0.hits.gestures },
    .value(
      "busy",
      "Gestures without an intent that began during a refresh and could not have fired; fractions do not include them."
    ) { $0.hits.busy },
    .object(
      "reached",
      "Fraction of them whose pull passed the threshold under the finger, with the 95 % interval according to `sampling`.",
      Estimate.fields
    ) { $0.hits.reached },
    .object(
      "fired", "Fraction of them in which it fired, with the 95 % interval according to `sampling`.",
      Estimate.fields
    ) { $0.hits.fired },
    .object(
      "fired_by_momentum",
      "Fraction of them in which it fired without a finger, with the 95 % interval according to `sampling`.",
      Estimate.fields
    ) { $0.hits.byMomentum },
    .object(
      "triggers_per_contact_hour",
      "Triggers per hour with a finger down; exposure_h is that time.", HourlyRate.fields
    ) { HourlyRate($0.hits.triggersPerHour, orBecause: "every gesture has an intent") },
    .named(
      "quantiles",
      "By key: margin_pt, peak_margin_pt, peak_overscroll_pt, latency_ms, release_latency_ms and delay_total_ms.",
      of: MetricFigures.fields
    ) { figures in
      UnlabelledHits.metrics.map { metric in
        let summary = figures.hits.summary(of: metric)
        return (
          key: metric.key,
          value: MetricFigures(summary, of: metric, rate: figures.rate, why: summary.why(metric))
        )
      }
    },
  ]
}
