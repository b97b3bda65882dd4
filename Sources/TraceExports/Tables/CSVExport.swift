import GestureTraces
import TextFormats

/// Writes one row per event, for spreadsheets, pandas and `import`.
///
/// Touches: `time_ms,slot,phase,x,y,unit`, positions in points, with an empty unit if the scale is assumed. Scrolls:
/// `time_ms,source,phase,dx,dy,unit,fingers` in libinput's own units, with natural scrolling undone. `intent` follows if it is known. Times
/// have all digits of a trace (microseconds), positions all digits of a Double.
package struct CSVExport: TraceExporter {
  /// Writes the touches of a trace as CSV rows, or its scrolls if it has no touches.
  package static func write(_ trace: Trace, _ options: ExportOptions) throws(ExportError) -> TraceExport {
    let isScrolls = trace.header.device.kind == .touchpad ? options.replay.layer != .evdev : !trace.hasTouches
    return isScrolls ? try scrolls(of: trace, options) : try touches(of: trace, options)
  }

  private static func touches(of trace: Trace, _ options: ExportOptions) throws(ExportError) -> TraceExport {
    let touches = try ScreenTouches(of: trace, options: options)
    let intents = GestureIntents(trace.header)
    // Without a unit the scale is assumed again when the table is imported.
    let unit = trace.header.scale == .assumed ? "" : points
    var lines = ["time_ms,slot,phase,x,y,unit" + (intents.areTold ? ",intent" : "")]
    for (touch, intent) in zip(touches.touches, intents.each(of: touches.touches)) {
      let cells = [
        milliseconds(touch.timeMicroseconds), "\(touch.id)", touch.phase.rawValue,
        JSONWriter.text(of: touch.x),
        JSONWriter.text(of: touch.y), unit,
      ]
      lines.append(line(cells, intents, intent))
    }
    return TraceExport(
      text: lines.joined(separator: "\n") + "\n", losses: touches.losses + trace.header.lossOfTables)
  }

  /// The unit of positions, and of the distances that fingers scroll in libinput's units.
  private static let points = "pt"

  private static func scrolls(of trace: Trace, _ options: ExportOptions) throws(ExportError) -> TraceExport {
    let scrolls = try ScrollRows(of: trace, options)
    var lines = [
      "time_ms,source,phase,dx,dy,unit,fingers" + (scrolls.intents.areTold ? ",intent" : "")
    ]
    for row in scrolls.rows {
      let (dx, dy, unit) = deltas(row.scroll)
      let cells = [
        milliseconds(row.timeMicroseconds), row.scroll?.source.rawValue ?? "", row.phase,
        dx.map(JSONWriter.text) ?? "", dy.map(JSONWriter.text) ?? "", unit, row.fingers.map { "\($0)" } ?? "",
      ]
      lines.append(line(cells, scrolls.intents, row.intent))
    }
    return TraceExport(
      text: lines.joined(separator: "\n") + "\n",
      losses: scrolls.losses + trace.header.lossOfTables + lossOfScale(trace))
  }

  private static func lossOfScale(_ trace: Trace) -> [String] {
    trace.header.scale == .assumed ? ["the scale is assumed, but the table states points"] : []
  }

  /// The distances of a scroll and their unit: points, or for a wheel 1/120 click, or degrees if libinput reported no clicks.
  private static func deltas(_ scroll: TraceScroll?) -> (dx: Double?, dy: Double?, unit: String) {
    guard let scroll else { return (nil, nil, "") }
    guard scroll.source == .wheel else { return (scroll.dx, scroll.dy, points) }
    return scroll.v120x != nil || scroll.v120y != nil
      ? (scroll.v120x, scroll.v120y, "v120") : (scroll.dx, scroll.dy, "degree")
  }

  private static func line(_ cells: [String], _ intents: GestureIntents, _ intent: Intent?) -> String {
    (intents.areTold ? cells + [intent?.rawValue ?? ""] : cells).joined(separator: ",")
  }

  /// A time in microseconds as milliseconds with up to three decimals.
  private static func milliseconds(_ microseconds: Int64) -> String {
    JSONWriter.text(of: Double(microseconds) / 1000)
  }
}
