import ReplayStatistics

/// The values of one metric over many replays: finite ones kept, others counted.
struct MetricSample: Equatable, Sendable {
  private var values = PackedNumbers()
  private var infinite = 0

  /// Takes the value of a gesture; nil is none.
  mutating func add(_ value: Double?) {
    let isFinite = value?.isFinite ?? false
    values.append(isFinite ? value : nil)
    if value != nil, !isFinite { infinite += 1 }
  }

  /// The finite ones, times `factor`.
  func spread(scaledBy factor: Double) -> Quantiles { Quantiles(values.known.map { $0 * factor }) }

  /// The summary of them.
  var summary: MetricSummary { MetricSummary(values.known, infinite: infinite) }

  /// The summary of them with the median's interval by person.
  ///
  /// - Parameters:
  ///   - units: The person and device of each gesture whose value was taken, in their order.
  ///   - sampling: What of them was drawn at random.
  /// - Returns: The summary.
  func summary(of units: GestureUnits, as sampling: Sampling) -> MetricSummary {
    guard sampling.unit != .gestures else { return summary }
    return MetricSummary(
      values.known, infinite: infinite, byUnit: units.values(values.all, as: sampling), of: sampling.unit)
  }
}

/// The spread of one metric, in its own unit; nil where it has no finite value.
package struct MetricSummary: Equatable, Sendable {
  /// The number of finite values.
  package let count: Int
  /// The number of values that are infinite or no number: they are in nothing else here.
  package let infinite: Int
  /// Their mean.
  package let mean: Double?
  /// The least.
  package let least: Double?
  /// The median.
  package let median: Double?
  /// Bounds of the median's 95 % interval, by ranks or by person; nil of fewer than six values, or of too few people.
  package let medianBounds: MedianInterval?
  /// The reason why the median has no interval; nil where it has one, or where there is no value.
  let whyUnbounded: String?
  /// 5 % lie below; nil in a summary of an older report.
  package let p5: Double?
  /// 95 % lie below.
  package let p95: Double?
  /// 99 % lie below.
  package let p99: Double?
  /// The greatest.
  package let greatest: Double?

  /// The spread of finite `values` of independent gestures.
  init(_ values: [Double], infinite: Int) {
    let bounds = MedianInterval(Quantiles(values))
    let why = bounds == nil ? "fewer than six values: no interval of the median by ranks" : nil
    self.init(values, infinite: infinite, bounds, orBecause: why)
  }

  /// The spread of finite `values` of several people or devices.
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
    // Rounding can carry the mean of equal values past them.
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

  /// A spread that was written down before.
  init(
    count: Int, infinite: Int, mean: Double?, least: Double?, median: Double?, medianBounds: MedianInterval?,
    p5: Double? = nil, p95: Double?, p99: Double?, greatest: Double?, whyUnbounded: String? = nil
  ) {
    (self.count, self.infinite, self.mean) = (count, infinite, mean)
    (self.least, self.median, self.medianBounds) = (least, median, medianBounds)
    (self.p5, self.p95, self.p99, self.greatest) = (p5, p95, p99, greatest)
    self.whyUnbounded = whyUnbounded
  }

  /// A figure of it by its key: `min`, `mean`, `p50`, `p95`, `p99`, `max`.
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

  /// The keys that ``figure(_:)`` knows.
  static let keys = ["min", "mean", "p50", "p95", "p99", "max"]
}

/// The part that the display itself adds to a time that ends at a frame: evenly spread over one frame's time `T`.
package struct FrameFloor: Equatable, Sendable {
  /// `T/2`, in milliseconds.
  package let mean: Double
  /// `T/√12`, in milliseconds.
  package let deviation: Double

  /// The floor of a display.
  ///
  /// - Parameter rate: Frames per second, above 0.
  package init(rate: Double) {
    mean = 500 / rate
    deviation = 1000 / rate / (12.0).squareRoot()
  }
}
