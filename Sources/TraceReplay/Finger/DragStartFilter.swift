import PullToRefresh

/// A finger's travel as a list takes it by its ``DragStart``: nothing until it is a drag, then what is not lost of it.
struct DragStartFilter {
  /// The state of the touch.
  private enum State {
    /// Not yet a drag.
    case waiting
    /// A drag from the next sample on.
    case left
    case taken
    case refused
  }

  private let rule: DragStart
  /// Points that the content goes for a point of the finger: a touchpad's, where the model has its own.
  private let gain: Double
  private var state = State.waiting
  /// The finger's travel that moves nothing, in points, signed; known once ``isDrag``.
  private(set) var lost = 0.0
  /// The same of its travel across: a slop in any direction has a part of it.
  private(set) var lostAcross = 0.0
  /// Travel at the sample before, in points.
  private var last = 0.0
  /// The lift before this touch, in seconds.
  private var lastEnd = -Double.infinity

  init(_ rule: DragStart, gain: Double = 1) { (self.rule, self.gain) = (rule, gain) }

  /// True once the touch is a drag.
  var isDrag: Bool { state == .taken }

  /// The finger's own travel as engines that hear touches and the velocity tracker have it, in points: that of a rule for all is less
  /// what is lost.
  func touch(_ along: Double) -> Double { rule.isForAll ? (isDrag ? along - lost : 0) : along }

  /// True if content goes as the finger does.
  var takesAll: Bool { rule.slop == 0 && gain == 1 }

  /// True if content begins where the finger leaves the slop, between two samples.
  var losesSlop: Bool { rule.loss == .slop }

  /// A finger comes down.
  mutating func begin() {
    state = rule.slop == 0 ? .taken : .waiting
    (lost, lostAcross, last) = (0, 0, 0)
  }

  /// The finger lifts, in seconds.
  mutating func end(at time: Double) { lastEnd = time }

  /// The travel that moves the content.
  ///
  /// - Parameters:
  ///   - along: The finger's own, in points, growing downwards.
  ///   - across: The same to the right.
  ///   - time: Seconds.
  /// - Returns: Points; 0 before the touch is a drag, and where it is refused.
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

  /// The slop is lost: with the sign of the travel, or its parts along and across.
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
