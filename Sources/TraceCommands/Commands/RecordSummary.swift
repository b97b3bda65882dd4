import GestureTraces
import TextFormats
import TouchCapture

/// The lines a person reads when a recording has ended.
enum RecordSummary {
  /// The lines for a recording: its size, its grade, and how the device reported:
  ///
  ///     pull-1.trace: Touchpad: 61 events in 0.46 s, 1 gesture, grade A
  ///       125.0 reports/s: p95 8.3 ms, p99 8.4, at most 8.4; gaps 0 (evdev)
  ///
  /// - Parameter summary: What was recorded.
  /// - Returns: One line, two where fingers reported.
  static func lines(_ summary: LiveRecording.Summary) -> [String] {
    let gestures = Counted.text(summary.gestures, "gesture")
    let first = line(
      path: summary.path, device: summary.device, end: summary.end, extra: ", \(gestures)")
    return [first] + rate(summary.layers)
  }

  /// The same for a trace played from a recording.
  ///
  /// - Parameters:
  ///   - trace: The trace.
  ///   - path: Where it was written.
  /// - Returns: One line, two where fingers reported.
  static func lines(_ trace: Trace, path: String) -> [String] {
    let figures = TraceIntegrity(of: trace).figures(endedAtMicroseconds: trace.endedAtMicroseconds)
    return [line(trace.header, trace.end, path: path)] + rate(figures)
  }

  /// The figures of the layer that is nearer to the device.
  private static func rate(_ layers: [LayerFigures]) -> [String] {
    guard let layer = layers.last(where: { $0.median != nil }) else { return [] }
    let times = [layer.p95, layer.p99, layer.longest].map { Figures.milliseconds($0.map { $0 / 1e6 }) }
    return [
      "  \(Figures.fixed(layer.rate, decimals: 1)) reports/s: p95 \(times[0]) ms, p99 \(times[1]), "
        + "at most \(times[2]); gaps \(layer.gaps) (\(layer.layer.rawValue))"
    ]
  }

  /// `drag.trace: Touchpad: 61 events in 0.46 s, grade A`.
  ///
  /// - Parameters:
  ///   - header: The first line of a trace that was written.
  ///   - end: Its last line.
  ///   - path: Where it was written.
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
