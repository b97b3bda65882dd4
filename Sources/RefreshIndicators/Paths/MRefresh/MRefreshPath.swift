/// A path as MRefresh has it, in one version with all its limits: what `faithful` indicators draw.
///
/// The stages stand for themselves, as the two versions chain them differently: 0.1.1 reads, simplifies, resizes and
/// smooths, 0.2.1 smooths before it resizes all paths together. ``MRefreshPaths`` does either.
public struct MRefreshPath: Equatable, Sendable {
  /// The most halvings that are made; each doubles the nodes.
  public static let mostHalvings = 14

  /// Its commands.
  public let nodes: [MRefreshNode]

  /// The path of these commands.
  public init(nodes: [MRefreshNode]) { self.nodes = nodes }

  /// Reads path data as the reader of a version does.
  ///
  /// - Parameters:
  ///   - svg: The path data.
  ///   - version: Whose reader.
  /// - Returns: The commands as written, relative ones too.
  /// - Throws: What the reader throws, or where it crashes.
  public static func read(
    _ svg: String, version: MRefreshPathVersion
  ) throws(MRefreshPathError) -> MRefreshPath {
    MRefreshPath(nodes: try MRefreshPathReader.read(svg, version: version))
  }

  /// The path with absolute coordinates and whole curves, but for its first command.
  ///
  /// - Returns: As many commands.
  /// - Throws: Where the original crashes.
  public func simplified() throws(MRefreshPathError) -> MRefreshPath {
    MRefreshPath(nodes: try MRefreshSimplifier.simplify(nodes))
  }

  /// The path with every line and curve in `2^(times + 1)` pieces.
  ///
  /// - Parameters:
  ///   - times: 0.2.1 leaves the path alone below 1; at most ``mostHalvings``.
  ///   - version: Whose smoother.
  /// - Returns: A path that looks the same.
  /// - Throws: Where the original crashes.
  public func smoothed(
    times: Int, version: MRefreshPathVersion
  ) throws(MRefreshPathError) -> MRefreshPath {
    MRefreshPath(nodes: try MRefreshSmoother.smooth(nodes, times: times, version: version))
  }

  /// The path's first part by count of commands: `Int(N·p)` of them, and nothing below 2.
  ///
  /// `z` draws no line: it moves to the last `M` that no `z` has used up, of which the very first is none. Arcs, and
  /// what was never simplified, are skipped.
  ///
  /// - Parameter proportion: 0…1; above 1 the original crashes.
  /// - Returns: What the original draws.
  /// - Throws: `noStartingPoint` where the first command is not a large `M`, or where the original crashes.
  public func drawn(_ proportion: Double = 1) throws(MRefreshPathError) -> VectorPath {
    guard let amount = Int(exactly: (Double(nodes.count) * proportion).rounded(.towardZero)) else {
      throw .crash(.beyondTheEnd)
    }
    guard amount >= 2 else { return VectorPath() }
    guard nodes.count > 1 else { throw .invalidArguments }
    guard nodes[0].command == SVGCommand(.move) else { throw .noStartingPoint }
    guard amount <= nodes.count else { throw .crash(.beyondTheEnd) }
    var drawing: [PathElement] = [.move(try nodes[0].point(0))]
    var starts: [PathPoint] = []
    for node in nodes[1..<amount] {
      if let element = try Self.element(of: node, &starts) { drawing.append(element) }
    }
    return VectorPath(drawing)
  }

  /// The element that a command draws; nil for nothing.
  private static func element(
    of node: MRefreshNode, _ starts: inout [PathPoint]
  ) throws(MRefreshPathError) -> PathElement? {
    if node.command.kind == .close { return starts.popLast().map(PathElement.move) }
    if node.command.isRelative { return nil }
    switch node.command.kind {
    case .move:
      starts.append(try node.point(0))
      return .move(try node.point(0))
    case .line, .horizontal, .vertical: return .line(try node.point(0))
    case .quadratic: return .quadratic(try node.point(0), to: try node.point(1))
    case .cubic: return .cubic(try node.point(0), try node.point(1), to: try node.point(2))
    case .arc, .smoothCubic, .smoothQuadratic, .close: return nil
    }
  }
}
