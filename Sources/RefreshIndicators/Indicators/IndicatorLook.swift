/// What an original's documents let its user choose of its indicator alone: it changes what is drawn, and nothing else.
///
///     IndicatorLook(starts: [0, 0.3, 0.6])   // MRefresh's plane, a stroke after the other
///
/// A system takes what is its own, and passes over the rest.
public struct IndicatorLook: Equatable, Sendable {
  /// The shares of the pull at which MRefresh's paths begin, in order; of what has none, the last. None: all at 0.
  ///
  /// With two or more the plane comes apart: each of its strokes is a path of its own.
  public let starts: [PathStart]
  /// The times MRefresh smooths: `timesSmooth` in 0.1.1, `depth` in 0.2.1; nil for that of its README.
  public let smoothing: Int?
  /// How MRefresh's paths share the frame; nil for `shouldScaleAsFirstElement`, as its README has it, and for
  /// `together` of paths of one's own. 0.2.1 knows `together` alone.
  public let fit: PathSequence.Fit?
  /// Side of the square that MRefresh's paths are fitted into, in points: `drawableFrame` in 0.1.1, `size` in 0.2.1.
  public let side: Double
  /// Width of MRefresh's line, in points; nil for the one it is drawn with.
  public let lineWidth: Double?
  /// Colour of MRefresh's line; nil for the one it is drawn with.
  public let strokeColor: DisplayColor?
  /// The colours behind Jackrabbit's needle, in turn; empty for the original's six.
  public let grounds: [DisplayColor]
  /// What PullView's second line says.
  public let updates: UpdateLine
  /// MRefresh's own icon, ready to be drawn; nil where a version can't read it.
  let documented: MRefreshPaths?
  let rewrite: MRefreshPaths?

  /// A look; what is left out is as the original has it.
  public init(
    starts: [PathStart] = [], smoothing: Int? = nil, fit: PathSequence.Fit? = nil,
    side: Double = IndicatorPath.side, lineWidth: Double? = nil, strokeColor: DisplayColor? = nil,
    grounds: [DisplayColor] = [], updates: UpdateLine = UpdateLine()
  ) {
    (self.starts, self.smoothing, self.fit) = (starts, smoothing, fit)
    (self.side, self.lineWidth, self.strokeColor) = (side, lineWidth, strokeColor)
    (self.grounds, self.updates) = (grounds, updates)
    if starts.isEmpty, smoothing == nil, side == IndicatorPath.side {
      (documented, rewrite) = (DrawnPath.documented, DrawnPath.rewrite)
    } else {
      documented = DrawnPath.documentedPlane(
        starts, timesSmooth: smoothing, asFirst: fit != .each, side: side)
      rewrite = DrawnPath.rewritePlane(starts, depth: smoothing, side: side)
    }
  }

  /// The share at which the path of an index begins.
  func start(of index: Int) -> PathStart { Self.start(of: index, in: starts) }

  /// The share at which the path of an index begins: of what has none, the last.
  static func start(of index: Int, in starts: [PathStart]) -> PathStart {
    index < starts.count ? starts[index] : starts.last ?? PathStart()
  }
}
