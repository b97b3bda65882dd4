import GestureTraces

/// An object of Kotlin that plays the touches through `UiAutomation`, which UI Automator's tests hold.
///
/// `UiAutomation.injectInputEvent` takes a `MotionEvent` with its time; `UiDevice.swipe(points, segmentSteps)` of UI Automator
/// sends a step each 5 ms whatever the trace says, and one finger. The table is a text, as a class of the JVM may have 64 KB of
/// code to fill a table of objects, and 64 KB in one literal: a long trace has several.
package struct UIAutomatorExport: TraceExporter {
  /// The most lines of a literal: 64 KB at 100 bytes a line would be 655.
  private static let linesOfLiteral = 500

  package static func write(_ trace: Trace, _ options: ExportOptions) throws(ExportError) -> TraceExport {
    let touches = try ScreenTouches(of: trace, options: options)
    let (steps, lifted) = MotionStep.steps(of: touches)
    let losses =
      touches.losses + ScriptLosses.lifted(lifted) + [ScriptLosses.milliseconds]
      + ScriptLosses.positions(of: touches)
    let object = GestureName(trace).capitalised
    let header = SourceHeader.text(
      "//", .uiautomator, trace, losses: losses,
      usage: ["\(object).play(InstrumentationRegistry.getInstrumentation().uiAutomation)"])
    return TraceExport(text: header + body(object) + table(steps.map(row)) + "}\n", losses: losses)
  }

  private static func row(_ step: MotionStep) -> String {
    let fingers = step.fingers.map { "\($0.id) \(SourceText.position($0.x)) \(SourceText.position($0.y))" }
    let time = SourceText.wholeMilliseconds(ofMicroseconds: step.timeMicroseconds)
    return "        \(time) \(step.action.rawValue) \(step.index) \(fingers.joined(separator: " "))\n"
  }

  private static func table(_ rows: [String]) -> String {
    let literals = stride(from: 0, to: rows.count, by: linesOfLiteral).map { start in
      "        \"\"\"\n\(rows[start..<min(start + linesOfLiteral, rows.count)].joined())        \"\"\""
    }
    return "    private val TOUCHES = listOf(\n\(literals.joined(separator: ",\n"))\n    )\n"
  }

  private static func body(_ object: String) -> String {
    #"""
    import android.app.UiAutomation
    import android.content.res.Resources
    import android.os.SystemClock
    import android.view.InputDevice
    import android.view.MotionEvent

    object \#(object) {
        private val ACTIONS = mapOf(
            "DOWN" to MotionEvent.ACTION_DOWN, "UP" to MotionEvent.ACTION_UP,
            "MOVE" to MotionEvent.ACTION_MOVE, "CANCEL" to MotionEvent.ACTION_CANCEL,
            "POINTER_DOWN" to MotionEvent.ACTION_POINTER_DOWN, "POINTER_UP" to MotionEvent.ACTION_POINTER_UP
        )

        /** Plays the touches on the screen, each with its time; `density` is the number of pixels of a dp. */
        fun play(
            automation: UiAutomation,
            density: Float = Resources.getSystem().displayMetrics.density
        ) {
            val start = SystemClock.uptimeMillis()
            var downTime = start
            for (line in TOUCHES.flatMap { it.trim().lines() }) {
                val words = line.trim().split(' ')
                val time = start + words[0].toLong()
                val action = ACTIONS.getValue(words[1]) or (words[2].toInt() shl MotionEvent.ACTION_POINTER_INDEX_SHIFT)
                if (action == MotionEvent.ACTION_DOWN) downTime = time
                val fingers = words.drop(3).chunked(3)
                val properties = fingers.map { (id) ->
                    MotionEvent.PointerProperties().also {
                        it.id = id.toInt()
                        it.toolType = MotionEvent.TOOL_TYPE_FINGER
                    }
                }
                val positions = fingers.map { (_, x, y) ->
                    MotionEvent.PointerCoords().also {
                        it.x = x.toFloat() * density
                        it.y = y.toFloat() * density
                        it.pressure = 1f
                        it.size = 1f
                    }
                }
                val wait = time - SystemClock.uptimeMillis()
                if (wait > 0) SystemClock.sleep(wait)
                val event = MotionEvent.obtain(
                    downTime, time, action, fingers.size, properties.toTypedArray(), positions.toTypedArray(),
                    0, 0, 1f, 1f, 0, 0, InputDevice.SOURCE_TOUCHSCREEN, 0
                )
                // Not waited for (false), or each touch would be as late as the app took for the one before.
                check(automation.injectInputEvent(event, false)) { "not taken: $line" }
                event.recycle()
            }
        }

        /**
         * An event a line: milliseconds since the first, action, index of the finger that came or was lifted; then each
         * finger on the screen with its number, x and y in dp.
         */

    """#
  }
}
