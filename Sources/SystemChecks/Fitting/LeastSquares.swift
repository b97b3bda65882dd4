/// A nonlinear least-squares problem, solved by the Levenberg–Marquardt method.
///
///     step: (JᵀJ + λ·diag JᵀJ)·δ = Jᵀr ── better → accept, λ/10
///                                      └─ not   → λ·10, retry
///
/// Predictions come in blocks that each depend on only some of the parameters: the start of one fling does not affect another fling.
/// Derivatives are central differences. Source: Marquardt, SIAM J. Appl. Math. 11 (1963) 431.
struct LeastSquares {
  /// A parameter of a least-squares problem, with what the search needs to know about it.
  struct Parameter: Equatable, Sendable {
    /// The value of the parameter at which the search starts.
    var start: Double
    /// The range of values that the search may try.
    var range: ClosedRange<Double> = -Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude
    /// A typical size of the parameter; derivatives use a change of at least 6e-6 times this size.
    var scale = 1.0
    /// Alternative start values; the search begins at the best one.
    ///
    /// They help if predictions do not depend smoothly on the parameter.
    var tries: [Double] = []
  }

  /// Observations that are predicted from the same few parameters.
  struct Block {
    /// The observed values, such as offsets in points.
    let observed: [Double]
    /// The parameters on which the observations depend, as indices of the problem's parameters.
    let parameters: [Int]
    /// Predicts the observations from the values of the block's parameters, in their order.
    let predict: ([Double]) -> [Double]
  }

  /// The parameters of the problem, whose values are searched.
  let parameters: [Parameter]
  /// The blocks of observations to which the parameters are fitted.
  let blocks: [Block]

  private static let firstDamping = 1e-3
  private static let leastDamping = 1e-12
  private static let greatestDamping = 1e12
  private static let mostSteps = 100
  /// The search ends when successive steps reduce the sum of squares by less than this fraction.
  private static let leastGain = 1e-10
  /// The best relative step of a central difference: the cube root of a `Double`'s precision.
  private static let differenceShare = 6e-6

  /// The best-fitting parameters, searched from their start values.
  func solved() -> LeastSquaresFit {
    var values = start
    var residuals = self.residuals(values)
    var damping = Self.firstDamping
    var smallGains = 0
    for _ in 0..<Self.mostSteps {
      let slopes = normalEquations(values, residuals)
      guard let next = step(from: values, residuals, slopes, &damping) else { break }
      let (before, after) = (Self.sum(residuals), Self.sum(next.residuals))
      (values, residuals) = next
      smallGains = before - after <= Self.leastGain * before ? smallGains + 1 : 0
      if smallGains == 2 { break }
    }
    let system = ArrowSystem(normalEquations(values, residuals).matrix)
    return LeastSquaresFit(
      values: values, unscaledVariances: system.inverseDiagonal(count: values.count), residuals: residuals)
  }

  /// The parameters' start values, each replaced by the best of the alternative start values.
  private var start: [Double] {
    var values = parameters.map { min(max($0.start, $0.range.lowerBound), $0.range.upperBound) }
    var users = [[Block]](repeating: [], count: parameters.count)
    for block in blocks { for index in block.parameters { users[index].append(block) } }
    for (index, parameter) in parameters.enumerated() where !parameter.tries.isEmpty {
      var least = Self.sum(Self.residuals(users[index], values))
      for value in parameter.tries where parameter.range.contains(value) {
        var trial = values
        trial[index] = value
        let sum = Self.sum(Self.residuals(users[index], trial))
        if sum < least { (values, least) = (trial, sum) }
      }
    }
    return values
  }

  /// The next step that reduces the sum of squares; nil if even the shortest step does not.
  private func step(
    from values: [Double], _ residuals: [[Double]], _ slopes: NormalEquations, _ damping: inout Double
  ) -> (values: [Double], residuals: [[Double]])? {
    let now = Self.sum(residuals)
    while damping < Self.greatestDamping {
      let change = ArrowSystem(slopes.matrix, damping: damping).solution(slopes.side)
      let trial = values.indices.map { moved(values[$0], by: change[$0], parameters[$0].range) }
      let after = self.residuals(trial)
      if Self.sum(after) < now {
        damping = max(damping / 10, Self.leastDamping)
        return (trial, after)
      }
      damping *= 10
    }
    return nil
  }

  /// A parameter's value after a step; a step that would leave the range goes half way to the bound instead.
  private func moved(_ value: Double, by change: Double, _ range: ClosedRange<Double>) -> Double {
    let next = value + change
    if next > range.upperBound { return value + (range.upperBound - value) / 2 }
    return next < range.lowerBound ? value + (range.lowerBound - value) / 2 : next
  }

  private func residuals(_ values: [Double]) -> [[Double]] { Self.residuals(blocks, values) }

  private static func residuals(_ blocks: [Block], _ values: [Double]) -> [[Double]] {
    blocks.map { block in
      let predicted = block.predict(block.parameters.map { values[$0] })
      return block.observed.indices.map { block.observed[$0] - predicted[$0] }
    }
  }

  /// The sum of squared residuals; infinite if a prediction is NaN.
  private static func sum(_ residuals: [[Double]]) -> Double {
    let sum = residuals.reduce(0) { $0 + product($1, $1) }
    return sum.isNaN ? .infinity : sum
  }

  private typealias NormalEquations = (matrix: ArrowMatrix, side: [Double])

  /// The matrix `JᵀJ` and the vector `Jᵀr` for the Jacobian J and residuals r, summed block by block.
  private func normalEquations(_ values: [Double], _ residuals: [[Double]]) -> NormalEquations {
    var matrix = ArrowMatrix(columns: parameters.count, blocks: blocks.map(\.parameters))
    var side = [Double](repeating: 0, count: parameters.count)
    for (index, (block, residuals)) in zip(blocks, residuals).enumerated() {
      let columns = block.parameters.indices.map { derivative(of: block, values, at: $0) }
      for (column, row) in block.parameters.enumerated() {
        side[row] += Self.product(columns[column], residuals)
      }
      matrix.add(block: index, columns: block.parameters) { Self.product(columns[$0], columns[$1]) }
    }
    return (matrix, side)
  }

  private static func product(_ a: [Double], _ b: [Double]) -> Double {
    var sum = 0.0
    for index in a.indices { sum += a[index] * b[index] }
    return sum
  }

  /// The derivative of a block's predictions with respect to one parameter: a central difference, one-sided at a bound.
  private func derivative(of block: Block, _ values: [Double], at index: Int) -> [Double] {
    let parameter = parameters[block.parameters[index]]
    let own = block.parameters.map { values[$0] }
    let step = Self.differenceShare * max(abs(own[index]), parameter.scale)
    var (low, high) = (own, own)
    low[index] = max(own[index] - step, parameter.range.lowerBound)
    high[index] = min(own[index] + step, parameter.range.upperBound)
    let width = high[index] - low[index]
    let (above, below) = (block.predict(high), block.predict(low))
    let slopes = above.indices.map { (above[$0] - below[$0]) / width }
    return slopes.allSatisfy(\.isFinite) ? slopes : slopes.map { _ in 0 }
  }
}
