/// A scroll view as a refresh engine sees it at one moment.
@frozen
public struct ScrollSituation: Equatable, Sendable {
  /// Seconds since the start of the run.
  public var time: Double
  /// The content's offset, in points; grows as content moves up, below `−topInset` when pulled past the top.
  public var contentOffset: Double
  /// The top inset now, with what the engine has added, in points.
  public var topInset: Double
  /// The viewport's length, in points.
  public var viewportLength: Double
  /// A finger is down, moved or not.
  public var isTracking: Bool
  /// A finger is down and has moved; true until the lift.
  public var isDragging: Bool
  /// The content moves by itself after a lift, by momentum or back from beyond an edge.
  public var isDecelerating: Bool
  /// The content is beyond an edge and moves by itself.
  public var isBouncing: Bool
  /// Travel of the finger since the contact began, in points, growing downwards; 0 without a finger.
  public var fingerTravel: Double
  /// The finger's travel across since the contact began, in points, to either side; 0 without a finger and while unknown.
  public var fingerAcross: Double
  /// The content's velocity, in points per second; negative while it moves down, towards a pull.
  public var velocity: Double
  /// The finger's own velocity at its last lift, in points per second; positive upwards, 0 before the first lift.
  public var releaseVelocity: Double
  /// Fingers down on a touchscreen, 0 without; a touchpad's two-finger scroll counts as one.
  public var contacts: Int
  /// The input that moves the content: one kind.
  public var source: RefreshSources
  /// Angle between the gesture's movement so far and the vertical, in degrees, 0…90; 0 while unknown.
  public var axisAngle: Double

  /// A scroll view at rest at `contentOffset`, no finger near it.
  @inlinable
  public init(
    time: Double, contentOffset: Double, topInset: Double, viewportLength: Double, isTracking: Bool = false,
    isDragging: Bool = false, isDecelerating: Bool = false, isBouncing: Bool = false,
    fingerTravel: Double = 0, velocity: Double = 0, releaseVelocity: Double = 0,
    contacts: Int = 1, source: RefreshSources = .touchscreen, axisAngle: Double = 0,
    fingerAcross: Double = 0
  ) {
    self.time = time
    self.contentOffset = contentOffset
    self.topInset = topInset
    self.viewportLength = viewportLength
    self.isTracking = isTracking
    self.isDragging = isDragging
    self.isDecelerating = isDecelerating
    self.isBouncing = isBouncing
    self.fingerTravel = fingerTravel
    self.velocity = velocity
    self.releaseVelocity = releaseVelocity
    self.contacts = contacts
    self.source = source
    self.axisAngle = axisAngle
    self.fingerAcross = fingerAcross
  }

  /// The content's distance past the top edge that it has with a top inset of `inset`, in points; negative
  /// inside.
  ///
  /// `−(contentOffset + inset)`: with the inset as it was before an engine added its own, the pull an engine sees.
  ///
  /// - Parameter inset: A top inset, in points.
  /// - Returns: The overscroll, in points.
  @inlinable
  public func overscroll(beyond inset: Double) -> Double { -(contentOffset + inset) }

  /// The same where it is a pull, else 0.
  ///
  /// - Parameter inset: A top inset, in points.
  /// - Returns: The pull, in points, never negative.
  func pull(beyond inset: Double) -> Double {
    let pull = overscroll(beyond: inset)
    return pull > 0 ? pull : 0
  }

  /// True if the content is at its top edge as it is now, past it, or so near that it counts.
  var isAtTop: Bool { contentOffset + topInset <= PullGesture.restDistance }
}
