import GestureTraces

/// Commands of the Chrome DevTools Protocol, one a line in a JSON list, each with the milliseconds at which it is due.
///
/// `at_ms` and `params.timestamp` say the same time, from the trace's zero. Chromium hands `timestamp`, seconds since 1970, on
/// as the `timeStamp` of the page's event, takes velocities from it, and asks not when the command came. So a player sends each
/// command at `at_ms` after its start without waiting for answers (a move is answered only with the next frame), and adds the
/// start, in seconds since 1970, to `timestamp`. Without that all are of 1970, and pages see one time for all of them
/// (measured with Chromium 156.0.8078.108).
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
