// The part of Espresso that an action calls, after developer.android.com and the sources of android/android-test: the sequence of
// events is sent at its times, each event with the time it carries.
@file:Suppress("unused")

package androidx.test.espresso

import android.app.UiAutomation
import android.os.SystemClock
import android.view.MotionEvent
import android.view.View
import org.hamcrest.Matcher

interface ViewAction {
    fun getConstraints(): Matcher<View>
    fun getDescription(): String
    fun perform(uiController: UiController, view: View)
}

class UiController {
    fun injectMotionEventSequence(events: Iterable<MotionEvent>): Boolean = events.all { event ->
        val wait = event.eventTime - SystemClock.uptimeMillis()
        if (wait > 10) SystemClock.sleep(wait)
        UiAutomation().injectInputEvent(event, false)
    }
}
