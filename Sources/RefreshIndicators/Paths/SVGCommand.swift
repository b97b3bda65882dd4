/// A command of SVG path data: a letter, small where its coordinates count from the current point.
public struct SVGCommand: Hashable, Sendable {
  /// The kind of element a command draws. The raw value is the large letter.
  public enum Kind: UInt8, CaseIterable, Sendable {
    /// `M`: a subpath begins.
    case move = 0x4D
    /// `L`: a straight line.
    case line = 0x4C
    /// `H`: a horizontal line.
    case horizontal = 0x48
    /// `V`: a vertical line.
    case vertical = 0x56
    /// `C`: a cubic Bézier curve.
    case cubic = 0x43
    /// `S`: a cubic Bézier curve whose first control point follows from the curve before.
    case smoothCubic = 0x53
    /// `Q`: a quadratic Bézier curve.
    case quadratic = 0x51
    /// `T`: a quadratic Bézier curve whose control point follows from the curve before.
    case smoothQuadratic = 0x54
    /// `A`: an arc of an ellipse.
    case arc = 0x41
    /// `Z`: a straight line back to the subpath's beginning.
    case close = 0x5A

    /// The count of numbers in one group of arguments.
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

  /// The kind of element the command draws.
  public var kind: Kind
  /// True if its coordinates count from the current point: a small letter.
  public var isRelative: Bool

  /// ASCII: a small letter is its large one with this bit set.
  private static let smallBit: UInt8 = 0x20

  /// The command of this kind, by default with absolute coordinates.
  public init(_ kind: Kind, isRelative: Bool = false) {
    self.kind = kind
    self.isRelative = isRelative
  }

  /// The command with this letter; nil for a letter that is no command.
  ///
  /// - Parameter letter: In ASCII.
  public init?(letter: UInt8) {
    guard let kind = Kind(rawValue: letter & ~Self.smallBit) else { return nil }
    self.init(kind, isRelative: letter & Self.smallBit != 0)
  }

  /// The letter that stands for it.
  public var letter: Character {
    Character(Unicode.Scalar(isRelative ? kind.rawValue | Self.smallBit : kind.rawValue))
  }
}
