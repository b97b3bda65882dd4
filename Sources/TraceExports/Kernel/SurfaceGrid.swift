import TextFormats

/// The device units of a surface: how many there are in one unit of the trace, along each axis.
///
/// A device reports whole numbers, and a trace has them divided by the resolution. The smallest resolution that makes all positions
/// of a trace whole again gives the device's own numbers, or others that mean the same places exactly.
struct SurfaceGrid: Equatable {
  /// Device units in one unit of the trace.
  let x: Int
  /// The same along y.
  let y: Int
  /// True where every position of the trace is a whole number of them; else the nearest is taken.
  let isExact: Bool

  /// The grid on which positions lie.
  ///
  /// - Parameters:
  ///   - positions: All positions of the trace.
  ///   - candidates: What may be tried, in order; nothing else about the surface need be known.
  ///   - fallback: What is taken for an axis that lies on none of them.
  init(of positions: [(x: Double, y: Double)], candidates: [Int], fallback: Int) {
    // Most devices have the same units along both axes.
    if let both = candidates.first(where: { units in
      positions.allSatisfy { Self.isWhole($0.x, units) && Self.isWhole($0.y, units) }
    }) {
      (x, y, isExact) = (both, both, true)
      return
    }
    let x = candidates.first { units in positions.allSatisfy { Self.isWhole($0.x, units) } }
    let y = candidates.first { units in positions.allSatisfy { Self.isWhole($0.y, units) } }
    (self.x, self.y) = (x ?? fallback, y ?? fallback)
    isExact = x != nil && y != nil
  }

  /// A position in device units.
  func place(_ change: ContactChange) -> (x: Int, y: Int) {
    (Int(clamping: (change.x * Double(x)).rounded()), Int(clamping: (change.y * Double(y)).rounded()))
  }

  /// How far from a whole number a product may be and still be one that was divided before: far more than rounding makes of numbers
  /// below 2²⁰, far less than a grid that is not the device's would leave.
  private static let tolerance = 1e-7

  private static func isWhole(_ value: Double, _ units: Int) -> Bool {
    let product = value * Double(units)
    return abs(product - product.rounded()) <= tolerance
  }
}
