/// Finds the jumps of contacts that `ImpossibleMotion` counts, for importers that leave out contacts with jumps.
package enum ContactJump {
  /// Finds the first jump of a contact that is also long enough along one axis.
  ///
  /// - Parameters:
  ///   - positions: x, y and microseconds of each report, in order of time.
  ///   - units: The units of the positions.
  ///   - leastX: The least horizontal length of the step, in these units.
  ///   - leastY: The least vertical length of the step, in these units.
  /// - Returns: The index of the report after the jump; nil if there is none.
  package static func first(
    in positions: [(x: Double, y: Double, microseconds: Int64)], _ units: TraceUnits, leastX: Double,
    leastY: Double
  ) -> Int? {
    // A quick check: a jump needs a long step, and few contacts have one.
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
