extension VectorPath {
  /// The length of all its lines and curves, in points; moves do not count, closes do.
  ///
  /// To 1e-8 of itself; to 1e-6 where a curve turns back in its own track.
  public var length: Double { steps.reduce(0) { $0 + ($1.segment?.length ?? 0) } }

  /// The path's first part by length: what a pen has drawn after this share of the way.
  ///
  ///     try VectorPath(svg: "M0 0H8V2Z").partial(0.4).svg   // about M0 0L7.3 0
  ///
  /// Every element before the pen stays as it is, the one under the pen is cut there, and a close that is not finished
  /// is a line.
  ///
  /// - Parameter proportion: The share of ``length``: empty at 0 and below (and for NaN), whole at 1 and above.
  /// - Returns: A path whose length is that share.
  public func partial(_ proportion: Double) -> VectorPath {
    guard proportion > 0 else { return VectorPath() }
    guard proportion < 1 else { return self }
    let steps = steps.map { ($0, $0.segment?.length ?? 0) }
    var rest = proportion * steps.reduce(0) { $0 + $1.1 }
    var drawn: [PathElement] = []
    for (step, length) in steps {
      guard let segment = step.segment, length > rest else {
        drawn.append(step.element)
        rest -= length
        continue
      }
      if rest > 0 { drawn.append(segment.prefix(ofLength: rest).element) }
      break
    }
    // A move that nothing follows belongs to what is not drawn yet.
    if case .move = drawn.last { drawn.removeLast() }
    return VectorPath(drawn)
  }
}
