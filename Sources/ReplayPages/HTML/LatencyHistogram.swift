/// The bins of a histogram of latencies. All engines have the same bins, so that their histograms can be compared by eye.
struct LatencyHistogram {
  /// The width of a bin, in milliseconds: 1, 2 or 5 times a power of ten.
  let width: Double
  /// The lower bound of the first bin, a multiple of ``width``, in milliseconds.
  let low: Double
  /// The number of bins. The last bin also contains all larger values.
  let count: Int

  /// The largest number of bins, not counting one at each end.
  private static let most = 32
  /// The fraction of all times that the bins cover.
  private static let reach = 0.98

  /// Chooses bins that suit some times; nil if there are no times.
  ///
  /// - Parameter times: The times of all engines, in milliseconds.
  init?(_ times: [Double]) {
    let sorted = times.sorted()
    guard let least = sorted.first else { return nil }
    let top = sorted[Int(Double(sorted.count - 1) * Self.reach)]
    let bottom = min(0, least)
    var step = 1.0
    var factors = [2.0, 2.5, 2.0][...]
    while (top - bottom) / step > Double(Self.most) {
      if factors.isEmpty { factors = [2.0, 2.5, 2.0][...] }
      step *= factors.removeFirst()
    }
    width = step
    low = (bottom / step).rounded(.down) * step
    count = max(1, Int(((top - low) / step).rounded(.down)) + 1)
  }

  /// The upper bound of the last bin, in milliseconds.
  var high: Double { low + width * Double(count) }

  /// The number of `times`, in milliseconds, in each bin.
  func counts(_ times: [Double]) -> [Int] {
    var counts = [Int](repeating: 0, count: count)
    for time in times { counts[min(max(Int(((time - low) / width).rounded(.down)), 0), count - 1)] += 1 }
    return counts
  }
}
