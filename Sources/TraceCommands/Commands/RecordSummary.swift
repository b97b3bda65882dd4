import GestureTraces
import TextFormats
import TouchCapture

/// The summary that is printed after a recording.
enum RecordSummary {
  /// The lines for a recording: its size, its grade, and the device's report rate:
  ///
  ///     pull-1.trace: Touchpad: 61 events in 0.46 s, 1 gesture, grade A
  ///       125.0 reports/s: p95 8.3 ms, p99 8.4, at most 8.4; gaps 0 (evdev)
  ///
  /// - Parameter summary: The summary of the recording.
  /// - Returns: One line, or two if there were reports of fingers.
  static func lines(_ summary: LiveRecording.Summary) -> [String] {
    let gestures = Counted.text(summary.gestures, "gesture")
    let first = line(
      path: summary.path, device: summary.device, end: summary.end, extra: ", \(gestures)")
    return [first] + rate(summary.layers)
  }

  /// The lines for a trace made with `--virtual`.
  ///
  /// - Parameters:
  ///   - trace: The trace.
  ///   - path: The file that was written.
  /// - Returns: One line, or two if there were reports of fingers.
  static func lines(_ trace: Trace, path: String) -> [String] {
    let figures = TraceIntegrity(of: trace).figures(endedAtMicroseconds: trace.endedAtMicroseconds)
    return [line(trace.header, trace.end, path: path)] + rate(figures)
  }

  /// The line with the report rate, from the recorded layer that is closest to the device.
  private static func rate(_ layers: [LayerFigures]) -> [String] {
    guard let layer = layers.last(where: { $0.median != nil }) else { return [] }
    let times = [layer.p95, layer.p99, layer.longest].map { Figures.milliseconds($0.map { $0 / 1e6 }) }
    return [
      "  \(Figures.fixed(layer.rate, decimals: 1)) reports/s: p95 \(times[0]) ms, p99 \(times[1]), "
        + "at most \(times[2]); gaps \(layer.gaps) (\(layer.layer.rawValue))"
    ]
  }

  /// The first line of a summary: `drag.trace: Touchpad: 61 events in 0.46 s, grade A`.
  ///
  /// - Parameters:
  ///   - header: The header of the written trace.
  ///   - end: The end line of the trace; nil if it was cut off.
  ///   - path: The file that was written.
  /// - Returns: One line.
  static func line(_ header: TraceHeader, _ end: TraceEnd?, path: String) -> String {
    let end = end ?? TraceEnd(timeMicroseconds: 0, events: 0, grade: nil, reasons: nil)
    return line(path: path, device: header.device.name ?? "device", end: end, extra: "")
  }

  private static func line(path: String, device: String, end: TraceEnd, extra: String) -> String {
    let shownPath = path == "-" ? "stdout" : path
    let events = Counted.text(end.events, "event")
    let hundredths = (end.timeMicroseconds + 5000) / 10_000
    let fraction = hundredths % 100
    let seconds = "\(hundredths / 100).\(fraction < 10 ? "0" : "")\(fraction)"
    let reasons = end.reasons ?? []
    let why = reasons.isEmpty ? "" : " (\(reasons.joined(separator: ", ")))"
    return "\(shownPath): \(device): \(events) in \(seconds) s\(extra), grade \(end.grade ?? "F")\(why)"
  }
}
