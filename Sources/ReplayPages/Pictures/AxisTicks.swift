import TextFormats

/// Chooses the values at which an axis is labelled.
enum AxisTicks {
  /// Round numbers between two bounds: multiples of 1, 2 or 5 times a power of ten.
  ///
  /// - Parameters:
  ///   - low: The lower bound.
  ///   - high: The upper bound.
  ///   - count: The most numbers, not counting one at each bound.
  /// - Returns: In ascending order; empty if no round number lies between the bounds.
  static func round(_ low: Double, _ high: Double, atMost count: Int) -> [Double] {
    var step = 1.0
    var factors = [2.0, 2.5, 2.0][...]
    while (high - low) / step > Double(count) {
      if factors.isEmpty { factors = [2.0, 2.5, 2.0][...] }
      step *= factors.removeFirst()
    }
    let first = Int(clamping: (low / step).rounded(.up))
    let last = Int(clamping: (high / step).rounded(.down))
    return first > last ? [] : (first...last).map { Double($0) * step }
  }
}
