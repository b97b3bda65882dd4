import GestureTraces
import TraceReplay

extension ScoredTrace {
  /// What a report counts of one replay of a trace.
  ///
  /// - Parameters:
  ///   - result: What one engine on one model made of it.
  ///   - path: Path of the trace as given.
  ///   - header: Its first line.
  ///   - end: Its last line; nil when it was cut off.
  ///   - lastEvent: Time of its last event, in seconds: how long a trace lasts that was cut off.
  public init(
    _ result: ReplayResult, path: String, header: TraceHeader, end: TraceEnd?, lastEvent: Double
  ) {
    self.init()
    trace = path
    intent = header.intent
    origin = header.source.origin.rawValue
    device = header.device.name ?? header.device.kind.rawValue
    subject = header.subject
    grade = end?.events == 0 ? "F" : end?.grade
    isUnfinished = result.isUnfinished
    isTruncated = end == nil
    duration = end.map { Double($0.timeMicroseconds) / Self.microsecondsPerSecond } ?? lastEvent
    engine = result.engine
    model = result.model
    triggers = result.triggers
    latency = result.latency
    releaseLatency = result.releaseLatency
    findings = result.findings
  }

  private static let microsecondsPerSecond = 1e6
}
