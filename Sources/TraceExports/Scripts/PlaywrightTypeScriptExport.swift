import GestureTraces

/// Writes a TypeScript module with a function that plays the touches on a Playwright page, in Chromium.
package struct PlaywrightTypeScriptExport: TraceExporter {
  package static func write(_ trace: Trace, _ options: ExportOptions) throws(ExportError) -> TraceExport {
    let touches = try ScreenTouches(of: trace, options: options)
    let (commands, lifted) = DevToolsTouch.commands(of: touches)
    let losses = ScriptLosses.browser(touches, lifted: lifted) + ScriptLosses.positions(of: touches)
    let name = GestureName(trace)
    let function = "play\(name.capitalised)"
    let header = SourceHeader.text(
      "//", .playwrightTS, trace, losses: losses,
      usage: [
        "import { \(function) } from './<this file>';",
        "test('pull', async ({ page }) => { await page.goto('/'); await \(function)(page); });",
      ])
    let rows = commands.map { command in
      let points = command.points.map {
        "[\($0.id), \(SourceText.position($0.x)), \(SourceText.position($0.y))]"
      }
      let time = SourceText.milliseconds(ofMicroseconds: command.timeMicroseconds)
      return "  [\(time), '\(command.kind.rawValue)', [\(points.joined(separator: ", "))]],\n"
    }
    return TraceExport(
      text: header + body(function) + "const COMMANDS: Command[] = [\n\(rows.joined())];\n", losses: losses)
  }

  /// The module's imports. The text is on one line with its declaration, because tools would take a source line beginning with `import` for
  /// an import of this file.
  private static let imports = "import type { Page } from '@playwright/test';"

  private static func body(_ function: String) -> String {
    """
    \(imports)

    type Kind = 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel';

    /** Milliseconds since the first event, the type of the event, and its fingers: number, x and y in CSS pixels. */
    type Command = [atMs: number, kind: Kind, points: [id: number, x: number, y: number][]];

    /** Plays the touches on the page (Chromium only); ends when the last one was answered. */
    export async function \(function)(page: Page): Promise<void> {
      const session = await page.context().newCDPSession(page);
      const failures: unknown[] = [];
      const answers: Promise<unknown>[] = [];
      const start = performance.now();
      for (const [atMs, type, points] of COMMANDS) {
        const wait = start + atMs - performance.now();
        if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
        const touchPoints = points.map(([id, x, y]) => ({ id, x, y }));
        // The time at which it was due, not at which it is sent: the page gets it as the event's timeStamp.
        const timestamp = (performance.timeOrigin + start + atMs) / 1000;
        // The answer to a move comes with the next frame. Waiting for it would delay the next event.
        const answer = session.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp });
        answers.push(answer.catch((failure) => failures.push(failure)));
      }
      await Promise.all(answers);
      await session.detach();
      if (failures.length > 0) throw failures[0];
    }


    """
  }
}
