/// Chromium's elastic overscroll on one axis, by position: the same offset however the drag was sampled.
///
/// The originals' events go through ``ChromiumOverscroll``; on one axis that gives the offset of the position, but that
/// less than 10 px do not begin a stretch: the exponential rule rounds them to 0 anyway, the other shows 1 px of them
/// on the way back only. The original meets an edge with the first event of momentum beyond it, ignores those after
/// and starts the release at once; here momentum meets the edge between events, with no stretch yet.
@frozen
public struct ChromiumModel<Rule: ChromiumStretchRule>: Equatable, Sendable {
  /// The rule of the stretch.
  public let rule: Rule
  @usableFromInline let extent: ScrollExtent

  /// The model in a scroll range; its viewport's length must be above 0.
  @inlinable
  public init(_ extent: ScrollExtent, rule: Rule) {
    extent.checkViewport()
    self.extent = extent
    self.rule = rule
  }

  /// The content offset shown for a raw position, in points: whole points past an edge.
  @inlinable
  public func offset(forRaw raw: Double) -> Double {
    let edge = extent.nearestRest(to: raw)
    return raw == edge ? raw : edge + rule.stretch(forForce: raw - edge)
  }

  /// The raw position that a re-grab at an offset goes on from, in points.
  @inlinable
  public func raw(forOffset offset: Double) -> Double {
    let edge = extent.nearestRest(to: offset)
    return offset == edge ? offset : edge + rule.force(forStretch: offset - edge)
  }

  /// The motion of content let go at an offset, in points, with a velocity, in points per second.
  public func trajectory(
    from offset: Double, velocity: Double
  ) -> EdgeMotion<ChromiumTouchpadFling, Rule.Release> {
    EdgeMotion(
      from: offset, velocity: velocity, in: extent, fling: { ChromiumTouchpadFling(velocity: $0) },
      back: { rule.release(stretch: $0, velocity: $1) })
  }
}

/// `chromium-exp`: Chromium's overscroll on macOS and Linux.
public typealias ChromiumExponentialModel = ChromiumModel<ChromiumExponential>
/// `chromium-bezier`: Chromium's overscroll on Windows.
public typealias ChromiumBezierModel = ChromiumModel<ChromiumBezier>
