/// The positions of arrow and label in their view, relative to its middle; all are our choice.
enum ArrowLayout {
  /// Distance from the view's middle to the arrow's middle, and the least distance from the arrow's middle to the view's edge, in points.
  private static let distance = (usual: 96.0, margin: 20.0)
  /// Length of the arrow, in points.
  private static let arrowHeight = 34.0
  /// Font size of the label, and distance of its baseline below the middle, in points.
  private static let text = (size: 14.0, foot: 5.0)
  /// Font size of a second line, and distance of its baseline below the middle, in points.
  private static let second = (size: 11.0, foot: 21.0)

  /// The position of the arrow's middle in a view `width` points wide.
  static func place(inViewWide width: Double) -> PathTransform {
    .move(-min(distance.usual, width / 2 - distance.margin), 0)
  }

  /// The label with the text `words`, as placed in the view.
  static func label(_ words: String) -> DisplayText {
    DisplayText(
      words, at: PathPoint(0, text.foot), size: text.size, weight: 600, anchor: .middle,
      color: IndicatorInk.label)
  }

  /// A second line with the text `words`, below the label.
  static func line(_ words: String) -> DisplayText {
    DisplayText(
      words, at: PathPoint(0, second.foot), size: second.size, anchor: .middle, color: IndicatorInk.label)
  }

  /// The arrow about its own middle, turned by `degrees`; at 0° it points down.
  static func arrow(degrees: Double) -> DisplayList {
    var (shape, list) = (DisplayList(), DisplayList())
    shape.fill(DrawnArrow.down(height: arrowHeight), IndicatorInk.arrow)
    list.add(shape, transform: .turn(degrees * .pi / 180))
    return list
  }
}
