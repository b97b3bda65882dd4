/// A path command with its points: the form that MRefresh works on from reading to drawing.
///
/// The points are the pairs of the path data; for `H` and `V` the other coordinate is 0 until it is completed.
public struct MRefreshNode: Equatable, Sendable {
  /// The node's command.
  public var command: SVGCommand
  /// The command's points, of any number.
  public var points: [PathPoint]

  /// The command with these points; by default without points.
  public init(_ command: SVGCommand, _ points: [PathPoint] = []) {
    self.command = command
    self.points = points
  }

  /// The point at an index, which the original accesses without a check.
  func point(_ index: Int) throws(MRefreshPathError) -> PathPoint {
    guard index < points.count else { throw .crash(.missingPoint) }
    return points[index]
  }

  /// The node with `change` applied to each of its points.
  func mapped(_ change: (PathPoint) -> PathPoint) -> MRefreshNode {
    MRefreshNode(command, points.map(change))
  }
}
