import GestureTraces
import TextFormats

/// Writes Android's `MotionEvent`s as a JSON list, for an app's test that creates and sends them (`SendGesturesOut.md` has the test).
///
/// An event has the arguments of `MotionEvent.obtain`: `downTime` and `eventTime` in whole milliseconds from the trace's zero, `action` and
/// `actionIndex` with Android's names, `pointers` with `id`, `x` and `y` in density-independent pixels. Fingers that moved at one time are
/// one `ACTION_MOVE`; each that comes down or leaves is an event of its own, as in Android.
package struct AndroidMotionExport: TraceExporter {
  /// Writes the touches of a trace as Android's `MotionEvent`s.
  package static func write(_ trace: Trace, _ options: ExportOptions) throws(ExportError) -> TraceExport {
    let touches = try ScreenTouches(of: trace, options: options)
    let (steps, lifted) = MotionStep.steps(of: touches)
    var downTime: Int64 = 0
    let lines = steps.map { step in
      if step.action == .down { downTime = milliseconds(step.timeMicroseconds) }
      return line(of: step, downTime: downTime)
    }
    let text =
      "{\"source\":\"SOURCE_TOUCHSCREEN\",\"units\":\"dp\",\"events\":[\n\(lines.joined(separator: ",\n"))\n]}\n"
    return TraceExport(text: text, losses: touches.losses + sentences(touches, lifted: lifted))
  }

  private static func sentences(_ touches: ScreenTouches, lifted: Int) -> [String] {
    var sentences: [String] = []
    if touches.touches.contains(where: { $0.timeMicroseconds % microseconds != 0 }) {
      sentences.append(
        "times are whole milliseconds, as MotionEvent.obtain needs: up to 0.5 ms from the trace's")
    }
    if lifted > 0 {
      sentences.append(
        "before Android 13 one finger among others cannot be cancelled, so it lifts with FLAG_CANCELED")
    }
    return sentences
  }

  private static func line(of step: MotionStep, downTime: Int64) -> String {
    var json = JSONWriter()
    json.object { json in
      json.member("downTime", downTime)
      json.member("eventTime", milliseconds(step.timeMicroseconds))
      json.member("action", "ACTION_\(step.action.rawValue)")
      json.member("actionIndex", step.index)
      if step.isCancelled { json.member("flags", "FLAG_CANCELED") }
      json.objects("pointers", step.fingers) { json, pointer in
        json.member("id", pointer.id)
        json.member("x", pointer.x)
        json.member("y", pointer.y)
      }
    }
    return json.text
  }

  /// Microseconds per millisecond, to which Android rounds.
  private static let microseconds: Int64 = 1000

  /// A time in microseconds as the nearest whole millisecond, halves rounded up.
  private static func milliseconds(_ time: Int64) -> Int64 { (time + microseconds / 2) / microseconds }
}
