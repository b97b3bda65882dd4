/// The step size of a page's scrolls, of which all deltas are multiples, if it indicates that a wheel scrolled.
///
/// Browsers do not report whether a wheel or fingers scrolled. A wheel turns by clicks or equal parts of a click, so each of its deltas
/// along an axis is a whole number of steps; fingers produce deltas of all sizes, down to a pixel or less. In 122 public logs of wheel
/// events, every log with a step of at least 4 points is from a mouse, and none from a touchpad. The reverse does not hold: a system that
/// accelerates a wheel hides its steps.
struct WheelSteps: Equatable {
  /// The size of a step in points, above 0.
  let points: Double
  /// The number of deltas that are multiples of the step.
  let deltas: Int

  /// The smallest number of deltas whose equal steps are unlikely to be chance.
  private static let fewest = 5
  /// The smallest step, in points, that cannot come from rounding finger deltas.
  private static let leastPoints = 4.0
  /// The largest deviation of a delta from a multiple, as a fraction of a step; browsers round deltas.
  private static let tolerance = 1e-3
  /// The largest number of steps in one delta; with more, every delta would be a multiple within the tolerance.
  private static let mostSteps = 100.0

  /// Finds the step size of the rows' deltas; nil if fingers may have scrolled.
  init?(_ rows: [ScrollRow]) {
    let points = { (delta: ScrollRow.Delta?) in delta.map { abs($0.value * $0.unit.points) } ?? 0 }
    let (across, along) = (rows.map { points($0.dx) }, rows.map { points($0.dy) })
    let isAlong = across.allSatisfy { $0 == 0 }
    guard isAlong || along.allSatisfy({ $0 == 0 }) else { return nil }
    let all = (isAlong ? along : across).filter { $0 > 0 }
    guard all.count >= Self.fewest, let step = all.min(), step >= Self.leastPoints else { return nil }
    let areMultiples = all.allSatisfy { delta in
      let count = delta / step
      return count <= Self.mostSteps && abs(count - count.rounded()) <= Self.tolerance
    }
    guard areMultiples else { return nil }
    (self.points, deltas) = (step, all.count)
  }
}
