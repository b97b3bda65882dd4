/// A scroll view of one axis: fingers, wheels and inset changes go in; the content offset comes out, for any time.
///
/// | phase | contact | finger moves | release | cancel | inset change | settled |
/// |---|---|---|---|---|---|---|
/// | idle | tracking | – | – | – | idle, or closing if out of range | – |
/// | tracking | tracking | dragging | idle, or bouncing outside | same, from rest | tracking | – |
/// | dragging | tracking | dragging | decelerating, bouncing or idle | bouncing or idle | dragging | – |
/// | decelerating | tracking | – | – | – | decelerating or bouncing | idle |
/// | bouncing | tracking | – | – | – | bouncing or decelerating | idle |
/// | closing | tracking | – | – | – | solved again: bouncing, decelerating or idle | idle |
///
/// A scroll to an offset moves content at rest, like closing. It does not affect content under a finger, and content with momentum only
/// if the momentum is stopped.
///
/// Times are seconds and never decrease. In motion the offset is a closed form for all times: it does not snap when the
/// motion counts as settled, and a contact after that still begins from exactly what is shown, if the model allows it.
@frozen
public struct Scroller: Equatable, Sendable {
  /// The scroll physics.
  public let model: ScrollModel
  /// The scroll range.
  public private(set) var extent: ScrollExtent
  /// The raw position under a finger, in points: where the content would be without resistance, or for a model of
  /// increments the offset. Between contacts, the last value.
  public private(set) var raw: Double
  /// Display frames per second, for a model whose original works by the tick.
  private let rate: Double
  /// The time of the first frame, in seconds.
  private let firstFrame: Double
  /// True if the model maps by increments.
  private let isIncremental: Bool
  /// The raw position at the start of the contact, in points; this minus the finger's travel is the present raw position.
  private(set) var origin: Double
  private var travel = 0.0
  private var tracker: ReleaseTracker
  private var memory: TouchMemory
  /// The rule of the model's velocity tracker.
  public var trackerRule: ReleaseTracker.Rule { tracker.rule }
  /// True if ``memory`` must be notified of each movement.
  private let tracksMovements: Bool
  @usableFromInline var state: State
  /// The present motion; stored outside the state, so that reading an offset copies nothing.
  private(set) var trajectory: ScrollTrajectory
  /// The finger's velocity at its last release, by the model's tracker, in points per second, positive upwards; 0 before
  /// the first release and after a cancel.
  public private(set) var releaseVelocity = 0.0
  private(set) var rest = Rest.known(.infinity)
  /// A time at which the present motion was found settled, in seconds; infinite before.
  private(set) var seenAtRest = Double.infinity
  /// The offset at which the present motion ends, in points.
  private(set) var goal: Double
  /// The tolerance within which motion by the model counts as settled.
  let tolerance: Tolerance

  /// What the content has done since the last event.
  @frozen
  @usableFromInline
  enum State: Equatable, Sendable {
    case still(Double)
    case contact(hasMoved: Bool)
    case moving(since: Double, isClosing: Bool)
  }

  /// What is known of the time from which the present motion counts as settled.
  @frozen
  @usableFromInline
  enum Rest: Equatable, Sendable {
    /// That time, in seconds.
    case known(Double)
    /// Not before this time, in seconds; from then on the motion only gets nearer and slower.
    case notBefore(Double)
  }

  /// Content at rest at `offset` points, which may lie outside `extent` only until it is next touched.
  ///
  /// - Parameters:
  ///   - model: The scroll physics.
  ///   - extent: The scroll range.
  ///   - offset: Points.
  ///   - rate: Display frames per second, above 0, for a model whose original works by the tick.
  ///   - framePhase: Frames are at (k + framePhase) / rate seconds: 0 ..< 1.
  public init(
    model: ScrollModel, extent: ScrollExtent, offset: Double, rate: Double = 60, framePhase: Double = 0
  ) {
    extent.checkViewport()
    require(rate > 0 && rate < .infinity, "a scroller's frame rate", rate, "above 0 and finite")
    require(framePhase >= 0 && framePhase < 1, "a scroller's frame phase", framePhase, "from 0 up to 1")
    self.model = model
    self.extent = extent
    self.rate = rate
    firstFrame = framePhase / rate
    let traits = model.traits(in: extent)
    isIncremental = traits.mapping == .increments
    raw = model.raw(forOffset: offset, in: extent)
    origin = raw
    tracker = ReleaseTracker(traits.trackerRule, shown: offset, at: 0)
    memory = traits.memory
    tracksMovements = traits.memory.tracksMovements
    trajectory = ScrollTrajectory(.rest(offset))
    goal = offset
    tolerance = traits.tolerance
    state = .still(offset)
  }

