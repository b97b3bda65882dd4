/// A scroll view as a refresh engine sees it at one moment.
@frozen
public struct ScrollSituation: Equatable, Sendable {
  /// Seconds since the start of the run.
  public var time: Double
  /// The content's offset, in points; grows as content moves up, below `−topInset` when pulled past the top.
  public var contentOffset: Double
  /// The current top inset, including what the engine has added, in points.
  public var topInset: Double
  /// The viewport's length, in points.
  public var viewportLength: Double
  /// True while a finger is down, moved or not.
  public var isTracking: Bool
  /// True while a finger is down and has moved; until the release.
  public var isDragging: Bool
  /// True while the content moves by itself after a release, by momentum or back from beyond an edge.
  public var isDecelerating: Bool
  /// True while the content is beyond an edge and moves by itself.
  public var isBouncing: Bool
  /// Travel of the finger since touch-down, in points, positive downwards; 0 without a finger.
  public var fingerTravel: Double
  /// Horizontal travel of the finger since touch-down, in points, signed; 0 without a finger and while unknown.
  public var fingerAcross: Double
  /// The content's velocity, in points per second; negative while it moves down, as in a pull.
  public var velocity: Double
  /// The finger's velocity at its latest release, in points per second; positive upwards, 0 before the first release.
  public var releaseVelocity: Double
  /// Number of fingers on a touchscreen, 0 if none; a touchpad's two-finger scroll counts as one.
  public var contacts: Int
  /// The kind of input that moves the content: a single kind.
  public var source: RefreshSources
  /// Angle between the gesture's movement so far and the vertical, in degrees, 0…90; 0 while unknown.
  public var axisAngle: Double

  /// A scroll view at rest at `contentOffset`, without a finger.
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

  /// The content's distance past its top edge for a top inset of `inset`, in points; negative
  /// below the edge.
  ///
  /// `−(contentOffset + inset)`. With the inset from before an engine added its own, this is the pull that the engine measures.
  ///
  /// - Parameter inset: A top inset, in points.
  /// - Returns: The overscroll, in points.
  @inlinable
  public func overscroll(beyond inset: Double) -> Double { -(contentOffset + inset) }

  /// The content's distance past its top edge for a top inset of `inset`, or 0 if it is not past it.
  ///
  /// - Parameter inset: A top inset, in points.
  /// - Returns: The pull, in points, ≥ 0.
  func pull(beyond inset: Double) -> Double {
    let pull = overscroll(beyond: inset)
    return pull > 0 ? pull : 0
  }

  /// True if the content is past its top edge, at it, or within half a point of it.
  var isAtTop: Bool { contentOffset + topInset <= PullGesture.restDistance }
}
