import GestureTraces
import TextFormats

/// Writes `input.performActions` commands of WebDriver BiDi, one per report, each with the time at which it is due, in milliseconds.
///
/// A player sends each command at `at_ms` after its start, with the `context` of its page. It waits for answers (a move is answered
/// with the next frame), and skips a move if the next one is already due. So the gesture keeps its time, which a single command
/// with all ticks would not (`SendGesturesOut.md` has a player and the measurements). Between commands the browser remembers which
/// fingers are down.
package struct BiDiExport: TraceExporter {
  package static func write(_ trace: Trace, _ options: ExportOptions) throws(ExportError) -> TraceExport {
    let touches = try ScreenTouches(of: trace, options: options)
    let start = touches.touches[0].timeMicroseconds
    var cancelled = 0
    let lines = TouchRun.runs(of: touches).map { run in
      if run.phase == .cancel { cancelled += run.touches.count }
      return line(run, at: run.timeMicroseconds - start)
    }
    var losses = touches.losses + ScriptLosses.positions(of: touches)
    losses.append(
      "a browser processes a move only with its next frame; Firefox rounds positions to whole pixels")
    losses.append("its commands do not name a page; the player adds the context to each")
    if cancelled > 0 {
      losses.append(
        "\(Counted.text(cancelled, "finger")) that the system cancelled \(cancelled == 1 ? "is" : "are") lifted: WebDriver BiDi cannot cancel"
      )
    }
    return TraceExport(text: "[\n\(lines.joined(separator: ",\n"))\n]\n", losses: losses)
  }

  private static func line(_ run: TouchRun, at time: Int64) -> String {
    let sources = run.touches.map { touch in
      let move = PointerActions.move(x: SourceText.position(touch.x), y: SourceText.position(touch.y), 0)
      let actions =
        switch run.phase {
        case .down: "\(move),\(PointerActions.down)"
        case .move: move
        case .up, .cancel: PointerActions.up
        }
      return "{\(PointerActions.source(touch.id)),\"actions\":[\(actions)]}"
    }
    return
      "{\"at_ms\":\(SourceText.milliseconds(ofMicroseconds: time)),\"method\":\"input.performActions\","
      + "\"params\":{\"actions\":[\(sources.joined(separator: ","))]}}"
  }
}
