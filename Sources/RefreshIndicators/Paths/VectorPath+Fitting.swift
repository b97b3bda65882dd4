extension VectorPath {
  /// The smallest rectangle that holds what the path draws, without the width of a pen; nil where it draws nothing.
  ///
  /// Tight: a curve counts, not its control points. A move that nothing follows does not count.
  public var bounds: PathRectangle? {
    var limits = PathLimits()
    for step in steps { step.segment?.add(to: &limits) }
    return limits.rectangle
  }

  /// The path after an affine map.
  ///
  /// - Parameter transform: The map.
  /// - Returns: The same steps elsewhere.
  public func transformed(_ transform: PathTransform) -> VectorPath { mapped(transform.point) }

  /// The path as large as fits into a frame, in the frame's middle, its proportions kept.
  ///
  /// - Parameter frame: The room for the line's middle; a pen needs half its width more.
  /// - Returns: The path scaled and moved; itself where it draws nothing.
  public func fitted(into frame: PathRectangle) -> VectorPath {
    guard let bounds else { return self }
    return transformed(.fit(bounds, into: frame))
  }
}

extension PathTransform {
  /// Makes a rectangle as large as fits into another, in its middle, with the same proportions.
  ///
  /// A side of length 0 fits at any scale; a single point keeps its size.
  ///
  /// - Parameters:
  ///   - bounds: The rectangle to place.
  ///   - frame: Where it goes.
  /// - Returns: A change of size and a move.
  public static func fit(_ bounds: PathRectangle, into frame: PathRectangle) -> PathTransform {
    let wide = bounds.width > 0 ? frame.width / bounds.width : .infinity
    let high = bounds.height > 0 ? frame.height / bounds.height : .infinity
    let least = min(wide, high)
    let scale = least < .infinity ? least : 1
    let shift = frame.centre - bounds.centre * scale
    return .move(shift.x, shift.y).after(.scale(scale))
  }
}
