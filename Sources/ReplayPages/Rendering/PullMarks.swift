import RefreshIndicators
import TextFormats
import TraceReplay

/// Draws marks for the values that the engine uses: its threshold, the pull as it measures it, and its inset.
struct PullMarks {
  /// The smallest pull that is marked, in points: a resting scroll view may keep a tiny one.
  private static let leastPull = 0.5
  /// Half the height of the arrow that shows the pull, in points.
  private static let arrow = 6.0
  /// The space that the threshold's label needs above its line, in points; with less space it goes below.
  private static let labelRoom = 18.0

  /// The screen width below which labels are on the left, in points: on the right they would cover the text of rows.
  private static let narrow = 240.0

  /// The font size of the labels, and the approximate width of a character, in points.
  private static let labelSize = 11.0
  private static let characterWidth = 6.6

  let scene: Scene
  let threshold: Double
  let size: PictureSize

  /// The drawing of the marks in one frame.
  func display(_ frame: ReplayFrame) -> DisplayList {
    var list = DisplayList()
    drawInset(frame.topInset, in: &list)
    drawThreshold(in: &list)
    drawPull(frame.pull, in: &list)
    return list
  }

  private func drawThreshold(in list: inout DisplayList) {
    let y = scene.topInset + threshold
    guard threshold.isFinite, threshold > 0, y < size.height else { return }
    list.stroke(
      .polyline([PathPoint(0, y), PathPoint(size.width, y)]), PictureColors.threshold,
      StrokeStyle(1.5, dash: [5, 4]))
    let words = "\(Figures.fixed(threshold, decimals: 1)) pt"
    let end = size.width < Self.narrow ? Self.width(of: words) + 2 : size.width - 12
    label(
      words, at: PathPoint(end, y < Self.labelRoom ? y + 15 : y - 6), PictureColors.threshold, in: &list)
  }

  private func drawPull(_ pull: Double, in list: inout DisplayList) {
    let y = scene.topInset + pull
    guard pull > Self.leastPull, y < size.height else { return }
    list.fill(
      .polygon([PathPoint(0, y - Self.arrow), PathPoint(Self.arrow * 1.6, y), PathPoint(0, y + Self.arrow)]),
      PictureColors.pull)
  }

  /// Draws a bracket on the right, from the content's resting position without the engine to its resting position with it.
  private func drawInset(_ inset: Double, in list: inout DisplayList) {
    let (top, bottom) = (min(scene.topInset, inset), max(scene.topInset, inset))
    guard bottom - top > 0.5, top < size.height else { return }
    let x = size.width - 5
    list.stroke(
      .polyline([
        PathPoint(x - 5, top + 1), PathPoint(x, top + 1), PathPoint(x, bottom - 1),
        PathPoint(x - 5, bottom - 1),
      ]), PictureColors.inset, StrokeStyle(1.5))
    label(
      "\(Figures.fixed(inset, decimals: 0)) pt", at: PathPoint(x - 8, (top + bottom) / 2 + 4),
      PictureColors.inset, in: &list)
  }

  /// Draws a label that ends at `end`, on a light background.
  private func label(_ text: String, at end: PathPoint, _ color: DisplayColor, in list: inout DisplayList) {
    let width = Self.width(of: text)
    list.fill(
      .roundedRectangle(x: end.x + 3 - width, y: end.y - 11, width: width, height: 14, radius: 4),
      PictureColors.labelGround)
    list.text(DisplayText(text, at: end, size: Self.labelSize, weight: 600, anchor: .end, color: color))
  }

  /// The width of a label's background, in points.
  private static func width(of text: String) -> Double { Double(text.count) * characterWidth + 6 }
}
