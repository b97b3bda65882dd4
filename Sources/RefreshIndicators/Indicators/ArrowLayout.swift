/// The positions of arrow and label in their view, about its own middle; all of it ours.
enum ArrowLayout {
  /// From the middle to the arrow's, and from there to the view's edge at least, in points.
  private static let distance = (usual: 96.0, margin: 20.0)
  /// From the arrow's tail to its tip, in points.
  private static let arrowHeight = 34.0
  /// Size of the label's type, and how far its foot is below the middle, in points.
  private static let text = (size: 14.0, foot: 5.0)
  /// The same of a second line.
  private static let second = (size: 11.0, foot: 21.0)

  /// The arrow's middle in a view of `width` points.
  static func place(inViewWide width: Double) -> PathTransform {
    .move(-min(distance.usual, width / 2 - distance.margin), 0)
  }

  /// The label.
  static func label(_ words: String) -> DisplayText {
    DisplayText(
      words, at: PathPoint(0, text.foot), size: text.size, weight: 600, anchor: .middle,
      color: IndicatorInk.label)
  }

  /// A second line, below the label.
  static func line(_ words: String) -> DisplayText {
    DisplayText(
      words, at: PathPoint(0, second.foot), size: second.size, anchor: .middle, color: IndicatorInk.label)
  }

  /// The arrow about its own middle; at 0° it points down.
  static func arrow(degrees: Double) -> DisplayList {
    var (shape, list) = (DisplayList(), DisplayList())
    shape.fill(DrawnArrow.down(height: arrowHeight), IndicatorInk.arrow)
    list.add(shape, transform: .turn(degrees * .pi / 180))
    return list
  }
}
