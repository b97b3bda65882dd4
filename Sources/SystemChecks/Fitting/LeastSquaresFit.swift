/// The result of a least-squares search.
struct LeastSquaresFit: Equatable, Sendable {
  /// The numbers, in the order of the parameters.
  let values: [Double]
  /// The diagonal of `(JᵀJ)⁻¹`: each number's variance for residuals of variance 1; infinite where the data do not
  /// determine it.
  let unscaledVariances: [Double]
  /// Observed less predicted, block by block.
  let residuals: [[Double]]

  /// The number of observations.
  var count: Int { residuals.reduce(0) { $0 + $1.count } }
  /// The sum of squared residuals.
  var sum: Double { residuals.reduce(0) { $1.reduce($0) { $0 + $1 * $1 } } }
  /// Observations less numbers.
  var freedom: Int { count - values.count }

  /// Half the width of each number's 95 % interval: Student's t times the standard error.
  ///
  /// The residuals' variance is that of the fit, but no less than `floor`: a log with few decimals cannot be known better than
  /// to them. Independent residuals are assumed.
  ///
  /// - Parameter floor: The least variance of a residual, in points squared.
  /// - Returns: As many as there are numbers; infinite where the data do not determine one.
  func halfWidths(floor: Double) -> [Double] {
    guard freedom > 0 else { return values.map { _ in .infinity } }
    let variance = max(sum / Double(freedom), floor)
    let quantile = StudentQuantile.upper(freedom: freedom)
    return unscaledVariances.map { quantile * ($0 * variance).squareRoot() }
  }
}
