import TraceReplay

/// The settings of an export: scale, position on the screen, and which engines to replay.
package struct ExportOptions: Sendable {
  /// Where the touches are placed on the target's screen.
  package enum Placement: Equatable, Sendable {
    /// Places the surface's top left corner at this point of the target's screen, in points to the right and down.
    case surface(x: Double, y: Double)
    /// Places the trace's first touch at this point of the target's screen, in points; all other touches keep their distance from it.
    case firstTouch(x: Double, y: Double)
  }

  /// How a trace becomes points: the layer to read, points per millimetre, per libinput scroll unit and per click of a wheel. The viewport
  /// of its scene is the height of a screen without a resolution. Frames and app matter only for formats that show replays.
  package var replay = ReplayOptions()
  /// Where the touches are placed on the target's screen; by default both top left corners coincide.
  package var placement = Placement.surface(x: 0, y: 0)

  /// Pixels per point, > 0, for formats in whole pixels: 1 for test runners that count in points, as on iOS and in browsers.
  package var pixelsPerPoint = 1.0

  /// The engines to run, for formats that show replays.
  package var runs: [ExportRun] = []

  /// The default options: both top left corners coincide, and replays use their own defaults.
  package init() {}
}
