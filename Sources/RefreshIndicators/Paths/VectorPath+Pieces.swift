extension VectorPath {
  /// The most halvings of ``halved(times:)``: a million pieces per line.
  public static let mostHalvings = 20

  /// The path with each line and curve cut into `2^times` pieces at equal parameters (De Casteljau's rule).
  ///
  /// Each piece has the kind of its original; a close stays whole.
  ///
  /// - Parameter times: How often each piece is halved, 0…``mostHalvings``.
  /// - Returns: A path that looks the same and has more steps.
  public func halved(times: Int) -> VectorPath {
    precondition((0...Self.mostHalvings).contains(times), "times must be in 0…\(Self.mostHalvings)")
    return VectorPath(
      steps.flatMap { step -> [PathElement] in
        guard let segment = step.segment, step.element != .close else { return [step.element] }
        return segment.halved(times: times).map { $0.element }
      })
  }

  /// The path as straight lines within `tolerance` of it.
  ///
  /// - Parameter tolerance: The greatest distance of a line from its curve, in points; above 0.
  /// - Returns: A path of moves, lines and closes.
  public func flattened(tolerance: Double) -> VectorPath {
    precondition(tolerance > 0, "tolerance must be above 0")
    return VectorPath(
      steps.flatMap { step -> [PathElement] in
        guard let segment = step.segment, step.element != .close else { return [step.element] }
        return segment.flattened(tolerance: tolerance).map(PathElement.line)
      })
  }
}
