/// A symmetric positive definite system of linear equations, solved by Cholesky factorisation.
///
/// Rows and columns are first scaled to a unit diagonal, so that points, seconds and ratios have equal weight.
struct SymmetricSystem {
  /// A scaled pivot below this means that a column is a linear combination of others.
  private static let leastPivot = 1e-13

  private let scale: [Double]
  /// The lower triangular factor of the scaled matrix, row by row.
  private let factor: [[Double]]
  /// The indices of columns that are zero or linear combinations of others.
  let dependent: Set<Int>

  /// Prepares to solve equations with `matrix`, whose diagonal is first increased by the fraction `damping`.
  ///
  /// `unit` is the diagonal against which pivots are judged, if not the matrix's own: that of the columns before others were eliminated.
  init(_ matrix: [[Double]], damping: Double = 0, unit: [Double]? = nil) {
    let count = matrix.count
    let unit = unit ?? (0..<count).map { matrix[$0][$0] }
    let scale = unit.map { $0 > 0 ? 1 / $0.squareRoot() : 0 }
    var factor = [[Double]](repeating: [Double](repeating: 0, count: count), count: count)
    var dependent: Set<Int> = []
    for row in 0..<count {
      for column in 0...row {
        var sum = matrix[row][column] * scale[row] * scale[column]
        if row == column { sum *= 1 + damping }
        for inner in 0..<column { sum -= factor[row][inner] * factor[column][inner] }
        if row != column {
          factor[row][column] = dependent.contains(column) ? 0 : sum / factor[column][column]
        } else if sum > Self.leastPivot {
          factor[row][row] = sum.squareRoot()
        } else {
          dependent.insert(row)
        }
      }
    }
    (self.scale, self.factor, self.dependent) = (scale, factor, dependent)
  }

  /// The solution for a right-hand side; columns that are zero or combinations of others get 0.
  func solution(_ side: [Double]) -> [Double] {
    let count = side.count
    var values = (0..<count).map { side[$0] * scale[$0] }
    for row in 0..<count {
      for inner in 0..<row { values[row] -= factor[row][inner] * values[inner] }
      values[row] = dependent.contains(row) ? 0 : values[row] / factor[row][row]
    }
    for row in (0..<count).reversed() {
      for inner in (row + 1)..<max(count, row + 1) { values[row] -= factor[inner][row] * values[inner] }
      values[row] = dependent.contains(row) ? 0 : values[row] / factor[row][row]
    }
    return (0..<count).map { values[$0] * scale[$0] }
  }

  /// True if a column that is not zero is a linear combination of others.
  var hasSum: Bool { dependent.contains { scale[$0] > 0 } }

  /// The diagonal of the inverse: infinite for a column of zeros, and for all columns if one is a combination of others.
  var inverseDiagonal: [Double] {
    let hasSum = self.hasSum
    return scale.indices.map { index in
      guard !hasSum, !dependent.contains(index) else { return .infinity }
      var unit = [Double](repeating: 0, count: scale.count)
      unit[index] = 1
      return solution(unit)[index]
    }
  }
}
