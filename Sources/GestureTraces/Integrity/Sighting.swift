/// How often something was seen, the largest value of it, and the event at which it was seen first.
struct Sighting: Equatable {
  /// The number of times.
  private(set) var count = 0
  /// The largest value, ≥ 0.
  private(set) var greatest = 0.0
  /// The sum of all values.
  private(set) var sum = 0.0
  /// The first event at which it was seen, counted from 0 over both layers; nil before.
  private(set) var first: Int?

  /// The mean of the values; 0 of none.
  var mean: Double { count > 0 ? sum / Double(count) : 0 }

  /// Counts one.
  ///
  /// - Parameters:
  ///   - value: How large it was, ≥ 0.
  ///   - event: The number of the event, from 0.
  mutating func note(_ value: Double = 0, at event: Int) {
    count += 1
    sum += value
    greatest = max(greatest, value)
    if first == nil { first = event }
  }
}
