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
  /// The scroll physics by which the content moves.
  public let model: ScrollModel
  /// The range of offsets at which the content may rest.
  public private(set) var extent: ScrollExtent
  /// The raw position under a finger, in points: where the content would be without resistance, or for a model of
  /// increments the offset. Between contacts, the last value.
  public private(set) var raw: Double
  /// Display frames per second, for models of software that moves content only at frames.
  private let rate: Double
  /// The time of the first display frame, in seconds.
  private let firstFrame: Double
  /// True if the model maps drags by increments, event by event.
  private let isIncremental: Bool
  /// The raw position (where the content would be without resistance) at the start of the contact, in points.
  ///
  /// The present raw position is this minus the finger's travel.
  private(set) var origin: Double
  private var travel = 0.0
  private var tracker: ReleaseTracker
  private var memory: TouchMemory
  /// The rule by which the model computes a finger's velocity at a release.
  public var trackerRule: ReleaseTracker.Rule { tracker.rule }
  /// True if ``memory`` must be notified of each movement.
  private let tracksMovements: Bool
  @usableFromInline var state: State
  /// The motion of the content since the last event; stored outside the state, so that reading an offset copies nothing.
  private(set) var trajectory: ScrollTrajectory
  /// The finger's velocity at its last release, by the model's tracker, in points per second, positive upwards; 0 before
  /// the first release and after a cancel.
  public private(set) var releaseVelocity = 0.0
  private(set) var rest = Rest.known(.infinity)
  /// A time at which the present motion was found settled, in seconds; infinite if it has not been.
  private(set) var seenAtRest = Double.infinity
  /// The offset at which the present motion ends, in points.
  private(set) var goal: Double
  /// The tolerance within which motion by the model counts as settled.
  let tolerance: Tolerance

  /// The state since the last event: at rest, under a finger, or moving.
  @frozen
  @usableFromInline
  enum State: Equatable, Sendable {
    case still(Double)
    case contact(hasMoved: Bool)
    case moving(since: Double, isClosing: Bool)
  }

  /// Whether the time from which on the present motion counts as settled is known.
  @frozen
  @usableFromInline
  enum Rest: Equatable, Sendable {
    /// The motion counts as settled from this time on, in seconds.
    case known(Double)
    /// The motion counts as settled at this time, in seconds, or later; from then on it only gets nearer to rest and slower.
    case notBefore(Double)
  }

  /// A scroll view at rest at `offset` points, which may lie outside `extent` only until the content is next touched.
  ///
  /// - Parameters:
  ///   - model: The scroll physics.
  ///   - extent: The scroll range.
  ///   - offset: The content offset, in points.
  ///   - rate: Display frames per second, above 0, for models of software that moves content only at frames.
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

  /// Records that the content, shown at an offset in points, has settled at `time`, if it has, so that later queries are faster.
  public mutating func noteRest(at time: Double, shown offset: Double) {
    guard isMoving, time < seenAtRest, isAtRest(at: time, shown: offset) else { return }
    seenAtRest = time
  }

  // MARK: Fingers

  /// Puts a finger down at `time`; it catches the content at the offset shown, as far as the model has an inverse.
  public mutating func beginContact(at time: Double) {
    let shown = offset(at: time)
    memory.begin(catching: isAtRest(at: time) ? 0 : velocity(at: time), at: time)
    raw = model.raw(forCatchAt: shown, in: extent)
    origin = raw
    travel = 0
    tracker.restart(shown: shown, at: time)
    become(.contact(hasMoved: false))
  }

  /// Moves the finger to `travel` points since the contact began, positive downwards; ignored without a contact.
  public mutating func moveFinger(to travel: Double, at time: Double) {
    moveFinger(to: travel, tracked: travel, at: time)
  }

  /// Moves the finger to `travel` points, of which the scroll view has discarded some; the velocity tracker gets the whole travel `touch`.
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

  /// Moves the finger to `travel` points without notifying the velocity tracker; ``trackFinger(_:at:)`` does that.
  ///
  /// Only for a finger that has moved before, on a model that remembers nothing from touch to touch and does not map by increments.
  public mutating func placeFinger(at travel: Double) {
    guard case .contact = state else { return }
    self.travel = travel
    raw = origin - travel
  }

  /// Notifies the velocity tracker that the finger was at `touch` points at `time`; content does not move.
  ///
  /// Only if ``placeFinger(at:)`` is allowed.
  public mutating func trackFinger(_ touch: Double, at time: Double) {
    let (model, raw, extent) = (model, raw, extent)
    tracker.add(travel: touch, at: time) { model.offset(forRaw: raw, in: extent) }
  }

  /// Releases the finger at `time`: the content continues with the finger's velocity, or returns from beyond an edge.
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

  /// Cancels the contact at `time`: there is no fling; content beyond an edge returns from rest.
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

  /// The distance, in points, within which a requested offset counts as the one where the content already is or moves to.
  ///
  /// `o + (edge − o)` may differ from `edge` by rounding.
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

  /// Moves content at rest that is out of range to the edge; content in range stays.
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

  /// Starts the motion at `time`; a motion that consists only of rest counts as no motion.
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
