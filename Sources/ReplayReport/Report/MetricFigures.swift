import ReplayStatistics
import TextFormats
import TraceReplay

/// The statistics of one metric as a report gives them, such as mean, median and percentiles.
struct MetricFigures {
  private let summary: MetricSummary
  private let floor: FrameFloor
  private let endsAtFrame: Bool
  private let why: String?

  /// Stores the statistics of a metric.
  ///
  /// - Parameters:
  ///   - summary: The statistics of its values.
  ///   - metric: The metric.
  ///   - rate: Display frames per second.
  ///   - why: The reason why figures are missing; nil if none is.
  init(_ summary: MetricSummary, of metric: ReplayFigure, rate: Double, why: String?) {
    (self.summary, self.why) = (summary, why)
    (floor, endsAtFrame) = (FrameFloor(rate: rate), metric.endsAtFrame)
  }

  /// The JSON fields of `latency_ms`, unchanged since the first version of the format.
  static let latency = Fields<MetricFigures>(
    sharedAs: "latency", "A time over the gestures that fired.",
    [count] + quantiles(in: "milliseconds") + [
      // An engine that fires without any delay of its own still waits half a frame on average.
      .value(
        "frame_floor_ms",
        "Half a display frame in milliseconds: the mean delay of an engine that fires in the next frame."
      ) { $0.floor.mean },
      reason,
    ])

  static let fields = Fields<MetricFigures>(
    sharedAs: "metric", "The values of one metric over gestures.",
    [
      count,
      .value("infinite", "Gestures whose value is not finite; the figures here do not include them.") {
        $0.summary.infinite
      },
      .value("mean", "The arithmetic mean, in the unit of the metric; null without values.") {
        $0.summary.mean
      },
    ] + quantiles(in: "the unit of the metric") + bounds + floors + [reason])

  private static let count = Field<MetricFigures>.value("n", "Gestures with a finite value, 0 or more.") {
    $0.summary.count
  }

  private static let reason = Field<MetricFigures>.optional(
    "why", "Why figures are null, in words; absent if none of them is."
  ) { $0.why }

  private static func quantiles(in unit: String) -> [Field<MetricFigures>] {
    [
      ("min", "The smallest value"), ("p50", "The median"),
      ("p95", "The 95th percentile"), ("p99", "The 99th percentile"),
      ("max", "The greatest value"),
    ].map { key, what in
      .value(key, "\(what), in \(unit); null without values.") { $0.summary.figure(key) }
    }
  }

  private static let bounds: [Field<MetricFigures>] = [
    .value(
      "p50_low",
      "The lower bound of the median's 95 % interval: by ranks, or by person according to `sampling`; null with fewer than six values or three people."
    ) { $0.summary.medianBounds?.low },
    .value(
      "p50_high",
      "The upper bound of the median's 95 % interval: by ranks, or by person according to `sampling`; null with fewer than six values or three people."
    ) { $0.summary.medianBounds?.high },
  ]

  private static let floors: [Field<MetricFigures>] = [
    .optional(
      "frame_floor_ms",
      "Half a display frame: the mean wait of a trigger for its frame. Only for metrics that end at a frame."
    ) { $0.endsAtFrame ? $0.floor.mean : nil },
    .optional(
      "frame_floor_sd_ms",
      "The standard deviation of that wait, a frame's time / √12. Only for metrics that end at a frame."
    ) { $0.endsAtFrame ? $0.floor.deviation : nil },
    .optional(
      "mean_less_floor",
      "The mean minus frame_floor_ms: the engine's part. Null without values; only for metrics that end at a frame."
    ) { $0.lessFloor($0.summary.mean) },
    .optional(
      "p50_less_floor",
      "The median minus frame_floor_ms. Null without values; only for metrics that end at a frame."
    ) { $0.lessFloor($0.summary.median) },
  ]

  /// A figure minus half a display frame, the mean delay of an engine that fires in the next frame.
  ///
  /// It is null if the figure is missing, and omitted for a metric that does not end at a frame.
  private func lessFloor(_ figure: Double?) -> Double?? {
    endsAtFrame ? .some(figure.map { $0 - floor.mean }) : nil
  }
}

extension MetricSummary {
  /// The reason why statistics of this metric are missing; nil if none is.
  func why(_ metric: ReplayFigure) -> String? {
    if count == 0 { return infinite > 0 ? "none of \(infinite) is finite" : metric.whyNone }
    return whyUnbounded
  }

  /// Reads the statistics from a report's JSON, as ``MetricFigures`` writes them; nil if `json` does not contain them.
  init?(_ json: JSONValue?) {
    guard let json, let count = json["n"]?.integer else { return nil }
    let bounds = json["p50_low"]?.double.flatMap { low in
      json["p50_high"]?.double.map { MedianInterval(low: low, high: $0) }
    }
    self.init(
      count: count, infinite: json["infinite"]?.integer ?? 0, mean: json["mean"]?.double,
      least: json["min"]?.double, median: json["p50"]?.double, medianBounds: bounds,
      p95: json["p95"]?.double, p99: json["p99"]?.double, greatest: json["max"]?.double,
      whyUnbounded: bounds == nil ? json["why"]?.string : nil)
  }
}
