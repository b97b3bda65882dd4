/// Makes MRefresh's nodes absolute and completes its smooth curves; the same in both versions.
///
/// Peculiarities: the first node stays unchanged, even `m`; after `z` coordinates are relative to the last `M` not used up by another
/// `z`; a smooth curve mirrors the previous node of any kind, or uses its only point.
enum MRefreshSimplifier {
  static func simplify(_ nodes: [MRefreshNode]) throws(MRefreshPathError) -> [MRefreshNode] {
    guard let first = nodes.first, nodes.count > 1 else { return nodes }
    var done = [first]
    var starts = first.command.kind == .move ? [first] : []
    for (node, before) in zip(nodes.dropFirst(), nodes) {
      let last = done[done.count - 1]
      let origin = before.command.kind == .close ? starts.popLast() ?? last : last
      var absolute = try absolute(node, from: origin)
      if let whole = absolute.command.kind.whole {
        absolute.points.insert(try control(after: last), at: 0)
        absolute.command.kind = whole
      }
      done.append(absolute)
      if node.command.kind == .move { starts.append(absolute) }
    }
    return done
  }

  /// The node in absolute coordinates; an absolute `H` or `V` only gets its other coordinate.
  private static func absolute(
    _ node: MRefreshNode, from origin: MRefreshNode
  ) throws(MRefreshPathError) -> MRefreshNode {
    var absolute = node
    if node.command.isRelative, node.command.kind != .close {
      absolute = node.mapped { (origin.points.last ?? .zero) + $0 }
      absolute.command.isRelative = false
    } else if node.command.kind == .vertical || node.command.kind == .horizontal {
      var point = try node.point(0)
      if node.command.kind == .vertical { point.x = origin.points.last?.x ?? 0 }
      if node.command.kind == .horizontal { point.y = origin.points.last?.y ?? 0 }
      absolute.points[0] = point
    }
    return absolute
  }

  private static func control(after node: MRefreshNode) throws(MRefreshPathError) -> PathPoint {
    guard let end = node.points.last else { throw .crash(.smoothAfterNothing) }
    return node.points.dropLast().last?.mirrored(at: end) ?? end
  }
}

extension SVGCommand.Kind {
  /// The full curve command that a smooth one becomes; nil for other commands.
  fileprivate var whole: SVGCommand.Kind? {
    switch self {
    case .smoothCubic: .cubic
    case .smoothQuadratic: .quadratic
    default: nil
    }
  }
}
