package android.view

import android.content.res.Resources

// A view that is not in the screen's corner: 30 and 40 pixels from it.
class View {
    val resources = Resources()

    fun getLocationOnScreen(corner: IntArray) {
        corner[0] = LEFT
        corner[1] = TOP
    }

    companion object {
        const val LEFT = 30
        const val TOP = 40
    }
}
