/// The look of a line along a path: its width, ends, corners and dashes.
public struct StrokeStyle: Equatable, Sendable {
  /// The shape of a line's ends.
  public enum Cap: String, Sendable {
    /// The line is cut off at its end.
    case butt
    /// A half disc is added beyond the end.
    case round
    /// Half a square is added beyond the end.
    case square
  }

  /// The shape of a line's corners.
  public enum Join: String, Sendable {
    /// Corners are pointed.
    case miter
    /// Corners are rounded.
    case round
    /// Corners are cut off.
    case bevel
  }

  /// Width of the line, in points, > 0.
  public var width: Double
  /// The shape of the line's ends.
  public var cap: Cap
  /// The shape of the line's corners.
  public var join: Join
  /// Lengths of dashes and gaps in turn, in points; empty for a solid line.
  public var dash: [Double]

  /// A line `width` points wide.
  public init(_ width: Double, cap: Cap = .butt, join: Join = .miter, dash: [Double] = []) {
    self.width = width
    self.cap = cap
    self.join = join
    self.dash = dash
  }
}
