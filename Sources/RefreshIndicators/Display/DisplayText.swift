/// One line of text in a picture, in the sans-serif face of whoever draws it.
public struct DisplayText: Equatable, Sendable {
  /// The point of a line that stands at its position.
  public enum Anchor: String, Sendable {
    /// The start.
    case start
    /// The middle.
    case middle
    /// The end.
    case end
  }

  /// The words of the line.
  public var content: String
  /// The position of its anchor: `y` is the baseline.
  public var position: PathPoint
  /// Of the type, in points.
  public var size: Double
  /// Thickness of the strokes as CSS counts: 400 regular, 700 bold.
  public var weight: Int
  /// The point of the line that stands at `position`.
  public var anchor: Anchor
  /// Of the letters.
  public var color: DisplayColor

  /// Regular weight of type, as CSS counts.
  public static let regular = 400
  /// Bold weight of type, as CSS counts.
  public static let bold = 700

  /// A line of text.
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
