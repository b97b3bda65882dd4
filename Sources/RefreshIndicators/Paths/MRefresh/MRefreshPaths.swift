/// Several paths of MRefresh in their frame, each drawn from its own fraction of the pull on.
///
///     let icon = try MRefreshPaths(documented: [.init(svg: readme, timesSmooth: 3)])
///     try icon.path(at: 0.5)   // 144 of its 289 commands
public struct MRefreshPaths: Equatable, Sendable {
  /// A path to be shown, as the app gives it to MRefresh.
  public struct Part: Equatable, Sendable {
    /// The path data.
    public var svg: String
    /// The fraction of the pull at which the path begins.
    public var start: PathStart
    /// How often the path's lines and curves are halved, minus one: `timesSmooth` in 0.1.1, `depth` in 0.2.1.
    public var timesSmooth: Int
    /// The frame in which 0.1.1 draws the path.
    public var frame: PathRectangle

    /// The side of the frame in the README of 0.1.1, in points.
    public static let readmeSide = 40.0

    /// A path to be shown; by default from the start of the pull on, in the frame of the README.
    public init(
      svg: String, start: PathStart = PathStart(), timesSmooth: Int,
      frame: PathRectangle = PathRectangle(width: readmeSide, height: readmeSide)
    ) {
      self.svg = svg
      self.start = start
      self.timesSmooth = timesSmooth
      self.frame = frame
    }
  }

  /// A path prepared for drawing.
  public struct Placed: Equatable, Sendable {
    /// The fraction of the pull at which the path begins.
    public let start: PathStart
    /// The scale and offset that put the path into its frame.
    public let sizing: MRefreshSizing
    /// The path's commands, in the frame's coordinates.
    public let path: MRefreshPath
  }

  /// The paths prepared for drawing, in the order in which they were given.
  public let paths: [Placed]

  /// Prepares paths as MRefresh 0.1.1 shows them.
  ///
  /// - Parameters:
  ///   - parts: At least one path.
  ///   - shouldScaleAsFirstElement: Whether the first path's scale and offset apply to all; "first" is by
  ///     position in the list, not by start.
  /// - Throws: The error that the original throws, or ``MRefreshPathError/crash(_:)`` where it crashes.
  public init(
    documented parts: [Part], shouldScaleAsFirstElement: Bool = false
  ) throws(MRefreshPathError) {
    guard !parts.isEmpty else { throw .cannotInstantiatePathManager }
    var paths: [Placed] = []
    for part in parts {
      let path = try MRefreshPath.read(part.svg, version: .documented).simplified()
      let given = shouldScaleAsFirstElement ? paths.first?.sizing : nil
      let sizing = (given ?? .unset).completed(for: path.nodes, in: part.frame)
      let placed = MRefreshPath(nodes: sizing.subtracted(from: path.nodes, origin: part.frame.origin))
      paths.append(
        Placed(
          start: part.start, sizing: sizing,
          path: try placed.smoothed(times: part.timesSmooth, version: .documented)))
    }
    self.paths = paths
  }

  /// Prepares paths as MRefresh 0.2.1 shows them: all together in one frame, whose corner is (0, 0).
  ///
  /// - Parameters:
  ///   - parts: Any number of paths; their own frames are ignored.
  ///   - width: Width of the frame, in points.
  ///   - height: Height of the frame, in points.
  /// - Throws: The error that the original throws, or ``MRefreshPathError/crash(_:)`` where it crashes.
  public init(rewrite parts: [Part], width: Double, height: Double) throws(MRefreshPathError) {
    var smooth: [(Part, MRefreshPath)] = []
    for part in parts {
      let path = try MRefreshPath.read(part.svg, version: .rewrite).simplified()
      smooth.append((part, try path.smoothed(times: part.timesSmooth, version: .rewrite)))
    }
    let sizing = MRefreshSizing.together(smooth.flatMap { $0.1.nodes }, width: width, height: height)
    paths = smooth.map { part, path in
      Placed(start: part.start, sizing: sizing, path: MRefreshPath(nodes: sizing.added(to: path.nodes)))
    }
  }

  /// The drawing at this fraction of the pull.
  ///
  /// - Parameter proportion: 0…1.
  /// - Returns: The drawn part of every path that has begun (strictly after its start), as one path.
  /// - Throws: The error that the original throws while it draws, or ``MRefreshPathError/crash(_:)`` where it crashes.
  public func path(at proportion: Double) throws(MRefreshPathError) -> VectorPath {
    var elements: [PathElement] = []
    for placed in paths {
      guard let local = placed.start.local(at: proportion) else { continue }
      elements += try placed.path.drawn(local).elements
    }
    return VectorPath(elements)
  }
}
