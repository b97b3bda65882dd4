import GestureTraces
import TextFormats

/// Writes the events that a page's listeners receive: pointer events for touches, wheel events for a touchpad or wheel, one object per
/// line in a list `events`.
///
/// Pointer events are `pointerdown`, `pointermove`, `pointerup`, `pointercancel` with `timeStamp` (milliseconds), `pointerId` (a new one
/// for each touch), `clientX` and `clientY` (CSS pixels). Wheel events have `deltaX` and `deltaY` in pixels as without natural
/// scrolling, and what pages do not receive: `source`, and `phase` with the end of the scroll and rests of fingers. `import` reads both.
package struct PointerJSONExport: TraceExporter {
  /// Writes the touches of a trace as pointer events, or its scrolls as wheel events if it has no touches.
  package static func write(_ trace: Trace, _ options: ExportOptions) throws(ExportError) -> TraceExport {
    let isScrolls = trace.header.device.kind == .touchpad ? options.replay.layer != .evdev : !trace.hasTouches
    return isScrolls ? try scrolls(of: trace, options) : try touches(of: trace, options)
  }

  private static func touches(of trace: Trace, _ options: ExportOptions) throws(ExportError) -> TraceExport {
    let touches = try ScreenTouches(of: trace, options: options)
    let intents = GestureIntents(trace.header)
    var numbers = PointerNumbers()
    let events = zip(touches.touches, intents.each(of: touches.touches)).map { touch, intent in
      let pointer = numbers.pointer(of: touch)
      return object { json in
        json.member("type", "pointer\(touch.phase.rawValue)")
        json.member("timeStamp", Double(touch.timeMicroseconds) / 1000)
        json.member("pointerId", pointer.number)
        json.member("pointerType", "touch")
        json.member("isPrimary", pointer.isPrimary)
        json.member("clientX", touch.x)
        json.member("clientY", touch.y)
        if intents.areTold, let intent { json.member("intent", intent.rawValue) }
      }
    }
    return TraceExport(text: file(of: trace, events), losses: touches.losses + trace.header.lossOfTables)
  }

  private static func scrolls(of trace: Trace, _ options: ExportOptions) throws(ExportError) -> TraceExport {
    let scrolls = try ScrollRows(of: trace, options)
    let events = scrolls.rows.map { row in
      object { json in
        json.member("type", row.scroll == nil ? "none" : "wheel")
        json.member("timeStamp", Double(row.timeMicroseconds) / 1000)
        if let scroll = row.scroll {
          let delta = pixels(scroll)
          json.member("deltaX", delta.x)
          json.member("deltaY", delta.y)
          json.member("deltaMode", 0)
          json.member("source", scroll.source.rawValue)
        }
        json.member("phase", row.phase)
        if let fingers = row.fingers { json.member("fingers", fingers) }
        if scrolls.intents.areTold, let intent = row.intent { json.member("intent", intent.rawValue) }
      }
    }
    return TraceExport(
      text: file(of: trace, events),
      losses: ["ends and rests of scrolls are events that pages do not receive"] + scrolls.losses
        + trace.header.lossOfTables)
  }

  /// A scroll in pixels: libinput's own units for fingers, 100 per click of a wheel, as in Chromium (`ui/events/event.h`).
  private static func pixels(_ scroll: TraceScroll) -> (x: Double, y: Double) {
    guard scroll.source == .wheel else { return (scroll.dx ?? 0, scroll.dy ?? 0) }
    let clicks = { (v120: Double?, degrees: Double?) in
      v120.map { $0 / ScreenScrolls.click } ?? (degrees ?? 0) / ScreenScrolls.degreesPerClick
    }
    return (
      clicks(scroll.v120x, scroll.dx) * pixelsPerClick, clicks(scroll.v120y, scroll.dy) * pixelsPerClick
    )
  }

  private static let pixelsPerClick = 100.0

  private static func object(_ body: (inout JSONWriter) -> Void) -> String {
    var json = JSONWriter()
    json.object(body)
    return json.text
  }

  private static func file(of trace: Trace, _ events: [String]) -> String {
    var head = JSONWriter()
    head.value(trace.header.device.name ?? "unknown device")
    let scale = trace.header.scale == .assumed ? "\"scale\":\"assumed\"," : ""
    return
      "{\"device\":\(head.text),\"units\":\"css px\",\(scale)\"events\":[\n\(events.joined(separator: ",\n"))\n]}\n"
  }
}

/// Numbers the touches as browsers do: each touch gets a new number, from 1.
private struct PointerNumbers {
  private var numbers: [Int: (number: Int, isPrimary: Bool)] = [:]
  private var last = 0

  mutating func pointer(of touch: ScreenTouch) -> (number: Int, isPrimary: Bool) {
    if touch.phase == .down {
      last += 1
      numbers[touch.id] = (last, numbers.isEmpty)
    }
    let pointer = numbers[touch.id] ?? (last, false)
    if touch.phase == .up || touch.phase == .cancel { numbers[touch.id] = nil }
    return pointer
  }
}

extension Trace {
  /// True if libinput's layer or the raw layer has contacts.
  var hasTouches: Bool { hasContacts(in: .libinput) || hasContacts(in: .evdev) }
}
