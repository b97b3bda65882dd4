/// The start of a path among several, as a share of the whole drawing.
public struct PathStart: Equatable, Sendable {
  /// The share of the whole at which it begins; at 1 it never draws.
  public let proportion: Double

  /// The start at this share of the whole.
  public init(_ proportion: Double = 0) { self.proportion = proportion }

  /// The share of this path that is drawn when this share of the whole is: `(p − t)/(1 − t)`.
  ///
  ///     PathStart(0.3).local(at: 0.65)   // 0.5
  ///
  /// - Parameter whole: The share of the whole drawing.
  /// - Returns: 0 or more; nil up to the start itself, where nothing of it is drawn.
  public func local(at whole: Double) -> Double? {
    guard proportion < whole else { return nil }
    return max((whole - proportion) / (1 - proportion), 0)
  }
}
