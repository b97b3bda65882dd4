/// How often something was observed, its largest value, and the event at which it was first observed.
struct Sighting: Equatable {
  /// The number of observations so far.
  private(set) var count = 0
  /// The largest value observed so far, ≥ 0.
  private(set) var greatest = 0.0
  /// The sum of all values observed so far.
  private(set) var sum = 0.0
  /// The index of the event of the first observation, counted over both layers; nil before that.
  private(set) var first: Int?

  /// The mean of the observed values; 0 if there are none.
  var mean: Double { count > 0 ? sum / Double(count) : 0 }

  /// Adds an observation.
  ///
  /// - Parameters:
  ///   - value: Its size, ≥ 0.
  ///   - event: The index of the event.
  mutating func note(_ value: Double = 0, at event: Int) {
    count += 1
    sum += value
    greatest = max(greatest, value)
    if first == nil { first = event }
  }
}
