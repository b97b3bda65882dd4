/// How MRefresh fits paths into their frame: a scale and an offset, computed from all points,
/// including control points.
public struct MRefreshSizing: Equatable, Sendable {
  /// 0.1.1: the offset subtracted before scaling. 0.2.1: the offset added after scaling.
  public var offset: PathPoint
  /// The scale factor.
  public var scale: Double

  /// A sizing with this offset and this scale.
  public init(offset: PathPoint, scale: Double) {
    self.offset = offset
    self.scale = scale
  }

  /// A sizing that is still to be computed: 0.1.1 treats an offset of (0, 0) and a scale of 0 as not set.
  public static let unset = MRefreshSizing(offset: .zero, scale: 0)

  /// 0.1.1: completes this sizing for a path; values that are already set stay.
  ///
  /// If the first path's least coordinates are exactly (0, 0), the other paths therefore compute their own offset.
  ///
  /// - Parameters:
  ///   - nodes: The path, simplified.
  ///   - frame: The target frame; only its size is used here.
  /// - Returns: A sizing with offset and scale.
  public func completed(for nodes: [MRefreshNode], in frame: PathRectangle) -> MRefreshSizing {
    var sizing = self
    let extent = Extent(nodes)
    if sizing.offset == .zero { sizing.offset = extent.low }
    if sizing.scale == 0 {
      let size = extent.size(from: sizing.offset)
      sizing.scale = min(frame.width / size.x, frame.height / size.y)
    }
    return sizing
  }

  /// 0.2.1: the sizing of all paths together, centred, but ignoring the least coordinates: a path that does not begin at
  /// (0, 0) is displaced by them times the scale.
  ///
  /// - Parameters:
  ///   - nodes: The nodes of all paths.
  ///   - width: Width of the frame, in points.
  ///   - height: Height of the frame, in points.
  /// - Returns: The scale, and the offset added after scaling.
  public static func together(_ nodes: [MRefreshNode], width: Double, height: Double) -> MRefreshSizing {
    let extent = Extent(nodes)
    let size = extent.size(from: extent.low)
    let scale = min(width / size.x, height / size.y)
    return MRefreshSizing(
      offset: PathPoint(abs(width - size.x * scale) / 2, abs(height - size.y * scale) / 2), scale: scale)
  }

  /// 0.1.1: the path in its frame, at the upper left corner.
  ///
  /// - Parameters:
  ///   - nodes: The path.
  ///   - origin: The frame's upper left corner.
  /// - Returns: `(p − offset)·scale + origin` for each point.
  public func subtracted(from nodes: [MRefreshNode], origin: PathPoint) -> [MRefreshNode] {
    nodes.map { $0.mapped { ($0 - offset) * scale + origin } }
  }

  /// 0.2.1: the path in its frame.
  ///
  /// - Parameter nodes: The path.
  /// - Returns: `p·scale + offset` for each point.
  public func added(to nodes: [MRefreshNode]) -> [MRefreshNode] {
    nodes.map { $0.mapped { $0 * scale + offset } }
  }

  /// The least coordinates of points, and their extent.
  private struct Extent {
    var low = PathPoint(.greatestFiniteMagnitude, .greatestFiniteMagnitude)
    var points: [PathPoint]

    init(_ nodes: [MRefreshNode]) {
      points = nodes.flatMap { $0.points }
      for point in points { low = PathPoint(min(point.x, low.x), min(point.y, low.y)) }
    }

    /// How far the points reach beyond an offset, on each axis; 0 if they do not.
    func size(from offset: PathPoint) -> PathPoint {
      points.reduce(.zero) { PathPoint(max($1.x - offset.x, $0.x), max($1.y - offset.y, $0.y)) }
    }
  }
}
