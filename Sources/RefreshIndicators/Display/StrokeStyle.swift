/// The look of a line drawn along a path.
public struct StrokeStyle: Equatable, Sendable {
  /// The look of a line's ends.
  public enum Cap: String, Sendable {
    /// Cut off at the end.
    case butt
    /// A half disc beyond the end.
    case round
    /// Half a square beyond the end.
    case square
  }

  /// The look of corners.
  public enum Join: String, Sendable {
    /// Pointed.
    case miter
    /// Rounded.
    case round
    /// Cut off.
    case bevel
  }

  /// Of the line, in points, > 0.
  public var width: Double
  /// At the ends.
  public var cap: Cap
  /// At the corners.
  public var join: Join
  /// Lengths drawn and left out, in turn, in points; empty for a line without gaps.
  public var dash: [Double]

  /// A line `width` points wide.
  public init(_ width: Double, cap: Cap = .butt, join: Join = .miter, dash: [Double] = []) {
    self.width = width
    self.cap = cap
    self.join = join
    self.dash = dash
  }
}
