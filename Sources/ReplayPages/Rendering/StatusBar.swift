import RefreshIndicators
import TextFormats

/// Draws the bar at the bottom of a frame: engine and state, time and pull.
struct StatusBar {
  /// The height of the bar, in points.
  private static let height = 46.0
  private static let margin = 14.0
  /// The approximate width of a character in the names of state and engine, in points.
  private static let stateCharacter = 9.5
  private static let engineCharacter = 7.0

  let size: PictureSize
  let engine: String
  let state: String
  /// The length of the replay's longest state name, in characters. If the engine's name does not fit beside that, no frame shows the
  /// engine's
  /// name.
  let longestState: Int
  let time: Double
  let pull: Double
  let threshold: Double

  /// The drawing of the bar.
  var display: DisplayList {
    var list = DisplayList()
    let top = size.height - Self.height
    list.fill(.rectangle(x: 0, y: top, width: size.width, height: Self.height), PictureColors.bar)
    list.text(
      DisplayText(
        state, at: PathPoint(Self.margin, top + 20), size: 14, weight: DisplayText.bold,
        color: PictureColors.barText))
    let words = Double(longestState) * Self.stateCharacter + Double(engine.count) * Self.engineCharacter
    if words + 3 * Self.margin < size.width {
      list.text(
        DisplayText(
          engine, at: PathPoint(size.width - Self.margin, top + 20), size: 12, anchor: .end,
          color: PictureColors.barQuiet))
    }
    list.text(
      DisplayText(
        "\(Figures.fixed(time * 1000, decimals: 0)) ms", at: PathPoint(Self.margin, top + 37), size: 12,
        color: PictureColors.barQuiet))
    list.text(
      DisplayText(
        "pull \(Figures.fixed(pull, decimals: 1)) of \(Figures.fixed(threshold, decimals: 1)) pt",
        at: PathPoint(size.width - Self.margin, top + 37), size: 12,
        anchor: .end, color: PictureColors.barQuiet))
    return list
  }
}
