/// A command of SVG path data; lowercase letters mean coordinates relative to the current point.
public struct SVGCommand: Hashable, Sendable {
  /// What a command draws. The raw value is the capital letter.
  public enum Kind: UInt8, CaseIterable, Sendable {
    /// `M`: begins a subpath.
    case move = 0x4D
    /// `L`: a straight line.
    case line = 0x4C
    /// `H`: a horizontal line.
    case horizontal = 0x48
    /// `V`: a vertical line.
    case vertical = 0x56
    /// `C`: a cubic Bézier curve.
    case cubic = 0x43
    /// `S`: a cubic Bézier curve whose first control point follows from the previous curve.
    case smoothCubic = 0x53
    /// `Q`: a quadratic Bézier curve.
    case quadratic = 0x51
    /// `T`: a quadratic Bézier curve whose control point follows from the previous curve.
    case smoothQuadratic = 0x54
    /// `A`: an arc of an ellipse.
    case arc = 0x41
    /// `Z`: a straight line back to the subpath's start.
    case close = 0x5A

    /// The number of values that one group of the command's arguments has, such as 6 for a cubic curve.
    public var arity: Int {
      switch self {
      case .close: 0
      case .horizontal, .vertical: 1
      case .move, .line, .smoothQuadratic: 2
      case .smoothCubic, .quadratic: 4
      case .cubic: 6
      case .arc: 7
      }
    }
  }

  /// What the command draws.
  public var kind: Kind
  /// True if coordinates are relative to the current point (a lowercase letter).
  public var isRelative: Bool

  /// The bit that is set in an ASCII lowercase letter and not in its capital.
  private static let smallBit: UInt8 = 0x20

  /// The command of this kind, by default with absolute coordinates.
  public init(_ kind: Kind, isRelative: Bool = false) {
    self.kind = kind
    self.isRelative = isRelative
  }

  /// The command with this letter; nil for a letter that is not a command.
  ///
  /// - Parameter letter: In ASCII.
  public init?(letter: UInt8) {
    guard let kind = Kind(rawValue: letter & ~Self.smallBit) else { return nil }
    self.init(kind, isRelative: letter & Self.smallBit != 0)
  }

  /// The command's letter.
  public var letter: Character {
    Character(Unicode.Scalar(isRelative ? kind.rawValue | Self.smallBit : kind.rawValue))
  }
}
