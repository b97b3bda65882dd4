/// Options for the look of an indicator that the reproduced control offers; they change only the drawing.
///
///     IndicatorLook(starts: [0, 0.3, 0.6])   // MRefresh's plane, one stroke after the other
///
/// Each system uses its own options and ignores the rest.
public struct IndicatorLook: Equatable, Sendable {
  /// The fractions of the pull at which MRefresh's paths begin, in order; further paths use the last one. Empty: all at 0.
  ///
  /// With two or more starts the plane is split: each of its strokes is a path of its own.
  public let starts: [PathStart]
  /// MRefresh's smoothing: `timesSmooth` in 0.1.1, `depth` in 0.2.1; nil for the value of its README.
  public let smoothing: Int?
  /// How MRefresh's paths share the frame; nil for `shouldScaleAsFirstElement`, as in its README, and for
  /// `together` with paths of the user's own. 0.2.1 only knows `together`.
  public let fit: PathSequence.Fit?
  /// Side of the square that MRefresh's paths are fitted into, in points: `drawableFrame` in 0.1.1, `size` in 0.2.1.
  public let side: Double
  /// Width of MRefresh's line, in points; nil for the default.
  public let lineWidth: Double?
  /// Colour of MRefresh's line; nil for the default.
  public let strokeColor: DisplayColor?
  /// The background colours behind Jackrabbit's needle, used one after the other; empty for the original's six.
  public let grounds: [DisplayColor]
  /// The content of PullView's second line.
  public let updates: UpdateLine
  /// MRefresh's own icon, as prepared for drawing by 0.1.1; nil if that version cannot read it.
  let documented: MRefreshPaths?
  let rewrite: MRefreshPaths?

  /// The look with these options; an option left out is as in the reproduced control.
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

  /// The fraction of the pull at which the path with this index begins; further paths use the last one given.
  func start(of index: Int) -> PathStart { Self.start(of: index, in: starts) }

  /// The fraction of the pull at which the path with this index begins; paths beyond the end of `starts` use its last one.
  static func start(of index: Int, in starts: [PathStart]) -> PathStart {
    index < starts.count ? starts[index] : starts.last ?? PathStart()
  }
}
