import GestureTraces
import TextFormats

/// Reads the scrolls in a trace saved by Chromium's DevTools or `chrome://tracing`.
///
/// The trace has no positions of touches. It has the distances that the compositor received from the fingers, with times:
/// `InputHandlerProxy::HandleGestureScrollUpdate` has `dx` and `dy`, the CSS pixels by which the finger moved the content, positive down
/// and right (`ui/events/blink/input_handler_proxy.cc`). A drag begins at `touchstart` or `GestureScrollBegin`, and ends at `touchend`,
/// `GestureScrollEnd`, or the start of a fling. If the trace says that fingers touched, the sum is a contact's path from 0, without the
/// slop.
enum DevToolsTrace {
  /// The effect of one event in the trace on a drag: it begins, moves or ends.
  private enum Step { case begin, end, move(dx: Double, dy: Double) }

  /// Reads the drags in a trace.
  ///
  /// - Parameters:
  ///   - value: A JSON value.
  ///   - file: The file's name, for errors.
  /// - Returns: The samples; nil if the value is not a trace of DevTools.
  /// - Throws: An error if nothing scrolled in it.
  static func samples(of value: JSONValue, _ file: String) throws(CaptureError) -> [PointerSample]? {
    guard let events = value["traceEvents"]?.array ?? traceEvents(value) else { return nil }
    var steps: [(number: Int, time: Double, step: Step)] = []
    var touches = false
    for (index, event) in events.enumerated() {
      guard let name = event["name"]?.string, let time = event["ts"]?.double else { continue }
      let kind = event["args"]?["data"]?["type"]?.string ?? ""
      touches =
        touches || name.contains("TouchEvent") || name.contains("OnTouchEvent") || kind.hasPrefix("touch")
      if let step = step(name, kind, event) { steps.append((index + 1, time, step)) }
    }
    let moves = steps.count { if case .move = $0.step { true } else { false } }
    guard moves > 0 else {
      throw .noEvents(
        file: file,
        message:
          "this trace does not contain a scroll with its distance; record it with the category 'input' or 'cc' (chrome://tracing, or DevTools with 'Timeline: event initiators')"
      )
    }
    steps.sort { ($0.time, $0.number) < ($1.time, $1.number) }
    return touches ? contacts(steps) : scrolls(steps)
  }

  /// The list of events; a trace may consist of the list alone.
  private static func traceEvents(_ value: JSONValue) -> [JSONValue]? {
    guard let list = value.array, let first = list.first, first["ph"]?.string != nil, first["ts"] != nil,
      first["pid"] != nil
    else { return nil }
    return list
  }

  private static func step(_ name: String, _ kind: String, _ event: JSONValue) -> Step? {
    switch kind {
    case "touchstart": return .begin
    case "touchend", "touchcancel": return .end
    default: break
    }
    if name.hasSuffix("HandleGestureScrollBegin") { return .begin }
    if name.hasSuffix("HandleGestureScrollEnd") || name.hasSuffix("HandleGestureFling") { return .end }
    guard name.hasSuffix("HandleGestureScrollUpdate"), let dy = delta("dy", event) ?? delta("delta_y", event)
    else {
      return nil
    }
    return .move(dx: delta("dx", event) ?? delta("delta_x", event) ?? 0, dy: dy)
  }

  private static func delta(_ key: String, _ event: JSONValue) -> Double? {
    event["args"]?[key]?.double ?? event["args"]?["data"]?[key]?.double
  }

  /// Turns the drags into contacts, whose positions count from 0 at the start of each drag.
  private static func contacts(_ steps: [(number: Int, time: Double, step: Step)]) -> [PointerSample] {
    var (samples, x, y, isDown): ([PointerSample], Double, Double, Bool) = ([], 0, 0, false)
    func add(_ number: Int, _ time: Double, _ phase: PointerPhase) {
      var sample = sample(number, time)
      sample.phase = phase
      sample.places.add(.plain, x: x, y: y)
      samples.append(sample)
    }
    for step in steps {
      switch step.step {
      case .begin:
        // `touchstart` and the start of its scroll are the same moment.
        if isDown, samples.last?.phase == .down { continue }
        if isDown { add(step.number, step.time, .up) }
        (x, y, isDown) = (0, 0, true)
        add(step.number, step.time, .down)
      case .move(let dx, let dy):
        if !isDown {
          (x, y, isDown) = (0, 0, true)
          add(step.number, step.time, .down)
        }
        x += dx
        y += dy
        add(step.number, step.time, .move)
      case .end:
        if isDown { add(step.number, step.time, .up) }
        isDown = false
      }
    }
    return samples
  }

  /// Turns the drags into scroll deltas, positive down and right.
  private static func scrolls(_ steps: [(number: Int, time: Double, step: Step)]) -> [PointerSample] {
    var samples: [PointerSample] = []
    for step in steps {
      guard case .move(let dx, let dy) = step.step else { continue }
      var sample = sample(step.number, step.time)
      let turned = { (value: Double) in value == 0 ? 0 : -value }
      sample.scroll = ScrollSample(dx: turned(dx), dy: turned(dy), unit: "css px")
      samples.append(sample)
    }
    return samples
  }

  private static func sample(_ number: Int, _ microseconds: Double) -> PointerSample {
    var sample = PointerSample(line: number)
    sample.times.named = [.init(name: "ts", value: microseconds, microseconds: 1)]
    return sample
  }
}
