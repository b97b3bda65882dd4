import ScrollPhysics

/// A rule fitted to all stretches of one kind of motion in a log.
package struct RuleFit: Sendable {
  /// The rule that was fitted.
  package let rule: ScrollRule
  /// The rule's constants, fitted or given.
  package let constants: [Double]
  /// Half the width of each constant's 95 % interval; infinite if the log does not determine it, 0 if it was given.
  package let halfWidths: [Double]
  /// The number of the log's rows to which the rule was fitted.
  package let count: Int
  /// The root mean square of the residuals (observed minus predicted offsets), in points.
  package let rms: Double
  /// The proportion of the offsets' variance that the rule explains, at most 1; 0 or less if it explains none.
  ///
  /// Both variances are corrected for degrees of freedom; each stretch has its own mean.
  package let explainedShare: Double
  /// The largest residual in magnitude (observed minus predicted, in points), and its time in seconds.
  package let greatest: (residual: Double, time: Double)
  /// Schwarz' criterion (BIC), `n·ln(s²) + k·ln n`; lower is better, and only differences are meaningful.
  package let criterion: Double
  /// The velocity at the first row of each stretch in points per second, with half the width of its 95 % interval.
  ///
  /// Empty if the rule has no such parameter.
  package let startVelocities: [(value: Double, halfWidth: Double)]

  /// A value computed from the first constant, with half the width of its 95 % interval; nil if the rule has none.
  package var derived: (value: Double, halfWidth: Double)? {
    guard let derived = rule.derived else { return nil }
    let (value, half) = (constants[0], halfWidths[0])
    guard half < value else { return (derived.value(value), .infinity) }
    return (derived.value(value), abs(derived.value(value + half) - derived.value(value - half)) / 2)
  }
  /// The fraction of velocity that a decay leaves after `time` seconds; nil for another rule, or if the log does not determine it.
  func shareLeft(after time: Double) -> Double? {
    guard rule.key == FlingRules.decay.key, halfWidths[0].isFinite else { return nil }
    return Elementary.exp(-constants[0] * time)
  }
  /// The parameters of the single stretches, such as start offset and velocity, one stretch after the other.
  let own: [Double]

  /// Fits a rule; nil if there are not more rows than parameters.
  ///
  /// - Parameters:
  ///   - rule: The rule to fit.
  ///   - parts: The stretches of the rule's kind of motion, at least one.
  ///   - grid: The grid to which the offsets are rounded.
  ///   - fixed: The constants, if they are given rather than fitted.
  ///   - near: Start values for the parameters of the single stretches, from another fit of the rule.
  init?(
    _ rule: ScrollRule, to parts: [LogPart], grid: OffsetGrid, fixed: [Double]? = nil, near: [Double]? = nil
  ) {
    self.rule = rule
    let numbers = parts.reduce(fixed == nil ? rule.constants.count : 0) { $0 + rule.free($1).count }
    guard parts.reduce(0, { $0 + $1.samples.count }) > numbers else { return nil }
    let fit = Self.solved(rule, parts, fixed, near)
    let halves = fit.halfWidths(floor: grid.variance)
    let free = fixed == nil ? rule.constants.count : 0
    own = Array(fit.values.dropFirst(free))
    if let fixed {
      (constants, halfWidths) = (fixed, fixed.map { _ in 0 })
    } else {
      let found = Self.bracketed(rule, parts, grid, fit)
      constants = found.constants
      halfWidths = rule.constants.indices.map {
        rule.constants[$0].isKnown(found.constants[$0], within: found.halfWidths[$0])
          ? found.halfWidths[$0] : .infinity
      }
    }
    explainedShare = Self.explainedShare(fit, parts)
    count = fit.count
    let n = Double(fit.count)
    rms = (fit.sum / n).squareRoot()
    // One more parameter for the residuals' variance.
    criterion =
      n * Elementary.log(max(fit.sum / n, grid.variance)) + Double(fit.values.count + 1) * Elementary.log(n)
    greatest = Self.greatest(fit.residuals, parts)
    startVelocities = Self.velocities(rule, fit.values, halves, parts, skipping: free)
  }

  /// The best result of several searches, one from each set of start values.
  private static func solved(
    _ rule: ScrollRule, _ parts: [LogPart], _ fixed: [Double]?, _ near: [Double]? = nil
  ) -> LeastSquaresFit {
    if let fixed, let near {
      let fit = problem(rule, parts, start: fixed, isFixed: true, near: near).solved()
      // With given constants a smooth rule has only one best solution; a rule with an unknown start time is not smooth.
      if !rule.knowsBegin { return fit }
      let other = problem(rule, parts, start: fixed, isFixed: true).solved()
      return fit.sum <= other.sum ? fit : other
    }
    let fits = (fixed.map { [$0] } ?? rule.starts).map {
      problem(rule, parts, start: $0, isFixed: fixed != nil).solved()
    }
    return fits.min { $0.sum < $1.sum } ?? fits[0]
  }

  /// The constants of a fit and half the widths of their 95 % intervals.
  ///
  /// A power of the remaining time looks the same whatever its start, so its duration and its start cannot be distinguished. The interval
  /// then follows from the possible start times: from the previous row to the first row.
  private static func bracketed(
    _ rule: ScrollRule, _ parts: [LogPart], _ grid: OffsetGrid, _ fit: LeastSquaresFit
  ) -> (constants: [Double], halfWidths: [Double]) {
    let count = rule.constants.count
    let (found, halves) = (Array(fit.values.prefix(count)), fit.halfWidths(floor: grid.variance))
    let isDetermined = (0..<count).allSatisfy { halves[$0] <= max(abs(found[$0]), 1e-3) }
    guard rule.knowsBegin, !isDetermined else { return (found, Array(halves.prefix(count))) }
    let ends = [\LogPart.begin.lowerBound, \LogPart.begin.upperBound].map { end in
      var parts = parts
      for index in parts.indices {
        parts[index].begin = parts[index][keyPath: end]...parts[index][keyPath: end]
      }
      return solved(rule, parts, nil)
    }
    let widths = ends.map { $0.halfWidths(floor: grid.variance) }
    return (
      (0..<count).map { (ends[0].values[$0] + ends[1].values[$0]) / 2 },
      (0..<count).map {
        abs(ends[0].values[$0] - ends[1].values[$0]) / 2 + max(widths[0][$0], widths[1][$0])
      }
    )
  }

  private static func problem(
    _ rule: ScrollRule, _ parts: [LogPart], start: [Double], isFixed: Bool, near: [Double]? = nil
  ) -> LeastSquares {
    var parameters: [LeastSquares.Parameter] = []
    if !isFixed {
      parameters = zip(rule.constants, start).map {
        .init(start: $1, range: $0.range, scale: max(abs($1), 1e-3))
      }
    }
    let shared = Array(parameters.indices)
    var blocks: [LeastSquares.Block] = []
    for part in parts {
      let own = rule.free(part)
      let indices = shared + (parameters.count..<(parameters.count + own.count))
      parameters += own
      blocks.append(
        .init(observed: part.offsets, parameters: indices) { values in
          rule.offsets(
            part, isFixed ? start : Array(values.prefix(shared.count)), Array(values.dropFirst(shared.count)))
        })
    }
    for (index, value) in (near ?? []).enumerated() {
      (parameters[index].start, parameters[index].tries) = (value, [])
    }
    return LeastSquares(parameters: parameters, blocks: blocks)
  }

  private static func explainedShare(_ fit: LeastSquaresFit, _ parts: [LogPart]) -> Double {
    let spread = parts.reduce(0) { sum, part in
      let mean = part.offsets.reduce(0, +) / Double(part.offsets.count)
      return part.offsets.reduce(sum) { $0 + ($1 - mean) * ($1 - mean) }
    }
    guard spread > 0 else { return fit.sum > 0 ? 0 : 1 }
    // More rows than stretches, because every stretch has several rows; and more than parameters.
    return 1 - fit.sum / Double(fit.freedom) * Double(fit.count - parts.count) / spread
  }

  private static func greatest(
    _ residuals: [[Double]], _ parts: [LogPart]
  ) -> (residual: Double, time: Double) {
    var greatest = (residual: 0.0, time: parts[0].samples[0].time)
    for (part, residuals) in zip(parts, residuals) {
      for (sample, residual) in zip(part.samples, residuals) where abs(residual) > abs(greatest.residual) {
        greatest = (residual, sample.time)
      }
    }
    return greatest
  }

  /// The start velocity of each stretch with half the width of its 95 % interval; empty if the rule has no such parameter.
  private static func velocities(
    _ rule: ScrollRule, _ values: [Double], _ halves: [Double], _ parts: [LogPart], skipping free: Int
  ) -> [(value: Double, halfWidth: Double)] {
    guard rule.hasStartVelocity else { return [] }
    var index = free
    return parts.map { part in
      defer { index += rule.free(part).count }
      return (values[index + 1], halves[index + 1])
    }
  }
}
