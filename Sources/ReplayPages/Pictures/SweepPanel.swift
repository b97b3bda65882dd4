import ReplayStatistics
import TextFormats

/// One of the three plots of a sweep: its axes, and the function that places counts on them.
struct SweepPanel: Sendable {
  let title: String
  let across: String
  let up: String
  /// The point of the plot for some counts, each coordinate from 0 to 1; nil if the counts do not determine it.
  let place: @Sendable (ConfusionCounts) -> (x: Double, y: Double)?
  let ticks: [(place: Double, text: String)]
  /// The point that the curve would reach with a threshold that fires in every trace; nil if the curve ends with the given thresholds.
  var end: (x: Double, y: Double)?

  /// The ROC, DET and precision–recall plots.
  static let all: [SweepPanel] = [
    SweepPanel(
      title: "Pulls detected against false alarms (ROC)", across: "false alarms, % of other gestures",
      up: "pulls detected, %",
      place: { counts in pair(counts.falsePositiveRate.value, counts.recall.value) }, ticks: shares,
      end: (1, 1)),
    SweepPanel(
      title: "Pulls missed against false alarms, small percentages magnified (DET)",
      across: "false alarms, % of other gestures", up: "pulls missed, %",
      place: { counts in
        pair(deviate(counts.falsePositiveRate.value), deviate(counts.recall.value.map { 1 - $0 }))
      },
      ticks: [0.01, 0.05, 0.2, 0.5, 0.8].compactMap { rate in
        deviate(rate).map { ($0, Figures.fixed(rate * 100, decimals: 0) + "%") }
      }),
    SweepPanel(
      title: "Pulls among all gestures that fire (precision and recall)", across: "pulls detected, %",
      up: "pulls, % of gestures that fire",
      place: { counts in pair(counts.recall.value, counts.precision.value) }, ticks: shares),
  ]

  private static let shares = [0, 0.25, 0.5, 0.75, 1].map {
    (place: $0, text: Figures.fixed($0 * 100, decimals: 0) + "%")
  }

  private static func pair(_ x: Double?, _ y: Double?) -> (x: Double, y: Double)? {
    guard let x, let y else { return nil }
    return (x, y)
  }

  /// A rate on an axis of normal deviates from −2.5 to 1.5, mapped to 0…1; rates beyond, including 0 and 1, are drawn at the edge.
  private static func deviate(_ rate: Double?) -> Double? {
    guard let rate else { return nil }
    let (low, high) = (-2.5, 1.5)
    guard let value = NormalDistribution.quantile(rate) else { return rate < 0.5 ? 0 : 1 }
    return min(max((value - low) / (high - low), 0), 1)
  }
}
