import TraceReplay

/// How a trace is put into another format.
package struct ExportOptions: Sendable {
  /// Where on the target's screen the fingers are put.
  package enum Placement: Equatable, Sendable {
    /// The surface's top left corner is the target's, moved by so many points to the right and down.
    case surface(x: Double, y: Double)
    /// The trace's first touch is at this point of the target, the others as far from it as they were.
    case firstTouch(x: Double, y: Double)
  }

  /// How traces are turned into points: its layer, points for a millimetre, points for a unit of libinput's scroll and for a click
  /// of a wheel. The viewport of its scene is the height of a screen without a resolution. A replay's frames and app are for
  /// formats that replay.
  package var replay = ReplayOptions()
  /// Where on the target's screen the fingers are put; corner on corner by default.
  package var placement = Placement.surface(x: 0, y: 0)

  /// Pixels of a point, > 0, for formats in whole pixels: 1 where a runner counts in points, as on iOS and in browsers.
  package var pixelsPerPoint = 1.0

  /// The engines that a format runs which shows replays.
  package var runs: [ExportRun] = []

  /// Corner on corner, with a replay's defaults.
  package init() {}
}
