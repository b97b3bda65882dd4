/// One line of text in a picture, in the renderer's sans-serif font.
public struct DisplayText: Equatable, Sendable {
  /// The point of a line of text that its position refers to.
  public enum Anchor: String, Sendable {
    /// The start of the line.
    case start
    /// The middle of the line.
    case middle
    /// The end of the line.
    case end
  }

  /// The text of the line.
  public var content: String
  /// Position of the anchor, in points; `y` is the baseline.
  public var position: PathPoint
  /// Font size, in points.
  public var size: Double
  /// Font weight as in CSS: 400 regular, 700 bold.
  public var weight: Int
  /// The point of the line that `position` refers to.
  public var anchor: Anchor
  /// The colour of the letters.
  public var color: DisplayColor

  /// Regular font weight, as in CSS.
  public static let regular = 400
  /// Bold font weight, as in CSS.
  public static let bold = 700

  /// A line of text; by default of regular weight and starting at `position`.
  public init(
    _ content: String, at position: PathPoint, size: Double, weight: Int = regular, anchor: Anchor = .start,
    color: DisplayColor
  ) {
    self.content = content
    self.position = position
    self.size = size
    self.weight = weight
    self.anchor = anchor
    self.color = color
  }
}
