import GestureTraces

/// Writes a Python module with a function that plays the touches on a Playwright page, in Chromium.
///
/// It uses Playwright's asynchronous interface, because the synchronous one waits for each answer, and a move is answered only with the
/// next frame, so that a trace with 120 reports per second would take twice its time.
package struct PlaywrightPythonExport: TraceExporter {
  package static func write(_ trace: Trace, _ options: ExportOptions) throws(ExportError) -> TraceExport {
    let touches = try ScreenTouches(of: trace, options: options)
    let (commands, lifted) = DevToolsTouch.commands(of: touches)
    let losses = ScriptLosses.browser(touches, lifted: lifted) + ScriptLosses.positions(of: touches)
    let function = "play_\(GestureName(trace).underscored)"
    let header = SourceHeader.text(
      "#", .playwrightPython, trace, losses: losses,
      usage: [
        "await page.goto(address)",
        "await \(function)(page)   # a Page of playwright.async_api, in Chromium",
      ])
    let rows = commands.map { command in
      let points = command.points.map {
        "(\($0.id), \(SourceText.position($0.x)), \(SourceText.position($0.y)))"
      }
      let time = SourceText.milliseconds(ofMicroseconds: command.timeMicroseconds)
      return "    (\(time), \"\(command.kind.rawValue)\", [\(points.joined(separator: ", "))]),\n"
    }
    return TraceExport(text: header + body(function) + "COMMANDS = [\n\(rows.joined())]\n", losses: losses)
  }

  /// The module's Python imports. They are assembled from a list, because tools would take a source line beginning with `import` for an
  /// import of this file.
  private static let imports = ["asyncio", "time"].map { "import \($0)\n" }.joined()

  private static func body(_ function: String) -> String {
    """
    \(imports)
    from playwright.async_api import Page


    async def \(function)(page: Page) -> None:
        \"""Plays the touches on the page (Chromium only); ends when the last one was answered.\"""
        session = await page.context.new_cdp_session(page)
        answers = []
        start, start_of_clock = time.time(), time.monotonic()
        for at_ms, kind, points in COMMANDS:
            await asyncio.sleep(max(0, start_of_clock + at_ms / 1000 - time.monotonic()))
            touch = {
                "type": kind,
                "touchPoints": [{"id": finger, "x": x, "y": y} for finger, x, y in points],
                # The time at which it was due, not at which it is sent: the page gets it as the event's timeStamp.
                "timestamp": start + at_ms / 1000,
            }
            # The answer to a move comes with the next frame. Waiting for it would delay the next event.
            answers.append(asyncio.ensure_future(session.send("Input.dispatchTouchEvent", touch)))
        await asyncio.gather(*answers)
        await session.detach()


    # Milliseconds since the first event, the type of the event, and its fingers: number, x and y in CSS pixels.

    """
  }
}
