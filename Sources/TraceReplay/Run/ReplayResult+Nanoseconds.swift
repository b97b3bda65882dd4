extension ReplayResult {
  /// The same with every time to a nanosecond, so that it is the same number when it was written in milliseconds and read again.
  package var inNanoseconds: ReplayResult {
    var result = self
    let round = Nanoseconds.rounded
    result.began = began.map(round)
    result.ended = ended.map(round)
    result.trigger = trigger.map(round)
    result.timeToTrigger = timeToTrigger.map(round)
    result.callback = callback.map(round)
    result.release = release.map(round)
    result.due = due.map(round)
    result.delay = delay.map { DelayParts(each: $0, round) }
    result.crossing = crossing.map(round)
    result.crossings = crossings.map(round)
    result.dwell = dwell.map(round)
    result.settle = settle.map(round)
    result.end = round(end)
    result.findings = findings.map { finding in
      ReplayFinding(
        finding.kind, at: round(finding.time), gesture: finding.gesture, size: finding.size,
        cause: finding.cause)
    }
    result.states = states.map { StateEntry(time: round($0.time), name: $0.name) }
    return result
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
