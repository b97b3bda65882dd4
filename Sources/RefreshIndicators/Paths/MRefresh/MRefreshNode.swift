/// A command of a path with its points: what MRefresh works on from reading to drawing.
///
/// The points are those the path data has, in pairs; for `H` and `V` the other coordinate is 0 until it is completed.
public struct MRefreshNode: Equatable, Sendable {
  /// The command.
  public var command: SVGCommand
  /// Its points, of any count.
  public var points: [PathPoint]

  /// The command with these points.
  public init(_ command: SVGCommand, _ points: [PathPoint] = []) {
    self.command = command
    self.points = points
  }

  /// The point at an index, where the original takes it without a look.
  func point(_ index: Int) throws(MRefreshPathError) -> PathPoint {
    guard index < points.count else { throw .crash(.missingPoint) }
    return points[index]
  }

  /// The node with every point changed.
  func mapped(_ change: (PathPoint) -> PathPoint) -> MRefreshNode {
    MRefreshNode(command, points.map(change))
  }
}
