/// The offsets at which content may rest: content length, viewport and insets of one axis.
///
/// All lengths are in points. `contentOffset` is the content coordinate at the viewport's top edge: it grows as
/// the content moves up, and is below ``lowestOffset`` when the content is pulled past the top.
@frozen
public struct ScrollExtent: Equatable, Sendable {
  /// Length of the content, in points, ≥ 0.
  public var contentLength: Double
  /// Length of the viewport, in points, > 0.
  public var viewportLength: Double
  /// Extra resting space above the content, in points, ≥ 0.
  public var topInset: Double
  /// Extra resting space below the content, in points, ≥ 0.
  public var bottomInset: Double
  /// The kind of device that the fingers are on: touchscreen or touchpad.
  public var device: ScrollDevice

  /// A scroll range with the given lengths, in points.
  @inlinable
  public init(
    contentLength: Double, viewportLength: Double, topInset: Double = 0, bottomInset: Double = 0,
    device: ScrollDevice = .touch
  ) {
    require(contentLength >= 0, "a content's length", contentLength, "at least 0")
    require(topInset >= 0 && topInset < .infinity, "a top inset", topInset, "at least 0 and finite")
    require(
      bottomInset >= 0 && bottomInset < .infinity, "a bottom inset", bottomInset, "at least 0 and finite")
    self.contentLength = contentLength
    self.viewportLength = viewportLength
    self.topInset = topInset
    self.bottomInset = bottomInset
    self.device = device
  }

  /// The resting offset at the top edge, in points: `−topInset`.
  @inlinable public var lowestOffset: Double { -topInset }

  /// The resting offset at the bottom edge, in points; the top edge's if the content is shorter than the viewport.
  @inlinable public var highestOffset: Double {
    let bottom = contentLength - viewportLength + bottomInset
    return bottom > lowestOffset ? bottom : lowestOffset
  }

  /// Ends the program if the viewport has no length, because models divide by it.
  @inlinable
  func checkViewport() {
    require(
      viewportLength > 0 && viewportLength < .infinity, "a viewport's length", viewportLength,
      "above 0 and finite")
  }

  /// The distance of `offset` outside the resting range, in points: negative above the top, positive below
  /// the bottom.
  @inlinable
  public func overscroll(at offset: Double) -> Double {
    if offset < lowestOffset { return offset - lowestOffset }
    if offset > highestOffset { return offset - highestOffset }
    return offset - offset
  }

  /// The resting offset nearest to `offset`, in points.
  @inlinable
  public func nearestRest(to offset: Double) -> Double {
    if offset < lowestOffset { return lowestOffset }
    return offset > highestOffset ? highestOffset : offset
  }
}
