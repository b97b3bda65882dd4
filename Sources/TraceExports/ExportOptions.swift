import TraceReplay

/// How a trace is exported.
package struct ExportOptions: Sendable {
  /// Where the fingers are placed on the target's screen.
  package enum Placement: Equatable, Sendable {
    /// Puts the surface's top left corner at this point of the target's, in points to the right and down.
    case surface(x: Double, y: Double)
    /// Puts the trace's first touch at this point of the target, in points; the others keep their distance from it.
    case firstTouch(x: Double, y: Double)
  }

  /// How traces are turned into points: the layer, points per millimetre, points per unit of libinput's scroll and per click
  /// of a wheel. The viewport of its scene is the height of a screen without a resolution. Frames and app only matter for
  /// formats that replay.
  package var replay = ReplayOptions()
  /// Where the fingers are placed on the target's screen; by default corner on corner.
  package var placement = Placement.surface(x: 0, y: 0)

  /// Pixels per point, > 0, for formats in whole pixels: 1 if a runner counts in points, as on iOS and in browsers.
  package var pixelsPerPoint = 1.0

  /// The engines to run, for formats that show replays.
  package var runs: [ExportRun] = []

  /// Options with the fingers placed corner on corner and a replay's defaults.
  package init() {}
}
