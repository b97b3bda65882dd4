/// How a line along a path is drawn.
public struct StrokeStyle: Equatable, Sendable {
  /// The shape of a line's ends.
  public enum Cap: String, Sendable {
    /// Cut off at the end.
    case butt
    /// A half disc beyond the end.
    case round
    /// Half a square beyond the end.
    case square
  }

  /// The shape of corners.
  public enum Join: String, Sendable {
    /// Pointed.
    case miter
    /// Rounded.
    case round
    /// Cut off.
    case bevel
  }

  /// Width of the line, in points, > 0.
  public var width: Double
  /// The shape of the line's ends.
  public var cap: Cap
  /// The shape of corners.
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
