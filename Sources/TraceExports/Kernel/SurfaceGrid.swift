import TextFormats

/// The device units of a surface: how many there are per unit of the trace, along each axis.
///
/// A device reports whole numbers, and a trace has them divided by the resolution. The smallest resolution that makes all positions
/// of a trace whole again gives the device's own numbers, or others for exactly the same positions.
struct SurfaceGrid: Equatable {
  /// Device units per unit of the trace's positions, horizontally.
  let x: Int
  /// Device units per unit of the trace's positions, vertically.
  let y: Int
  /// True if every position of the trace is a whole number of device units; otherwise positions are rounded.
  let isExact: Bool

  /// The grid that the positions lie on.
  ///
  /// - Parameters:
  ///   - positions: All positions of the trace.
  ///   - candidates: Units to try, in order.
  ///   - fallback: Units for an axis that fits none of them.
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

  /// The position of a contact in device units, rounded to whole numbers.
  func place(_ change: ContactChange) -> (x: Int, y: Int) {
    (Int(clamping: (change.x * Double(x)).rounded()), Int(clamping: (change.y * Double(y)).rounded()))
  }

  /// How far a product may be from a whole number to count as whole: far more than the rounding error of numbers below 2²⁰, far less than
  /// the error of a wrong number of units.
  private static let tolerance = 1e-7

  private static func isWhole(_ value: Double, _ units: Int) -> Bool {
    let product = value * Double(units)
    return abs(product - product.rounded()) <= tolerance
  }
}