  /// Records that the content, shown at an offset in points, has settled at `time`, if it has; makes later queries
  /// faster.
  public mutating func noteRest(at time: Double, shown offset: Double) {
    guard isMoving, time < seenAtRest, isAtRest(at: time, shown: offset) else { return }
    seenAtRest = time
  }

  // MARK: Fingers

  /// A finger comes down at `time` and catches the content where it is, through the inverse of the model.
  public mutating func beginContact(at time: Double) {
    let shown = offset(at: time)
    memory.begin(catching: isAtRest(at: time) ? 0 : velocity(at: time), at: time)
    raw = model.raw(forCatchAt: shown, in: extent)
    origin = raw
    travel = 0
    tracker.restart(shown: shown, at: time)
    become(.contact(hasMoved: false))
  }

  /// The finger has travelled `travel` points since the contact began, positive downwards; ignored without a contact.
  public mutating func moveFinger(to travel: Double, at time: Double) {
    moveFinger(to: travel, tracked: travel, at: time)
  }

  /// The finger has moved, with some of its travel discarded by the scroll view; the velocity tracker gets its whole travel,
  /// `touch` points.
  public mutating func moveFinger(to travel: Double, tracked touch: Double, at time: Double) {
    guard case .contact(let hasMoved) = state else { return }
    let movement = tracksMovements ? memory.pass(travel - self.travel, at: time) : travel - self.travel
    self.travel = travel
    if tracksMovements,
      let shown = memory.offset(after: movement, free: origin - travel, at: time, in: extent)
    {
      raw = shown
    } else {
      raw = isIncremental ? model.offset(from: raw, movedBy: -movement, in: extent) : origin - travel
    }
    let (model, raw, extent) = (model, raw, extent)
    tracker.add(travel: touch, at: time) { model.offset(forRaw: raw, in: extent) }
    state = .contact(hasMoved: hasMoved || travel != 0)
  }

  /// Moves the finger to `travel` points, without notifying the velocity tracker, which ``trackFinger(_:at:)`` does. Only for a finger that
  /// has moved before, on a model that remembers nothing from touch to touch and does not map by increments.
  public mutating func placeFinger(at travel: Double) {
    guard case .contact = state else { return }
    self.travel = travel
    raw = origin - travel
  }

  /// Notifies the velocity tracker that the finger was at `touch` points at `time`; nothing moves. Only if ``placeFinger(at:)`` is allowed.
  public mutating func trackFinger(_ touch: Double, at time: Double) {
    let (model, raw, extent) = (model, raw, extent)
    tracker.add(travel: touch, at: time) { model.offset(forRaw: raw, in: extent) }
  }

  /// The finger is released at `time`: the content continues with the finger's velocity, or returns from beyond an edge.
  public mutating func endContact(at time: Double) {
    guard case .contact(let hasMoved) = state else { return }
    let finger = tracker.release(at: time)
    // A finger that its scroll view has not taken for a drag throws nothing. Content moves opposite to the finger's coordinate.
    releaseVelocity = hasMoved ? -finger.velocity : 0
    let isStill = !hasMoved || (finger.velocity == 0 && finger.lastEventVelocity == 0)
    let alone = isStill ? 0 : model.releaseVelocity(finger, atRaw: raw, in: extent)
    let shown = model.offset(forRaw: raw, in: extent)
    let isInside = extent.overscroll(at: shown) == 0
    let velocity = memory.release(alone, isInside: isInside, in: extent, at: time)
    move(from: shown, velocity: velocity, at: time)
  }

  /// The contact is cancelled at `time`: no fling; content beyond an edge returns from rest.
  public mutating func cancelContact(at time: Double) {
    guard case .contact = state else { return }
    releaseVelocity = 0
    move(from: model.offset(forRaw: raw, in: extent), velocity: 0, at: time)
  }

  // MARK: Wheels and insets

  /// A wheel moves the content by `distance` points at `time`, at most to an edge, and ends any motion; ignored while a finger is down.
  public mutating func scrollBy(_ distance: Double, at time: Double) {
    if case .contact = state { return }
    guard distance != 0 else { return }
    become(.still(extent.nearestRest(to: offset(at: time) + distance)))
  }

