extension ReplayResult {
  /// The same with every time to a nanosecond, so that it is the same number when it was written in milliseconds and read again.
  package var inNanoseconds: ReplayResult {
    var result = self
    result.roundToNanoseconds()
    return result
  }

  /// Rounds every time to a nanosecond.
  package mutating func roundToNanoseconds() {
    let round = Nanoseconds.rounded
    began = began.map(round)
    ended = ended.map(round)
    trigger = trigger.map(round)
    timeToTrigger = timeToTrigger.map(round)
    callback = callback.map(round)
    release = release.map(round)
    due = due.map(round)
    delay = delay.map { DelayParts(each: $0, round) }
    crossing = crossing.map(round)
    for index in crossings.indices { crossings[index] = round(crossings[index]) }
    dwell = dwell.map(round)
    settle = settle.map(round)
    end = round(end)
    for index in findings.indices {
      let finding = findings[index]
      findings[index] = ReplayFinding(
        finding.kind, at: round(finding.time), gesture: finding.gesture, size: finding.size,
        cause: finding.cause)
    }
    for index in states.indices {
      states[index] = StateEntry(time: round(states[index].time), name: states[index].name)
    }
  }
}

/// Times as rows have them: whole nanoseconds, written in milliseconds.
package enum Nanoseconds {
  /// The nearest time of whole nanoseconds, in seconds.
  package static func rounded(_ seconds: Double) -> Double { (seconds * 1e9).rounded() / 1e9 }

  /// The same in milliseconds.
  package static func milliseconds(_ seconds: Double) -> Double { (seconds * 1e9).rounded() / 1e6 }

  /// A time in milliseconds that ``milliseconds(_:)`` gave, in seconds.
  package static func seconds(_ milliseconds: Double) -> Double { (milliseconds * 1e6).rounded() / 1e9 }
}

extension DelayParts {
  /// The parts of `delay`, each changed by `change`.
  fileprivate init(each delay: DelayParts, _ change: (Double) -> Double) {
    self.init(
      sample: change(delay.sample), delivery: change(delay.delivery), frame: change(delay.frame),
      policy: change(delay.policy), callback: change(delay.callback), total: change(delay.total))
  }
}
