import GestureTraces

/// A person's word on what a log of scrolls does not tell.
package struct ScrollOptions: Equatable, Sendable {
  /// Time without an event that ends a scroll whose end is not told, in microseconds.
  ///
  /// Among 122 public logs of wheel events no gap within a scroll is longer than 132 ms, and the shortest between two is 387.
  package var pause: Int64 = 200_000
  /// True where natural scrolling was on: fingers that moved up scrolled down; nil where nobody says.
  package var isNatural: Bool?
  /// The source of scrolls whose log does not tell it.
  package var source: AxisSource?
  /// The unit of deltas and positions, whatever the log says.
  package var unit: TableUnit?
  /// Points of a pixel of the screen; nil where nobody says.
  package var pointsPerPixel: Double?

  /// Nothing said, and a pause of 200 ms.
  package init() {}

  /// Points, Android's `dp`, for an inch of a screen as its density counts them: a density of 160 makes a pixel one point
  /// (`android.util.DisplayMetrics.DENSITY_DEFAULT`).
  package static let pointsPerInch = 160.0
}
