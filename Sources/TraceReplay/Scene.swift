import GestureTraces
import PullToRefresh
import ScrollPhysics

/// Where a gesture takes place: the lengths a replay assumes, in points.
public struct Scene: Equatable, Sendable {
  /// Length of the viewport, > 0.
  public var viewport: Double
  /// Length of the content, ≥ 0.
  public var content: Double
  /// Top inset at the start, ≥ 0.
  public var topInset: Double
  /// How far the content is scrolled down at the start, ≥ 0; 0 is the top edge.
  public var startOffset: Double

  /// The scene a replay assumes where nothing else is said: a 667 pt viewport over ten of content, at the top.
  public static let standard = Scene(viewport: 667, content: 6670, topInset: 0, startOffset: 0)

  /// The scroll range of this scene.
  public var extent: ScrollExtent {
    ScrollExtent(contentLength: content, viewportLength: viewport, topInset: topInset)
  }
}
