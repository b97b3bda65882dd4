/// The start of one path among several, as a fraction of the whole drawing.
public struct PathStart: Equatable, Sendable {
  /// The fraction of the whole drawing at which the path begins; at 1 it is never drawn.
  public let proportion: Double

  /// The start at this fraction of the whole drawing.
  public init(_ proportion: Double = 0) { self.proportion = proportion }

  /// The fraction of this path that is drawn at the fraction `p` of the whole: `(p − t)/(1 − t)` for a start at `t`.
  ///
  ///     PathStart(0.3).local(at: 0.65)   // 0.5
  ///
  /// - Parameter whole: The fraction of the whole drawing.
  /// - Returns: 0 or more; nil up to the start itself, when nothing of the path is drawn.
  public func local(at whole: Double) -> Double? {
    guard proportion < whole else { return nil }
    return max((whole - proportion) / (1 - proportion), 0)
  }
}
