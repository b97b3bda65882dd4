/// The step that all scrolls of a page are multiples of, if it shows that a wheel made them.
///
/// Browsers do not say whether a wheel or fingers scrolled. A wheel turns by clicks, or by equal parts of one, so each of its deltas is
/// a whole number of steps along one axis; fingers give deltas of every size, a pixel or less apart. In 122 public logs of wheel events
/// every log with a step of 4 points or more is of a mouse, and none is of a touchpad. The reverse does not hold: a system that
/// accelerates a wheel hides its steps.
struct WheelSteps: Equatable {
  /// The step, in points, above 0.
  let points: Double
  /// The deltas that are multiples of it.
  let deltas: Int

  /// Deltas from which equal steps are no chance.
  private static let fewest = 5
  /// Points below which a step may be the rounding of fingers' deltas.
  private static let leastPoints = 4.0
  /// The share of a step by which a delta may be off, as browsers round them.
  private static let tolerance = 1e-3
  /// Steps that one delta may be: more, and everything is a multiple within the tolerance.
  private static let mostSteps = 100.0

  /// The step of some rows; nil where fingers may have made them.
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
