import RefreshIndicators
import TextFormats
import TraceReplay

/// Informative frames of a replay side by side, each with a caption.
package struct ReplayFilmstrip: Sendable {
  /// The frames shown, in order of time.
  package let moments: [TellingMoment]
  /// The drawing of the whole strip, without transparency.
  package let drawing: DisplayList
  /// The width of the strip, in points.
  package let width: Double
  /// The height of the strip, in points.
  package let height: Double

  private enum Layout {
    static let margin = 20.0
    static let gap = 14.0
    static let head = 62.0
    static let caption = 34.0
    /// The largest number of frames in one row of the strip.
    static let mostColumns = 6
  }

  /// Chooses up to `count` frames of a replay and draws the strip.
  ///
  /// - Parameters:
  ///   - picture: The replay.
  ///   - count: The most frames, ≥ 1; a short replay has fewer.
  ///   - title: The text above the strip: the trace's name.
  package init(_ picture: ReplayPicture, count: Int, title: String) {
    moments = TellingMoments(picture: picture).chosen(count)
    let rows = (moments.count + Layout.mostColumns - 1) / Layout.mostColumns
    let columns = (moments.count + rows - 1) / rows
    let (across, down) = (picture.size.width + Layout.gap, picture.size.height + Layout.caption + Layout.gap)
    width = 2 * Layout.margin + Double(columns) * across - Layout.gap
    height = Layout.head + Double(rows) * down - Layout.gap + Layout.margin
    var list = DisplayList()
    list.fill(.rectangle(x: 0, y: 0, width: width, height: height), PictureColors.paper)
    Self.drawHead(picture.result, title, in: &list)
    for (index, moment) in moments.enumerated() {
      let (x, y) = (Double(index % columns) * across, Double(index / columns) * down)
      list.add(
        Self.captioned(picture, moment), transform: .move(Layout.margin + x, Layout.head + y))
    }
    drawing = list
  }

  private static func drawHead(_ result: ReplayResult, _ title: String, in list: inout DisplayList) {
    list.text(
      DisplayText(
        "\(result.engine) on \(result.model)", at: PathPoint(Layout.margin, 28), size: 18,
        weight: DisplayText.bold,
        color: PictureColors.ink))
    let verdict =
      result.trigger.map { "fired at \(Figures.fixed($0 * 1000, decimals: 0)) ms" } ?? "did not fire"
    list.text(
      DisplayText(
        "\(title) · \(verdict) · red: threshold, blue: pull, green: inset", at: PathPoint(Layout.margin, 48),
        size: 13, color: PictureColors.quiet))
  }

  private static func captioned(_ picture: ReplayPicture, _ moment: TellingMoment) -> DisplayList {
    var list = picture.drawing(ofFrame: moment.frame)
    list.text(
      DisplayText(
        moment.words, at: PathPoint(picture.size.width / 2, picture.size.height + 20), size: 14, weight: 600,
        anchor: .middle, color: PictureColors.ink))
    return list
  }
}
