/// Finds the point in an interval at which a condition changes, by halving the interval until no number is left inside.
enum Bisection {
  /// The point between two numbers where `isBelow` turns from true to false, exact to the last bit.
  static func edge(between low: Double, and high: Double, isBelow: (Double) -> Bool) -> Double {
    var (low, high) = (low, high)
    while true {
      let middle = low + (high - low) / 2
      guard middle > low, middle < high else { return middle }
      if isBelow(middle) { low = middle } else { high = middle }
    }
  }

  /// The least whole number above `low` and at most `high` for which `holds` is true, provided it stays true beyond; `high` if it never is.
  static func least(above low: Int, to high: Int, holds: (Int) -> Bool) -> Int {
    var (low, high) = (low, high)
    while high - low > 1 {
      let middle = low + (high - low) / 2
      if holds(middle) { high = middle } else { low = middle }
    }
    return high
  }
}
