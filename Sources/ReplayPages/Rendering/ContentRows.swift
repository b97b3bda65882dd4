import RefreshIndicators
import TextFormats
import TraceReplay

/// Draws the moving content: rows of text, as long as the scene's content.
struct ContentRows {
  /// The height of a row, in points.
  private static let rowHeight = 64.0
  /// The empty space at the left and right, in points.
  private static let margin = 16.0
  private static let avatarRadius = 18.0
  /// The texts of the rows, repeated from top to bottom.
  private static let lines = [
    "Pull me down", "Let me go", "Watch the edge", "Nothing new here", "All is quiet",
  ]

  let scene: Scene
  let size: PictureSize

  /// The visible part of the content at an offset, in points.
  func display(offset: Double) -> DisplayList {
    var list = DisplayList()
    let top = -offset
    let bottom = top + scene.content
    guard bottom > 0, top < size.height, scene.content > 0 else { return list }
    list.fill(
      .rectangle(x: 0, y: top, width: size.width, height: min(bottom, size.height) - top), PictureColors.sheet
    )
    let first = max(0, Int(clamping: (-top / Self.rowHeight).rounded(.down)))
    var row = first
    while case let y = top + Double(row) * Self.rowHeight, y < min(bottom, size.height) {
      draw(row, at: y, in: &list)
      row += 1
    }
    var result = DisplayList()
    result.add(list, clip: .rectangle(x: 0, y: max(0, top), width: size.width, height: bottom - max(0, top)))
    return result
  }

  private func draw(_ row: Int, at y: Double, in list: inout DisplayList) {
    let middle = y + Self.rowHeight / 2
    let left = Self.margin + 2 * Self.avatarRadius + 12
    list.fill(
      .circle(centre: PathPoint(Self.margin + Self.avatarRadius, middle), radius: Self.avatarRadius),
      PictureColors.avatar)
    list.text(
      DisplayText(
        "Row \(row + 1)", at: PathPoint(left, middle - 4), size: 15, weight: 600, color: PictureColors.ink))
    list.text(
      DisplayText(
        Self.lines[row % Self.lines.count], at: PathPoint(left, middle + 15), size: 13,
        color: PictureColors.quiet))
    let rule = y + Self.rowHeight - 0.5
    list.stroke(
      .polyline([PathPoint(left, rule), PathPoint(size.width, rule)]), PictureColors.rule, StrokeStyle(1))
  }
}
