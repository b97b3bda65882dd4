import GestureTraces
import TraceReplay

extension ScoredTrace {
  /// What a report counts of one replay of `trace`.
  ///
  /// - Parameters:
  ///   - trace: The trace that was replayed.
  ///   - result: What one engine on one model made of it.
  public init(_ trace: Trace, _ result: ReplayResult) {
    self.init()
    let header = trace.header
    self.trace = trace.path
    intent = header.intent
    origin = header.source.origin.rawValue
    device = header.device.name ?? header.device.kind.rawValue
    subject = header.subject
    grade = trace.events.isEmpty ? "F" : trace.end?.grade
    isUnfinished = result.isUnfinished
    duration = Double(Self.endMicroseconds(of: trace)) / 1e6
    engine = result.engine
    model = result.model
    triggers = result.triggers
    latency = result.latency
    releaseLatency = result.releaseLatency
    offsetJump = result.offsetJump
    isInsetConserved = result.isInsetConserved
  }

  /// When recording ended; of a trace that was cut off, the newest event it still has.
  private static func endMicroseconds(of trace: Trace) -> Int64 {
    trace.end?.timeMicroseconds ?? trace.events.map(\.timeMicroseconds).max() ?? 0
  }
}
