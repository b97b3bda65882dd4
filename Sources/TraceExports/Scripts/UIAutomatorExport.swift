import GestureTraces

/// Writes a Kotlin object that plays the touches through `UiAutomation`, which UI Automator tests provide.
///
/// `UiAutomation.injectInputEvent` takes a `MotionEvent` with its time; `UiDevice.swipe(points, segmentSteps)` of UI Automator
/// would send a step every 5 ms whatever the trace says, and only one finger.
package struct UIAutomatorExport: TraceExporter {
  package static func write(_ trace: Trace, _ options: ExportOptions) throws(ExportError) -> TraceExport {
    try MotionTable.export(
      trace, options, as: .uiautomator,
      usage: { "\($0).play(InstrumentationRegistry.getInstrumentation().uiAutomation)" }, body: body)
  }

  private static let imports = MotionTable.imports(
    ["app.UiAutomation", "content.res.Resources", "os.SystemClock", "view.InputDevice", "view.MotionEvent"])

  private static func body(_ object: String) -> String {
    #"""
    \#(imports)
    object \#(object) {
    \#(MotionTable.actions)

        /** Plays the touches on the screen, each with its time; `density` is the number of pixels of a dp. */
        fun play(
            automation: UiAutomation,
            density: Float = Resources.getSystem().displayMetrics.density
        ) {
            val start = SystemClock.uptimeMillis()
            var downTime = start
            for (line in TOUCHES.flatMap { it.trim().lines() }) {
    \#(MotionTable.reading(x: "x.toFloat() * density", y: "y.toFloat() * density"))
                val wait = time - SystemClock.uptimeMillis()
                if (wait > 0) SystemClock.sleep(wait)
                val event = \#(MotionTable.obtaining)
                // Not waiting (false): otherwise the app's work on one touch would delay the next.
                check(automation.injectInputEvent(event, false)) { "not taken: $line" }
                event.recycle()
            }
        }

    \#(MotionTable.comment)

    """#
  }
}
