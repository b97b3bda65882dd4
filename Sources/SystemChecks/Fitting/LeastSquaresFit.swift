/// The result of a least-squares search: fitted values, their variances, and the residuals.
struct LeastSquaresFit: Equatable, Sendable {
  /// The fitted values, in the order of the parameters.
  let values: [Double]
  /// The diagonal of `(JᵀJ)⁻¹`: each parameter's variance for residuals of variance 1; infinite if the data do not determine it.
  let unscaledVariances: [Double]
  /// Observed minus predicted values, block by block.
  let residuals: [[Double]]

  /// The number of observations in all blocks.
  var count: Int { residuals.reduce(0) { $0 + $1.count } }
  /// The sum of the squared residuals over all blocks.
  var sum: Double { residuals.reduce(0) { $1.reduce($0) { $0 + $1 * $1 } } }
  /// The degrees of freedom: observations minus parameters.
  var freedom: Int { count - values.count }

  /// Half the width of each parameter's 95 % interval: Student's t times the standard error.
  ///
  /// The residuals' variance is that of the fit, but at least `floor`, because values cannot be known better than a log's decimals.
  /// Residuals are assumed to be independent.
  ///
  /// - Parameter floor: The least variance of a residual, in points squared.
  /// - Returns: One half width per parameter; infinite if the data do not determine it.
  func halfWidths(floor: Double) -> [Double] {
    guard freedom > 0 else { return values.map { _ in .infinity } }
    let variance = max(sum / Double(freedom), floor)
    let quantile = StudentQuantile.upper(freedom: freedom)
    return unscaledVariances.map { quantile * ($0 * variance).squareRoot() }
  }
}
