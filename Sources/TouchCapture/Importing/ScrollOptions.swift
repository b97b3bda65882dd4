import GestureTraces

/// The user's options for facts that a log of scrolls does not state.
package struct ScrollOptions: Equatable, Sendable {
  /// Time without an event that ends a scroll whose end is not reported, in microseconds.
  ///
  /// In 122 public logs of wheel events, no gap within a scroll is longer than 132 ms, and the shortest between two scrolls is 387 ms.
  package var pause: Int64 = 200_000
  /// True if natural scrolling was on, so that fingers moving up scrolled down; nil if not given.
  package var isNatural: Bool?
  /// The source, finger or wheel, for scrolls whose log does not name it; nil if not given.
  package var source: AxisSource?
  /// The unit of deltas and positions, used instead of the log's; nil if not given.
  package var unit: TableUnit?
  /// Points per pixel of the screen; nil if not given.
  package var pointsPerPixel: Double?

  /// The defaults: nothing given, and a pause of 200 ms.
  package init() {}

  /// Points (Android's `dp`) per inch of screen as its density counts them: at a density of 160, one pixel is one point
  /// (`android.util.DisplayMetrics.DENSITY_DEFAULT`).
  package static let pointsPerInch = 160.0
}