  /// Sets the top inset at `time`, at once.
  ///
  /// Under a finger the raw position stays, so the content jumps; with `rebase` the content stays. Motion is solved again
  /// from the offset and velocity of that moment. Content at rest that is left out of range follows the closing
  /// animation, slow at both ends, to the edge.
  ///
  /// - Parameters:
  ///   - inset: The new top inset, in points ≥ 0.
  ///   - time: Seconds.
  ///   - closingDuration: Duration of a closing animation, in seconds ≥ 0.
  ///   - rebase: Whether content under a finger stays where it is shown.
  public mutating func setTopInset(_ inset: Double, at time: Double, closingDuration: Double, rebase: Bool) {
    guard inset != extent.topInset else { return }
    let old = extent
    extent.topInset = inset
    switch state {
    case .contact:
      guard rebase else { return }
      let travel = origin - raw
      raw = InsetLock(model: model).raw(raw, from: old, to: extent)
      origin = raw + travel
    case .still(let offset):
      close(from: offset, limit: offset, at: time, duration: closingDuration)
    case .moving(let start, _):
      let offset = trajectory.offset(at: time - start)
      if isAtRest(at: time) {
        close(from: offset, limit: trajectory.limit, at: time, duration: closingDuration)
      } else {
        let velocity = trajectory.velocity(at: time - start)
        trajectory = model.trajectory(
          resumedFrom: offset, velocity: velocity, in: extent,
          ticks: FrameTicks(after: time - firstFrame, rate: rate))
        begin(at: time)
      }
    }
  }

  /// Within this distance, in points, a requested offset is where the content already rests or moves to:
  /// rounding of `o + (edge − o)`.
  private static var sameOffset: Double { 1e-9 }

  /// Moves content at rest, or in a closing animation, to another offset from `time` on, slow
  /// at both ends.
  ///
  /// An offset outside the extent holds until the content is next touched. Under a finger nothing happens.
  ///
  /// - Parameters:
  ///   - offset: The target offset, in points, finite.
  ///   - time: Seconds.
  ///   - duration: Seconds ≥ 0; 0 moves at once.
  ///   - stopsMotion: Whether momentum or a bounce is stopped for it; otherwise content in motion is left alone.
  public mutating func scroll(
    to offset: Double, at time: Double, duration: Double, stopsMotion: Bool = false
  ) {
    let goal: Double
    switch state {
    case .contact: return
    case .still(let rest): goal = rest
    case .moving(_, let isClosing):
      guard isClosing || isAtRest(at: time) else {
        if stopsMotion { ease(from: self.offset(at: time), to: offset, at: time, duration: duration) }
        return
      }
      goal = trajectory.limit
    }
    guard (offset - goal).magnitude > Self.sameOffset else { return }
    ease(from: self.offset(at: time), to: offset, at: time, duration: duration)
  }

  /// Content at rest that stays in range is left alone; otherwise it eases to the edge.
  private mutating func close(from offset: Double, limit: Double, at time: Double, duration: Double) {
    let edge = extent.nearestRest(to: limit)
    guard edge != limit else { return }
    ease(from: offset, to: edge, at: time, duration: duration)
  }

  private mutating func ease(from offset: Double, to goal: Double, at time: Double, duration: Double) {
    guard duration > 0 else { return become(.still(goal)) }
    trajectory = ScrollTrajectory(
      .move(EasedMove(from: offset, to: goal, duration: duration, easing: .easeInOut)))
    become(.moving(since: time, isClosing: true))
  }

  private mutating func move(from offset: Double, velocity: Double, at time: Double) {
    trajectory = model.trajectory(
      from: offset, velocity: velocity, in: extent, ticks: FrameTicks(after: time - firstFrame, rate: rate))
    begin(at: time)
  }

  /// Starts the trajectory at `time`; a trajectory that only rests is rest.
  private mutating func begin(at time: Double) {
    if case .rest(let rest) = trajectory.first, trajectory.change == .infinity { return become(.still(rest)) }
    become(.moving(since: time, isClosing: false))
  }

  private mutating func become(_ new: State) {
    state = new
    guard case .moving(let start, _) = new else { return }
    (goal, seenAtRest) = (trajectory.limit, .infinity)
    rest =
      if let moment = trajectory.approach(tolerance) { .notBefore(start + moment) } else {
        .known(start + trajectory.settleTime(tolerance))
      }
  }
}
