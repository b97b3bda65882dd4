/// The grid that a log's offsets lie on: device pixels, or its decimals.
struct OffsetGrid: Equatable, Sendable {
  /// The step, in points; the finest that is told from none where nothing coarser fits.
  let step: Double

  /// Whole points, halves, thirds and quarters are the pixels of screens; the rest are decimals.
  private static let pixels = [1, 1.0 / 2, 1.0 / 3, 1.0 / 4]
  private static let decimals = [1e-1, 1e-2, 1e-3, 1e-4, 1e-5]
  /// Offsets are computed and printed with no more than that.
  static let finest = 1e-6
  /// A third of a point is often printed with three decimals.
  private static let pixelSlack = 6e-4
  /// Fewer different offsets may lie on a grid by chance.
  private static let fewest = 5

  /// The coarsest grid on which all offsets lie.
  init(_ offsets: [Double]) {
    let distinct = Set(offsets)
    guard distinct.count >= Self.fewest else {
      step = Self.finest
      return
    }
    step =
      Self.pixels.first { step in distinct.allSatisfy { Self.isOn(step, $0, slack: Self.pixelSlack) } }
      ?? Self.decimals.first { step in distinct.allSatisfy { Self.isOn(step, $0, slack: step * 1e-3) } }
      ?? Self.finest
  }

  private static func isOn(_ step: Double, _ offset: Double, slack: Double) -> Bool {
    abs(offset - (offset / step).rounded() * step) <= slack
  }

  /// The variance of rounding to the grid: an even spread over a step, `q²/12`.
  var variance: Double { step * step / 12 }

  /// True if it is a grid of pixels.
  var isPixels: Bool { step >= Self.pixels[Self.pixels.count - 1] }
}
