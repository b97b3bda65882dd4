/// Times or lengths from traces of several people or devices, with bounds for their mean and median.
///
/// To compare two engines, add the differences as values: for each trace, one engine's value minus the other's.
public struct ClusteredValues: Equatable, Sendable {
  /// The reason why mean and median are undefined if there are no values.
  public static let noValues = "no gesture has one"

  private var byCluster: [String: [Double]] = [:]

  /// A collection without values.
  public init() {}

  /// Adds one value.
  ///
  /// - Parameters:
  ///   - value: A finite number.
  ///   - cluster: The name of the person or device that the value belongs to.
  public mutating func add(_ value: Double, cluster: String) {
    precondition(value.isFinite, "a value must be finite")
    byCluster[cluster, default: []].append(value)
  }

  /// The number of values of all people or devices.
  public var count: Int { byCluster.values.reduce(0) { $0 + $1.count } }
  /// The number of people or devices with a value.
  public var clusters: Int { byCluster.count }
  /// The least, the greatest and the quantiles of all values together.
  public var spread: Quantiles { Quantiles(byCluster.values.flatMap { $0 }) }

  /// The mean of all values, with bounds by a bootstrap that resamples people or devices.
  public var mean: Estimate {
    // Sorted first, as a sum in another order would differ in its last bits.
    let parts = byCluster.mapValues { (sum: $0.sorted().reduce(0, +), count: $0.count) }
    func mean(_ samples: [(sum: Double, count: Int)], _ times: [Int]) -> Double? {
      var (sum, count) = (0.0, 0)
      for index in samples.indices {
        sum += samples[index].sum * Double(times[index])
        count += samples[index].count * times[index]
      }
      return count == 0 ? nil : sum / Double(count)
    }
    let names = parts.keys.sorted()
    let value = mean(names.compactMap { parts[$0] }, names.map { _ in 1 })
    return Estimate(value: value, count: count, orBecause: Self.noValues)
      .bounded(by: ClusterBootstrap.interval(parts, of: mean))
  }

  /// The median of all values, with bounds by a bootstrap that resamples people or devices.
  ///
  /// For an even number of values it is the mean of the two middle ones.
  public var median: Estimate {
    let names = byCluster.keys.sorted()
    var sorted = names.enumerated().flatMap { index, name in
      (byCluster[name] ?? []).map { (value: $0, cluster: index) }
    }
    sorted.sort { ($0.value, $0.cluster) < ($1.value, $1.cluster) }
    let value = Self.median(of: sorted, times: names.map { _ in 1 })
    let bounds = ClusterBootstrap.interval(names: names) { Self.median(of: sorted, times: $0) }
    return Estimate(value: value, count: count, orBecause: Self.noValues).bounded(by: bounds)
  }

  /// The median of sorted values, each counted as often as `times` says for its cluster.
  private static func median(of sorted: [(value: Double, cluster: Int)], times: [Int]) -> Double? {
    let total = sorted.reduce(0) { $0 + times[$1.cluster] }
    guard total > 0 else { return nil }
    let (lower, upper) = ((total - 1) / 2, total / 2)
    var (seen, first) = (0, 0.0)
    var isBelow = true
    for entry in sorted where times[entry.cluster] > 0 {
      seen += times[entry.cluster]
      if isBelow, seen > lower { (first, isBelow) = (entry.value, false) }
      if seen > upper { return first + (entry.value - first) / 2 }
    }
    return nil
  }
}
