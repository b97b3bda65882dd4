extension ReplayResult {
  /// The result with every time rounded to nanoseconds, so that writing it in milliseconds and reading it again gives the same number.
  package var inNanoseconds: ReplayResult {
    var result = self
    result.roundToNanoseconds()
    return result
  }

  /// Rounds every time in the result to whole nanoseconds.
  package mutating func roundToNanoseconds() {
    let round = Nanoseconds.rounded
    for index in crossings.indices { crossings[index] = round(crossings[index]) }
    for index in findings.indices {
      let finding = findings[index]
      findings[index] = ReplayFinding(
        finding.kind, at: round(finding.time), gesture: finding.gesture, size: finding.size,
        cause: finding.cause)
    }
    for index in states.indices {
      states[index] = StateEntry(time: round(states[index].time), name: states[index].name)
    }
    // Read from one copy; otherwise the result being changed would be copied for each figure.
    let (exact, figures) = (self, ReplayFigure.all)
    for index in figures.indices where figures[index].isTime {
      if let time = figures[index].get(exact) { figures[index].set(&self, round(time)) }
    }
  }
}

/// Times as rows store them: whole nanoseconds, written as milliseconds.
package enum Nanoseconds {
  /// A time in seconds, rounded to whole nanoseconds.
  package static func rounded(_ seconds: Double) -> Double { (seconds * 1e9).rounded() / 1e9 }

  /// A time in milliseconds, from seconds rounded to whole nanoseconds.
  package static func milliseconds(_ seconds: Double) -> Double { (seconds * 1e9).rounded() / 1e6 }

  /// A time in seconds from one in milliseconds: the inverse of ``milliseconds(_:)``.
  package static func seconds(_ milliseconds: Double) -> Double { (milliseconds * 1e6).rounded() / 1e9 }
}
