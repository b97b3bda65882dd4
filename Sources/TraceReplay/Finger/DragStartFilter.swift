import PullToRefresh

/// Applies a scroll view's ``DragStart`` rule to a finger's travel: 0 until the touch is a drag, then the travel minus the part that the
/// rule discards.
struct DragStartFilter {
  /// Whether the touch is a drag yet, will be one, or has been refused.
  private enum State {
    /// The touch is not a drag yet.
    case waiting
    /// The finger has left the slop; the touch is a drag from the next sample on.
    case left
    case taken
    case refused
  }

  private let rule: DragStart
  /// Content travel in points per point of finger travel; 1 except on touchpads if the model has its own gain.
  private let gain: Double
  private var state = State.waiting
  /// The vertical finger travel that the rule discards, in points, signed; known once ``isDrag`` is true.
  private(set) var lost = 0.0
  /// The horizontal finger travel that the rule discards, in points, signed; 0 unless the rule measures its slop in any direction.
  private(set) var lostAcross = 0.0
  /// The finger's vertical travel at the previous sample, in points.
  private var last = 0.0
  /// The time of the previous touch's release, in seconds; −∞ before the first.
  private var lastEnd = -Double.infinity

  init(_ rule: DragStart, gain: Double = 1) { (self.rule, self.gain) = (rule, gain) }

  /// True once the touch is a drag, so that its movements move the content.
  var isDrag: Bool { state == .taken }

  /// The vertical finger travel that touch-based engines and the velocity tracker see, in points: `along`, minus the discarded part if the
  /// rule applies to them as well.
  func touch(_ along: Double) -> Double { rule.isForAll ? (isDrag ? along - lost : 0) : along }

  /// True if content moves exactly as the finger does: the rule has no slop, and the model no gain of its own.
  var takesAll: Bool { rule.slop == 0 && gain == 1 }

  /// True if content begins to move where the finger leaves the slop, between two samples.
  var losesSlop: Bool { rule.loss == .slop }

  /// Starts a new touch at its touch-down.
  mutating func begin() {
    state = rule.slop == 0 ? .taken : .waiting
    (lost, lostAcross, last) = (0, 0, 0)
  }

  /// Handles the release at `time`, in seconds.
  mutating func end(at time: Double) { lastEnd = time }

  /// The travel that moves the content, after the rule has discarded its part.
  ///
  /// - Parameters:
  ///   - along: The finger's vertical travel, in points, positive downwards.
  ///   - across: The finger's horizontal travel, in points, positive to the right.
  ///   - time: Seconds.
  /// - Returns: Points; 0 before the touch is a drag, and if it is refused.
  mutating func travel(along: Double, across: Double, at time: Double) -> Double {
    switch state {
    case .taken: break
    case .refused: return 0
    case .left: take(losing: along)
    case .waiting: leave(along: along, across: across, at: time)
    }
    last = along
    return isDrag ? (along - lost) * gain : 0
  }

  private mutating func leave(along: Double, across: Double, at time: Double) {
    let isFree = time - lastEnd <= rule.graceTime && (along != 0 || across != 0)
    guard isFree || rule.isLeft(along: along, across: across) else { return }
    guard !rule.refuses(along: along, across: across) else {
      state = .refused
      return
    }
    switch rule.loss {
    case .slop: takeBeyondSlop(along, across)
    case .beforeSample: take(losing: last)
    case .sample: take(losing: along)
    case .nextSample: state = .left
    }
  }

  /// Starts the drag and discards the slop. The discarded travel has the sign of the travel, or is split into a vertical and a horizontal
  /// part.
  private mutating func takeBeyondSlop(_ along: Double, _ across: Double) {
    guard rule.measure == .distance else {
      return take(losing: along > rule.slop ? rule.slop : along < -rule.slop ? -rule.slop : along)
    }
    let distance = (along * along + across * across).squareRoot()
    let share = distance > rule.slop ? rule.slop / distance : 1
    take(losing: along * share)
    lostAcross = across * share
  }

  private mutating func take(losing travel: Double) { (state, lost) = (.taken, travel) }
}
