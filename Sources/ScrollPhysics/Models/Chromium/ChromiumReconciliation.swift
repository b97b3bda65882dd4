/// The stretch and scroll offset of one axis after reconciliation: if the content can scroll, stretch is turned into scrolling.
///
/// This happens in each frame to a stretch at the start while the content is scrolled away from it, or at the end while there is more to
/// scroll: as
/// much stretch as there is room to scroll becomes scrolling, 1:1, and what is shown does not move. Source:
/// `ElasticOverscrollController::ReconcileStretchAndScroll`.
@frozen
public struct ChromiumReconciliation: Equatable, Sendable {
  /// Stretch in points, past the start (negative) or the end (positive).
  public let stretch: Double
  /// The scroll offset, 0 up to the greatest, in points.
  public let scroll: Double

  /// The reconciled pair.
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
