/// The stretch and scroll offset of one axis after reconciliation: if the content can scroll, stretch is turned into scrolling.
///
/// This happens in each frame to a stretch at the start while the content is scrolled away from there, or at the end while there is more to
/// scroll. As much stretch as there is room to scroll becomes scrolling, 1:1; the visible content does not move. Source:
/// `ElasticOverscrollController::ReconcileStretchAndScroll`.
@frozen
public struct ChromiumReconciliation: Equatable, Sendable {
  /// The stretch after reconciliation, in points: negative past the start, positive past the end.
  public let stretch: Double
  /// The scroll offset after reconciliation, in points: from 0 to the greatest offset.
  public let scroll: Double

  /// Turns stretch into scrolling as far as the content can scroll.
  ///
  /// - Parameters:
  ///   - stretch: Points, signed.
  ///   - scroll: The scroll offset, in points.
  ///   - limit: The greatest scroll offset, in points, ≥ 0.
  @inlinable
  public init(stretch: Double, scroll: Double, limit: Double) {
    let way = stretch < 0 ? -scroll : limit - scroll
    let isOpposed = stretch < 0 ? way < 0 : stretch > 0 && way > 0
    let moved = !isOpposed ? 0 : abs(way) < abs(stretch) ? way : stretch
    self.stretch = stretch - moved
    self.scroll = scroll + moved
  }
}
