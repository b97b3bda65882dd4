import GestureTraces
import TouchCapture

/// What a person is told when a recording has ended.
enum RecordSummary {
  /// `pull-1.trace: Touchpad: 61 events in 0.46 s, 1 gesture, grade A`.
  ///
  /// - Parameter summary: What was recorded.
  /// - Returns: One line.
  static func line(_ summary: LiveRecording.Summary) -> String {
    let gestures = summary.gestures == 1 ? "1 gesture" : "\(summary.gestures) gestures"
    return line(path: summary.path, device: summary.device, end: summary.end, extra: ", \(gestures)")
  }

  /// The same of a trace played from a recording.
  ///
  /// - Parameters:
  ///   - trace: The trace.
  ///   - path: Where it was written.
  /// - Returns: One line.
  static func line(_ trace: Trace, path: String) -> String {
    let end = trace.end ?? TraceEnd(timeMicroseconds: 0, events: 0, grade: nil, reasons: nil)
    return line(path: path, device: trace.header.device.name ?? "device", end: end, extra: "")
  }

  private static func line(path: String, device: String, end: TraceEnd, extra: String) -> String {
    let place = path == "-" ? "stdout" : path
    let events = end.events == 1 ? "1 event" : "\(end.events) events"
    let hundredths = (end.timeMicroseconds + 5000) / 10_000
    let fraction = hundredths % 100
    let seconds = "\(hundredths / 100).\(fraction < 10 ? "0" : "")\(fraction)"
    let reasons = end.reasons ?? []
    let why = reasons.isEmpty ? "" : " (\(reasons.joined(separator: ", ")))"
    return "\(place): \(device): \(events) in \(seconds) s\(extra), grade \(end.grade ?? "F")\(why)"
  }
}
