/// The grid to which a log's offsets are rounded: device pixels, or decimals.
struct OffsetGrid: Equatable, Sendable {
  /// The distance between neighbouring offsets of the grid, in points; the finest possible one if no coarser grid fits.
  let step: Double

  /// The steps that count as device pixels, in points; other steps are decimals.
  private static let pixels = [1, 1.0 / 2, 1.0 / 3, 1.0 / 4]
  private static let decimals = [1e-1, 1e-2, 1e-3, 1e-4, 1e-5]
  /// The finest step, in points; offsets are computed and printed no finer.
  static let finest = 1e-6
  /// The tolerance within which offsets lie on a grid, in points; a third of a point printed with three decimals needs it.
  private static let pixelSlack = 6e-4
  /// The fewest distinct offsets from which a grid is inferred; fewer may fit one by chance.
  private static let fewest = 5

  /// The coarsest grid on which all given offsets lie.
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

  /// The variance of rounding to the grid, `q²/12` for a step of q points.
  var variance: Double { step * step / 12 }

  /// True if the grid consists of device pixels, from whole points down to quarters.
  var isPixels: Bool { step >= Self.pixels[Self.pixels.count - 1] }
}
