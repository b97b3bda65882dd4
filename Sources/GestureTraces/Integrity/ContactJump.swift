/// The jump of a contact that `ImpossibleMotion` counts, for those who leave such a contact out.
package enum ContactJump {
  /// The first step of a contact that is a jump and as long as wished along an axis.
  ///
  /// - Parameters:
  ///   - positions: x, y and microseconds of each report, in order of time.
  ///   - units: The units of the positions.
  ///   - leastX: The least length of the step along x, in these units.
  ///   - leastY: The same along y.
  /// - Returns: The number of the report after it, from 1; nil where there is none.
  package static func first(
    in positions: [(x: Double, y: Double, microseconds: Int64)], _ units: TraceUnits, leastX: Double,
    leastY: Double
  ) -> Int? {
    // A jump needs such a step, and few contacts have any.
    let long = positions.indices.dropFirst().first { index in
      let (from, to) = (positions[index - 1], positions[index])
      return abs(to.x - from.x) >= leastX || abs(to.y - from.y) >= leastY
    }
    guard let long, let start = positions.first, let end = positions.last else { return nil }
    let millimetre = GradeLimits.millimetre(units)
    var motion = ImpossibleMotion()
    motion.land(0, x: start.x / millimetre, y: start.y / millimetre, at: start.microseconds, event: 0)
    for (index, position) in positions.enumerated().dropFirst() {
      motion.move(
        0, x: position.x / millimetre, y: position.y / millimetre, at: position.microseconds, event: index)
    }
    motion.lift(0, at: end.microseconds)
    return motion.counts.jumps.count > 0 ? long : nil
  }
}
