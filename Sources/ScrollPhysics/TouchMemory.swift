/// What a model remembers from one touch to the next, and how much of a finger's movement it lets pass.
///
/// | models | remembered |
/// |---|---|
/// | flutter-ios, flutter-desktop | the drag's threshold, the momentum carried on |
/// | gecko-desktop, gecko-android | the last fling, which may speed up the next |
/// | gtk | the motion that was caught, whose velocity is added |
/// | qt | the boost of consecutive flings |
/// | qt on a touchpad | the pull's velocity |
/// | slint | the travel of a touch that has not moved content yet |
/// | iscroll | when the last drag ended |
///
/// The others remember nothing.
@frozen
public enum TouchMemory: Equatable, Sendable {
  /// The model remembers nothing.
  case none
  /// Flutter's bouncing physics: the drag threshold, and the momentum carried on from a caught motion.
  case flutter(FlutterDragThreshold, FlutterMomentum)
  /// Firefox: the fling that may accelerate the next, and the present pan.
  case gecko(GeckoFlingAcceleration, GeckoPan)
  /// GTK: the velocity of the motion that a finger caught, in points per second, and the time of the catch, in seconds.
  case gtk(velocity: Double, time: Double)
  /// Qt: the factor that boosted the last fling, and the velocity of the motion that a finger caught, in points per second.
  case qt(boost: Double, velocity: Double)
  /// Qt on a touchpad: the velocity of the present drag.
  case qtWheel(QtWheelPull)
  /// Slint: the travel of the present touch before content moves.
  case slint(SlintSlop)
  /// iScroll: the travel before content moves, and when the last drag ended.
  case iscroll(IScrollSlop)

  /// Records that a finger comes down on content that moves with `velocity`, in points per second, at `time`, in seconds.
  public mutating func begin(catching velocity: Double, at time: Double) {
    switch self {
    case .none: break
    case .flutter:
      self = .flutter(FlutterDragThreshold(at: time), FlutterMomentum(catching: velocity, at: time))
    case .gecko(var acceleration, _):
      acceleration.interrupt(at: velocity)
      self = .gecko(acceleration, GeckoPan(at: time))
    case .gtk: self = .gtk(velocity: velocity, time: time)
    case .qt(let boost, _): self = .qt(boost: boost, velocity: velocity)
    case .qtWheel: self = .qtWheel(QtWheelPull())
    case .slint: self = .slint(SlintSlop())
    case .iscroll(let slop): self = .iscroll(IScrollSlop(lastEnd: slop.lastEnd))
    }
  }

  /// True if the model must be notified of each movement, or if movements may count only in part.
  var tracksMovements: Bool {
    switch self {
    case .none, .gtk, .qt: false
    case .flutter, .gecko, .qtWheel, .slint, .iscroll: true
    }
  }

  /// The part of a finger's movement that moves the content, in points, at a time in seconds.
  public mutating func pass(_ movement: Double, at time: Double) -> Double {
    switch self {
    case .flutter(var threshold, var momentum):
      momentum.note(movement, at: time)
      let passed = threshold.pass(movement, at: time)
      self = .flutter(threshold, momentum)
      return passed
    case .gecko(let acceleration, var pan):
      pan.move(movement, at: time)
      self = .gecko(acceleration, pan)
      return movement
    case .slint(var slop):
      let passed = slop.pass(movement)
      self = .slint(slop)
      return passed
    case .iscroll(var slop):
      let passed = slop.pass(movement, at: time)
      self = .iscroll(slop)
      return passed
    case .none, .gtk, .qt, .qtWheel: return movement
    }
  }

  /// The offset after a movement for models in which the finger's velocity decides it, in points; nil for all other models.
  ///
  /// - Parameters:
  ///   - movement: The finger's movement, positive downwards, in points.
  ///   - free: The offset that the content would have without resistance, in points.
  ///   - time: The time of the movement, in seconds.
  ///   - extent: The scroll range.
  /// - Returns: The offset, in points.
  public mutating func offset(
    after movement: Double, free: Double, at time: Double, in extent: ScrollExtent
  ) -> Double? {
    guard case .qtWheel(var pull) = self else { return nil }
    let offset = pull.offset(free: free, movement: movement, at: time, in: extent)
    self = .qtWheel(pull)
    return offset
  }

  /// The content's velocity after a release, in points per second, with the earlier motion that the model remembers.
  ///
  /// - Parameters:
  ///   - velocity: The velocity by the release alone, in points per second.
  ///   - isInside: Whether the content is inside its bounds.
  ///   - extent: The scroll range.
  ///   - time: The time of the release, in seconds.
  /// - Returns: Points per second.
  public mutating func release(
    _ velocity: Double, isInside: Bool, in extent: ScrollExtent, at time: Double
  ) -> Double {
    switch self {
    case .none, .qtWheel, .slint: return velocity
    case .flutter(_, let momentum): return momentum.release(velocity)
    case .gecko(var acceleration, let pan):
      guard isInside, abs(velocity) >= GeckoDesktopFling.leastSpeed else {
        self = .gecko(GeckoFlingAcceleration(), pan)
        return velocity
      }
      let start = acceleration.start(velocity: velocity, leastPanSpeed: pan.leastSpeed, rest: pan.rest)
      self = .gecko(acceleration, pan)
      return start
    case .gtk(let caught, let since):
      // The velocity that the caught motion would have now.
      let current = GTKModel.friction.velocity(caught, at: time - since)
      return velocity == 0 ? 0 : GTKModel.accumulated(velocity: velocity, current: current)
    case .qt(let boost, let caught):
      let next = QtModel(extent).boost(after: boost, velocity: velocity, current: caught)
      self = .qt(boost: next, velocity: caught)
      return velocity * next
    case .iscroll:
      self = .iscroll(IScrollSlop(lastEnd: time))
      return velocity
    }
  }
}

/// The data of a pan that Firefox needs for the fling after it: the least speed, and how long the finger rested first.
@frozen
public struct GeckoPan: Equatable, Sendable {
  /// The least speed of the finger after its first movement, in points per second; infinite before the second event.
  public private(set) var leastSpeed = Double.infinity
  /// Seconds from touch-down to the first movement.
  public private(set) var rest = 0.0
  private let began: Double
  private var last: Double
  private var hasMoved = false

  /// The state of a pan whose finger comes down at `time` seconds.
  public init(at time: Double) { (began, last) = (time, time) }

  /// Records that the finger has moved by `movement` points, at a time in seconds.
  public mutating func move(_ movement: Double, at time: Double) {
    defer { last = time }
    guard hasMoved else {
      if movement != 0 { (hasMoved, rest) = (true, time - began) }
      return
    }
    guard time > last else { return }
    let speed = abs(movement) / (time - last)
    if speed < leastSpeed { leastSpeed = speed }
  }
}
