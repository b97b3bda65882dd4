// The part of Android that a test of touches calls, by Android's own names, so that what it does can be compiled and run
// without it: injected events are printed. Declarations after developer.android.com (API 34), values of constants too.
@file:Suppress("unused", "UNUSED_PARAMETER")

package android.app

import android.view.MotionEvent

class UiAutomation {
    fun injectInputEvent(event: MotionEvent, sync: Boolean): Boolean {
        val fingers = event.properties.zip(event.positions).joinToString(" ") { (finger, place) ->
            "${finger.id} ${place.x} ${place.y}"
        }
        println("${event.eventTime} ${event.downTime} ${event.action} $fingers")
        return true
    }
}
