/// The least, the greatest and the quantiles of a sample, with linear interpolation as in NumPy's default.
public struct Quantiles: Equatable, Sendable {
  /// The sample in increasing order.
  private let sorted: [Double]

  /// Sorts the values of a sample.
  ///
  /// - Parameter values: Finite numbers in any order.
  public init(_ values: [Double]) {
    sorted = values.sorted()
  }

  /// The number of values.
  public var count: Int { sorted.count }
  /// The least value; nil for an empty sample.
  public var least: Double? { sorted.first }
  /// The greatest value; nil for an empty sample.
  public var greatest: Double? { sorted.last }

  /// The quantile at `level`: the value below which this fraction of the sample lies.
  ///
  /// For n sorted values x it is `x[i] + (x[i+1] − x[i])·(h − i)` with `h = level·(n − 1)` and `i = ⌊h⌋`; 0 gives the least value, 1 the
  /// greatest.
  ///
  ///     Quantiles([10, 20, 40]).value(at: 0.75)   // 30
  ///
  /// - Parameter level: From 0 to 1.
  /// - Returns: The quantile; nil for an empty sample.
  public func value(at level: Double) -> Double? {
    precondition(level >= 0 && level <= 1, "a quantile's level must be from 0 to 1")
    guard !sorted.isEmpty else { return nil }
    let rank = level * Double(sorted.count - 1)
    let index = min(Int(rank), sorted.count - 1)
    let next = min(index + 1, sorted.count - 1)
    return sorted[index] + (sorted[next] - sorted[index]) * (rank - Double(index))
  }

  /// The value of a given rank: rank 1 is the least value, rank ``count`` the greatest.
  ///
  /// - Parameter rank: The rank, from 1.
  /// - Returns: The value; nil for a rank outside the sample.
  public func value(ofRank rank: Int) -> Double? {
    sorted.indices.contains(rank - 1) ? sorted[rank - 1] : nil
  }
}
