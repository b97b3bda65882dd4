import GestureTraces

/// Writes Chrome DevTools Protocol commands as a JSON list, one per line, each with the time at which it is due, in milliseconds.
///
/// `at_ms` and `params.timestamp` give the same time, from the trace's zero. Chromium passes `timestamp`, seconds since 1970, on as the
/// `timeStamp` of the page's event and computes velocities from it; the command's arrival time does not matter. So a player sends each
/// command at `at_ms` after its start without waiting for answers (a move is answered only with the next frame), and adds the start, in
/// seconds since 1970, to `timestamp`. Otherwise all times would be in 1970, and pages would see the same time for all of them (measured
/// with Chromium 156.0.8078.108).
package struct DevToolsExport: TraceExporter {
  package static func write(_ trace: Trace, _ options: ExportOptions) throws(ExportError) -> TraceExport {
    let touches = try ScreenTouches(of: trace, options: options)
    let (commands, lifted) = DevToolsTouch.commands(of: touches)
    let losses =
      ScriptLosses.browser(touches, lifted: lifted) + ScriptLosses.positions(of: touches) + [
        "its timestamps count from the trace's zero; a player adds the second since 1970 at which it starts"
      ]
    return TraceExport(text: "[\n\(commands.map(line).joined(separator: ",\n"))\n]\n", losses: losses)
  }

  private static func line(_ command: DevToolsTouch) -> String {
    let points = command.points.map { point in
      "{\"id\":\(point.id),\"x\":\(SourceText.position(point.x)),\"y\":\(SourceText.position(point.y))}"
    }
    let time = command.timeMicroseconds
    return
      "{\"at_ms\":\(SourceText.milliseconds(ofMicroseconds: time)),\"method\":\"Input.dispatchTouchEvent\","
      + "\"params\":{\"type\":\"\(command.kind.rawValue)\",\"touchPoints\":[\(points.joined(separator: ","))],"
      + "\"timestamp\":\(SourceText.seconds(ofMicroseconds: time))}}"
  }
}
