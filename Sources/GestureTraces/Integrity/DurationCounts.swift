/// Counts durations in bounded memory: to the microsecond up to `fine`, to the millisecond up to `coarse`.
///
/// A recording of a day has ten million intervals; their counts take at most 164 KB.
struct DurationCounts: Equatable {
  /// Durations up to this are counted to the microsecond, in microseconds: the longest interval that is not a rest.
  static let fine = GradeLimits.rest
  /// Longer durations are counted as this long, in microseconds; only `greatest` has their real length.
  static let coarse: Int64 = 1_000_000
  private static let millisecond: Int64 = 1000

  private var bins: [UInt32] = []
  /// The number of durations counted so far.
  private(set) var total = 0
  /// The longest duration counted so far, in microseconds.
  private(set) var greatest: Int64 = 0

  /// Adds a duration in microseconds; a negative one counts as 0.
  mutating func count(_ duration: Int64) {
    let bin = Self.bin(max(0, duration))
    if bin >= bins.count { bins += repeatElement(0, count: bin + 1 - bins.count) }
    bins[bin] += 1
    total += 1
    greatest = max(greatest, duration)
  }

  /// Adds the durations that another instance has counted.
  mutating func add(_ other: DurationCounts) {
    if other.bins.count > bins.count { bins += repeatElement(0, count: other.bins.count - bins.count) }
    for (bin, count) in other.bins.enumerated() { bins[bin] += count }
    total += other.total
    greatest = max(greatest, other.greatest)
  }

  /// The number of durations longer than `limit` microseconds; exact up to `fine`, above it to the millisecond.
  func count(over limit: Double) -> Int {
    var count = 0
    for bin in bins.indices where Self.duration(bin) > limit { count += Int(bins[bin]) }
    return count
  }

  /// The quantile at `level`, in microseconds, interpolated linearly as NumPy does by default.
  ///
  /// - Parameter level: A level from 0 to 1.
  /// - Returns: The quantile; nil without durations.
  func value(at level: Double) -> Double? {
    guard total > 0 else { return nil }
    if level >= 1 { return Double(greatest) }
    let rank = level * Double(total - 1)
    let index = Int(rank)
    var seen = 0
    var low: Double?
    for bin in bins.indices where bins[bin] > 0 {
      seen += Int(bins[bin])
      let duration = min(Self.duration(bin), Double(greatest))
      if low == nil, seen > index { low = duration }
      if let low, seen > index + 1 || index + 1 == total {
        return low + (duration - low) * (rank - Double(index))
      }
    }
    return low
  }

  /// The mean deviation from `centre`, in microseconds; nil without durations.
  func meanDistance(from centre: Double) -> Double? {
    guard total > 0 else { return nil }
    var sum = 0.0
    for bin in bins.indices where bins[bin] > 0 {
      sum += Double(bins[bin]) * abs(Self.duration(bin) - centre)
    }
    return sum / Double(total)
  }

  private static func bin(_ duration: Int64) -> Int {
    if duration <= fine { return Int(duration) }
    return Int(fine) + Int((min(duration, coarse) - fine + millisecond - 1) / millisecond)
  }

  private static func duration(_ bin: Int) -> Double {
    let beyond = Int64(bin) - fine
    return Double(beyond <= 0 ? Int64(bin) : fine + beyond * millisecond)
  }
}
