import ReplayStatistics

/// The values of one metric over many replays: finite values are stored, others only counted.
struct MetricSample: Equatable, Sendable {
  private var values = PackedNumbers()
  private var infinite = 0

  /// Adds the value of one gesture; nil if the gesture has none.
  mutating func add(_ value: Double?) {
    let isFinite = value?.isFinite ?? false
    values.append(isFinite ? value : nil)
    if value != nil, !isFinite { infinite += 1 }
  }

  /// The quantiles of the finite values, each value multiplied by `factor`.
  func spread(scaledBy factor: Double) -> Quantiles { Quantiles(values.known.map { $0 * factor }) }

  /// The statistics of the values, if gestures are treated as independent.
  var summary: MetricSummary { MetricSummary(values.known, infinite: infinite) }

  /// The statistics of the values, with an interval of the median by person or device.
  ///
  /// - Parameters:
  ///   - units: The person and device of each gesture whose value was added, in the same order.
  ///   - sampling: The people and devices of the gestures, and which of them is the sampling unit.
  /// - Returns: The summary.
  func summary(of units: GestureUnits, as sampling: Sampling) -> MetricSummary {
    guard sampling.unit != .gestures else { return summary }
    return MetricSummary(
      values.known, infinite: infinite, byUnit: units.values(values.all, as: sampling), of: sampling.unit)
  }
}

/// The statistics of one metric in its own unit; a statistic is nil if there is no finite value.
package struct MetricSummary: Equatable, Sendable {
  /// The number of finite values.
  package let count: Int
  /// The number of values that are infinite or NaN; the other statistics do not include them.
  package let infinite: Int
  /// The mean of the finite values.
  package let mean: Double?
  /// The smallest finite value.
  package let least: Double?
  /// The median of the finite values.
  package let median: Double?
  /// The bounds of the median's 95 % interval, by ranks or by person; nil for fewer than six values or for too few people.
  package let medianBounds: MedianInterval?
  /// The reason why the median has no interval; nil if it has one, or if there is no value.
  let whyUnbounded: String?
  /// The 5th percentile of the finite values; nil in statistics read from a report.
  package let p5: Double?
  /// The 95th percentile of the finite values.
  package let p95: Double?
  /// The 99th percentile of the finite values.
  package let p99: Double?
  /// The largest finite value.
  package let greatest: Double?

  /// Computes the statistics of finite values of independent gestures.
  init(_ values: [Double], infinite: Int) {
    let bounds = MedianInterval(Quantiles(values))
    let why = bounds == nil ? "fewer than six values: no interval of the median by ranks" : nil
    self.init(values, infinite: infinite, bounds, orBecause: why)
  }

  /// Computes the statistics of finite values of several people or devices.
  fileprivate init(_ values: [Double], infinite: Int, byUnit: [[Double]], of unit: SamplingUnit) {
    let bounds = MedianInterval(byUnit: byUnit)
    let why = unit.whyNoInterval(byUnit.count) ?? "too few values for an interval of the median"
    self.init(values, infinite: infinite, bounds, orBecause: bounds == nil ? why : nil)
  }

  private init(_ values: [Double], infinite: Int, _ bounds: MedianInterval?, orBecause why: String?) {
    let spread = Quantiles(values)
    count = spread.count
    self.infinite = infinite
    (least, greatest) = (spread.least, spread.greatest)
    // Rounding can move the mean of equal values beyond them.
    if let least = spread.least, let greatest = spread.greatest {
      mean = min(max(values.reduce(0, +) / Double(values.count), least), greatest)
    } else {
      mean = nil
    }
    median = spread.value(at: 0.5)
    p5 = spread.value(at: 0.05)
    p95 = spread.value(at: 0.95)
    p99 = spread.value(at: 0.99)
    medianBounds = bounds
    whyUnbounded = values.isEmpty ? nil : why
  }

  /// Stores given statistics, as they are read from a report.
  init(
    count: Int, infinite: Int, mean: Double?, least: Double?, median: Double?, medianBounds: MedianInterval?,
    p5: Double? = nil, p95: Double?, p99: Double?, greatest: Double?, whyUnbounded: String? = nil
  ) {
    (self.count, self.infinite, self.mean) = (count, infinite, mean)
    (self.least, self.median, self.medianBounds) = (least, median, medianBounds)
    (self.p5, self.p95, self.p99, self.greatest) = (p5, p95, p99, greatest)
    self.whyUnbounded = whyUnbounded
  }

  /// The statistic with a key: `min`, `mean`, `p50`, `p95`, `p99`, `max`; nil for other keys, or if there is no value.
  func figure(_ key: String) -> Double? {
    switch key {
    case "min": least
    case "mean": mean
    case "p50": median
    case "p95": p95
    case "p99": p99
    case "max": greatest
    default: nil
    }
  }

  /// The keys of statistics that ``figure(_:)`` knows.
  static let keys = ["min", "mean", "p50", "p95", "p99", "max"]
}

/// The delay that the display adds to a time that ends at a frame: uniformly distributed over the length `T` of a frame.
package struct FrameFloor: Equatable, Sendable {
  /// The mean of this delay, half a frame (`T/2`), in milliseconds.
  package let mean: Double
  /// The standard deviation of this delay, `T/√12` for a frame of length `T`, in milliseconds.
  package let deviation: Double

  /// Computes the delay that a display of this frame rate adds.
  ///
  /// - Parameter rate: Display frames per second, above 0.
  package init(rate: Double) {
    mean = 500 / rate
    deviation = 1000 / rate / (12.0).squareRoot()
  }
}
