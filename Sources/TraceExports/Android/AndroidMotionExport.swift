import GestureTraces
import TextFormats

/// Writes a list of Android's `MotionEvent`s in JSON, for a test of an app to make and send (`SendGesturesOut.md` has the test).
///
/// An event has what `MotionEvent.obtain` takes: `downTime` and `eventTime` in whole milliseconds from the trace's zero, `action` and
/// `actionIndex` with Android's names, `pointers` with `id`, `x` and `y` in density-independent pixels. Fingers that moved at one time are one
/// `ACTION_MOVE`; each that comes or lifts is an event of its own, as Android has it.
package struct AndroidMotionExport: TraceExporter {
  /// Writes the touches of a trace.
  package static func write(_ trace: Trace, _ options: ExportOptions) throws(ExportError) -> TraceExport {
    let touches = try ScreenTouches(of: trace, options: options)
    var list = MotionEventList()
    for frame in touches.frames { list.take(frame) }
    let text =
      "{\"source\":\"SOURCE_TOUCHSCREEN\",\"units\":\"dp\",\"events\":[\n\(list.lines.joined(separator: ",\n"))\n]}\n"
    return TraceExport(text: text, losses: touches.losses + sentences(list, touches))
  }

  private static func sentences(_ list: MotionEventList, _ touches: ScreenTouches) -> [String] {
    var sentences: [String] = []
    if touches.touches.contains(where: { $0.timeMicroseconds % MotionEventList.microseconds != 0 }) {
      sentences.append(
        "times are whole milliseconds, as MotionEvent.obtain takes them: up to 0.5 ms from the trace's")
    }
    if list.hasLoneCancels {
      sentences.append(
        "a finger alone among others has no cancel before Android 13 and lifts, with FLAG_CANCELED")
    }
    return sentences
  }
}

/// Android's events of touches, as they come frame by frame.
private struct MotionEventList {
  /// The events in JSON, one each.
  private(set) var lines: [String] = []
  /// True if a finger was taken away while others stayed.
  private(set) var hasLoneCancels = false
  /// The touches on the screen, in the order in which they came.
  private var pointers: [ScreenTouch] = []
  private var downTime: Int64 = 0

  /// Microseconds of a millisecond, to which Android rounds.
  static let microseconds: Int64 = 1000

  mutating func take(_ frame: TouchFrame) {
    let time = Self.milliseconds(frame.time)
    var hasMoved = false
    for change in frame.changes {
      if change.phase != .move, hasMoved {
        add("ACTION_MOVE", at: time)
        hasMoved = false
      }
      switch change.phase {
      case .down: come(change, at: time)
      case .move:
        hasMoved = true
        if let index = index(of: change) { pointers[index] = change }
      case .up: leave(change, at: time)
      case .cancel: cancel(change, in: frame, at: time)
      }
    }
    if hasMoved { add("ACTION_MOVE", at: time) }
  }

  private mutating func come(_ touch: ScreenTouch, at time: Int64) {
    if pointers.isEmpty { downTime = time }
    pointers.append(touch)
    add(pointers.count == 1 ? "ACTION_DOWN" : "ACTION_POINTER_DOWN", index: pointers.count - 1, at: time)
  }

  private mutating func leave(_ touch: ScreenTouch, at time: Int64, flag: String? = nil) {
    guard let index = index(of: touch) else { return }
    add(pointers.count == 1 ? "ACTION_UP" : "ACTION_POINTER_UP", index: index, at: time, flag: flag)
    pointers.remove(at: index)
  }

  /// All fingers that are taken away at once are one `ACTION_CANCEL`.
  private mutating func cancel(_ touch: ScreenTouch, in frame: TouchFrame, at time: Int64) {
    guard index(of: touch) != nil else { return }
    if pointers.allSatisfy({ pointer in frame.changes.contains { $0.id == pointer.id && $0.phase == .cancel }
    }) {
      add("ACTION_CANCEL", at: time)
      pointers.removeAll()
    } else {
      hasLoneCancels = true
      leave(touch, at: time, flag: "FLAG_CANCELED")
    }
  }

  private func index(of touch: ScreenTouch) -> Int? { pointers.firstIndex { $0.id == touch.id } }

  private mutating func add(_ action: String, index: Int = 0, at time: Int64, flag: String? = nil) {
    var json = JSONWriter()
    json.object { json in
      json.member("downTime", downTime)
      json.member("eventTime", time)
      json.member("action", action)
      json.member("actionIndex", index)
      if let flag { json.member("flags", flag) }
      json.objects("pointers", pointers) { json, pointer in
        json.member("id", pointer.id)
        json.member("x", pointer.x)
        json.member("y", pointer.y)
      }
    }
    lines.append(json.text)
  }

  /// The nearest whole millisecond; a half goes up.
  private static func milliseconds(_ nanoseconds: Int64) -> Int64 { (nanoseconds + half) / (2 * half) }
  /// Nanoseconds of half a millisecond.
  private static let half: Int64 = 500_000
}
