import GestureTraces

/// Writes a Kotlin object, a `ViewAction` of Espresso, which plays the touches on a view.
///
/// `UiController.injectMotionEventSequence` takes `MotionEvent`s with their times, as Espresso's own swipes do
/// (android/android-test 75240e8, `espresso/core/java/androidx/test/espresso/action/Swipe.java`). It sleeps only if an event
/// is more than 10 ms away (`base/UiControllerImpl.java` there), so events come up to 10 ms early; each still carries its own time.
package struct EspressoExport: TraceExporter {
  package static func write(_ trace: Trace, _ options: ExportOptions) throws(ExportError) -> TraceExport {
    try MotionTable.export(
      trace, options, as: .espresso, losses: [early],
      usage: { "onView(withId(R.id.list)).perform(\($0))" }, body: body)
  }

  /// The sentence that says how Espresso changes the times of events.
  private static let early =
    "Espresso may deliver a touch up to 10 ms early, with the right time in the event"

  private static let imports =
    MotionTable.imports(["os.SystemClock", "view.InputDevice", "view.MotionEvent", "view.View"])
    + [
      "androidx.test.espresso.UiController", "androidx.test.espresso.ViewAction",
      "androidx.test.espresso.matcher.ViewMatchers.isDisplayed", "org.hamcrest.Matcher",
    ].map { "import \($0)\n" }.joined()

  private static func body(_ object: String) -> String {
    #"""
    \#(imports)
    /** Plays the touches on the view. Its top left corner is the origin of the trace. */
    object \#(object) : ViewAction {
    \#(MotionTable.actions)

        override fun getConstraints(): Matcher<View> = isDisplayed()

        override fun getDescription(): String = "plays recorded touches"

        override fun perform(uiController: UiController, view: View) {
            val density = view.resources.displayMetrics.density
            val corner = IntArray(2).also { view.getLocationOnScreen(it) }
            val start = SystemClock.uptimeMillis()
            var downTime = start
            val events = TOUCHES.flatMap { it.trim().lines() }.map { line ->
    \#(MotionTable.reading(x: "corner[0] + x.toFloat() * density", y: "corner[1] + y.toFloat() * density"))
                \#(MotionTable.obtaining)
            }
            check(uiController.injectMotionEventSequence(events)) { "Espresso could not send all touches" }
            events.forEach { it.recycle() }
        }

    \#(MotionTable.comment)

    """#
  }
}
