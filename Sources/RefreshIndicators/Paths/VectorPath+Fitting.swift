extension VectorPath {
  /// The smallest rectangle that contains the drawn path, without the line's width; nil if the path draws nothing.
  ///
  /// Tight: computed from the curves, not from their control points. A move without a following step does not count.
  public var bounds: PathRectangle? {
    var limits = PathLimits()
    for step in steps { step.segment?.add(to: &limits) }
    return limits.rectangle
  }

  /// The path after an affine map.
  ///
  /// - Parameter transform: The map.
  /// - Returns: A path with the same steps.
  public func transformed(_ transform: PathTransform) -> VectorPath { mapped(transform.point) }

  /// The path scaled to the largest size that fits into a frame, centred, with its proportions unchanged.
  ///
  /// - Parameter frame: The frame for the middle of the line; a wide line exceeds it by half its width.
  /// - Returns: The path scaled and moved; unchanged if it draws nothing.
  public func fitted(into frame: PathRectangle) -> VectorPath {
    guard let bounds else { return self }
    return transformed(.fit(bounds, into: frame))
  }
}

extension PathTransform {
  /// The map that scales a rectangle to the largest size that fits into another, centred, with the same proportions.
  ///
  /// A side of length 0 fits at any scale; a single point keeps its size.
  ///
  /// - Parameters:
  ///   - bounds: The rectangle to place.
  ///   - frame: The target frame.
  /// - Returns: A scaling and a translation.
  public static func fit(_ bounds: PathRectangle, into frame: PathRectangle) -> PathTransform {
    let wide = bounds.width > 0 ? frame.width / bounds.width : .infinity
    let high = bounds.height > 0 ? frame.height / bounds.height : .infinity
    let least = min(wide, high)
    let scale = least < .infinity ? least : 1
    let shift = frame.centre - bounds.centre * scale
    return .move(shift.x, shift.y).after(.scale(scale))
  }
}
