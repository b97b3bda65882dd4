/// A path as one version of MRefresh handles it, with all limits of that version.
///
/// The stages are separate, as the two versions chain them differently: 0.1.1 reads, simplifies, resizes and smooths; 0.2.1 smooths before
/// it resizes all paths together. ``MRefreshPaths`` does either.
public struct MRefreshPath: Equatable, Sendable {
  /// The most times a line or curve may be halved; each halving doubles the nodes.
  public static let mostHalvings = 14

  /// The path's commands.
  public let nodes: [MRefreshNode]

  /// The path that consists of these commands.
  public init(nodes: [MRefreshNode]) { self.nodes = nodes }

  /// Reads path data as a version's reader does.
  ///
  /// - Parameters:
  ///   - svg: The path data.
  ///   - version: The version whose reader is used.
  /// - Returns: The commands as written, including relative ones.
  /// - Throws: The error that the reader throws, or ``MRefreshPathError/crash(_:)`` where it crashes.
  public static func read(
    _ svg: String, version: MRefreshPathVersion
  ) throws(MRefreshPathError) -> MRefreshPath {
    MRefreshPath(nodes: try MRefreshPathReader.read(svg, version: version))
  }

  /// The path with absolute coordinates and complete curves, except for its first command.
  ///
  /// - Returns: A path with as many commands.
  /// - Throws: ``MRefreshPathError/crash(_:)`` where the original crashes.
  public func simplified() throws(MRefreshPathError) -> MRefreshPath {
    MRefreshPath(nodes: try MRefreshSimplifier.simplify(nodes))
  }

  /// The path with every line and curve split into `2^(times + 1)` pieces.
  ///
  /// - Parameters:
  ///   - times: At most ``mostHalvings``; 0.2.1 does nothing below 1.
  ///   - version: The version whose smoother is used.
  /// - Returns: A path that looks the same.
  /// - Throws: ``MRefreshPathError/crash(_:)`` where the original crashes.
  public func smoothed(
    times: Int, version: MRefreshPathVersion
  ) throws(MRefreshPathError) -> MRefreshPath {
    MRefreshPath(nodes: try MRefreshSmoother.smooth(nodes, times: times, version: version))
  }

  /// The path's first part by number of commands: `Int(N·p)` of them, and nothing below 2.
  ///
  /// `z` draws no line: it moves to the last `M` not used up by another `z`; the very first `M` does not count. Arcs, and commands that
  /// were never simplified, are skipped.
  ///
  /// - Parameter proportion: 0…1; above 1 the original crashes.
  /// - Returns: The path that the original draws.
  /// - Throws: `noStartingPoint` if the first command is not a capital `M`, or ``MRefreshPathError/crash(_:)`` where the original crashes.
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
