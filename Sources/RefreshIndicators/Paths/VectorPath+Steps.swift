extension VectorPath {
  /// A step and the line or curve that it draws; a move draws nothing.
  struct Step {
    let element: PathElement
    let segment: PathSegment?
  }

  /// The steps, each with its line or curve, starting where the previous one ends.
  ///
  /// A path that does not begin with a move begins at (0, 0); after a close the current point is the subpath's start.
  var steps: [Step] {
    var current = PathPoint.zero
    var subpathStart = PathPoint.zero
    return elements.map { element in
      let from = current
      switch element {
      case .move(let point):
        (current, subpathStart) = (point, point)
        return Step(element: element, segment: nil)
      case .line(let end):
        current = end
        return Step(element: element, segment: .line(from, end))
      case .quadratic(let control, let end):
        current = end
        return Step(element: element, segment: .quadratic(from, control, end))
      case .cubic(let first, let second, let end):
        current = end
        return Step(element: element, segment: .cubic(from, first, second, end))
      case .close:
        current = subpathStart
        return Step(element: element, segment: .line(from, subpathStart))
      }
    }
  }
}
