/// MRefresh's smoothing: each line and curve is repeatedly halved at parameter ½, and keeps its command.
///
/// `times` gives `2^(times + 1)` pieces, not the `2^times` of its README; at 0 version 0.1.1 halves once and 0.2.1 does
/// nothing. A node with more points than its command needs is halved as a Bézier curve of that degree.
enum MRefreshSmoother {
  static func smooth(
    _ nodes: [MRefreshNode], times: Int, version: MRefreshPathVersion
  ) throws(MRefreshPathError) -> [MRefreshNode] {
    guard times <= MRefreshPath.mostHalvings else { throw .tooManyPieces(times: times) }
    if version == .rewrite, nodes.isEmpty || times < 1 { return nodes }
    guard let first = nodes.first else { throw .crash(.noCommands) }
    guard nodes.count > 1 else { throw .crash(.oneCommand) }
    var smooth = [first]
    for (node, before) in zip(nodes.dropFirst(), nodes) {
      if !node.command.isSmoothed {
        smooth.append(node)
        continue
      }
      let start = before.points.last
      if version == .rewrite, start == nil || node.points.isEmpty { throw .crash(.halvingAfterNothing) }
      smooth += halves(of: node, from: start ?? .zero, times: max(0, times))
    }
    return smooth
  }

  /// Both halves of a node, each halved `times` more.
  private static func halves(of node: MRefreshNode, from start: PathPoint, times: Int) -> [MRefreshNode] {
    var row = [start] + node.points
    var first = MRefreshNode(node.command)
    var second = MRefreshNode(node.command, [row.count > 1 ? row[row.count - 1] : .zero])
    while row.count > 1 {
      row = zip(row, row.dropFirst()).map { $0.toward($1, by: 0.5) }
      first.points.append(row[0])
      if row.count > 1 { second.points.append(row[row.count - 1]) }
    }
    second.points.reverse()
    guard times > 0 else { return [first, second] }
    return halves(of: first, from: start, times: times - 1)
      + halves(of: second, from: first.points.last ?? .zero, times: times - 1)
  }
}

extension SVGCommand {
  /// True for a line or a full curve in absolute coordinates, which the smoother processes.
  fileprivate var isSmoothed: Bool {
    switch kind {
    case .line, .horizontal, .vertical, .quadratic, .cubic: !isRelative
    case .move, .close, .smoothCubic, .smoothQuadratic, .arc: false
    }
  }
}
