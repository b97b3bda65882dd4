import GestureTraces
import ReplayStatistics
import TextFormats
import TraceReplay

extension MetricSummary {
  /// Writes the quantiles as `latency_ms` has them since the first version.
  func writeLatency(to json: inout JSONWriter, rate: Double, why: String?) {
    json.object { json in
      json.member("n", count)
      writeQuantiles(to: &json)
      // An engine without any work of its own waits half a frame on average.
      json.member("frame_floor_ms", FrameFloor(rate: rate).mean)
      if let why { json.member("why", why) }
    }
  }

  /// Writes all there is to say of a metric.
  func write(to json: inout JSONWriter, of metric: ReplayFigure, rate: Double, why: String?) {
    json.object { json in
      json.member("n", count)
      json.member("infinite", infinite)
      json.member("mean", mean)
      writeQuantiles(to: &json)
      json.member("p50_low", medianBounds?.low)
      json.member("p50_high", medianBounds?.high)
      if metric.endsAtFrame {
        let floor = FrameFloor(rate: rate)
        json.member("frame_floor_ms", floor.mean)
        json.member("frame_floor_sd_ms", floor.deviation)
        json.member("mean_less_floor", mean.map { $0 - floor.mean })
        json.member("p50_less_floor", median.map { $0 - floor.mean })
      }
      if let why { json.member("why", why) }
    }
  }

  private func writeQuantiles(to json: inout JSONWriter) {
    for key in ["min", "p50", "p95", "p99", "max"] { json.member(key, figure(key)) }
  }

  /// The reason why figures are missing; nil where none is.
  func why(_ metric: ReplayFigure) -> String? {
    if count == 0 { return infinite > 0 ? "none of \(infinite) is finite" : metric.whyNone }
    return whyUnbounded
  }

  /// The summary that ``write(to:of:rate:)`` wrote; nil where `json` is none.
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
