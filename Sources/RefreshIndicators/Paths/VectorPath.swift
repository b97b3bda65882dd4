/// One step of a ``VectorPath``, in absolute coordinates.
public enum PathElement: Equatable, Sendable {
  /// Begins a subpath at the point.
  case move(PathPoint)
  /// A straight line to the point.
  case line(PathPoint)
  /// A quadratic Bézier curve with one control point.
  case quadratic(PathPoint, to: PathPoint)
  /// A cubic Bézier curve with two control points.
  case cubic(PathPoint, PathPoint, to: PathPoint)
  /// A straight line back to the subpath's start.
  case close
}

/// Lines and Bézier curves in absolute coordinates.
public struct VectorPath: Equatable, Sendable {
  /// The steps, in order.
  public var elements: [PathElement]

  /// The path with these steps.
  public init(_ elements: [PathElement] = []) { self.elements = elements }
}
