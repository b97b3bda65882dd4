@file:Suppress("unused", "UNUSED_PARAMETER")

package android.view

class InputDevice {
    companion object {
        const val SOURCE_TOUCHSCREEN = 0x1002
    }
}

class MotionEvent private constructor(
    val downTime: Long, val eventTime: Long, val action: Int,
    val properties: Array<PointerProperties>, val positions: Array<PointerCoords>
) {
    class PointerProperties {
        @JvmField var id = -1
        @JvmField var toolType = 0
    }

    class PointerCoords {
        @JvmField var x = 0f
        @JvmField var y = 0f
        @JvmField var pressure = 0f
        @JvmField var size = 0f
    }

    fun recycle() {}

    companion object {
        const val ACTION_DOWN = 0
        const val ACTION_UP = 1
        const val ACTION_MOVE = 2
        const val ACTION_CANCEL = 3
        const val ACTION_POINTER_DOWN = 5
        const val ACTION_POINTER_UP = 6
        const val ACTION_POINTER_INDEX_SHIFT = 8
        const val TOOL_TYPE_FINGER = 1

        fun obtain(
            downTime: Long, eventTime: Long, action: Int, pointerCount: Int,
            pointerProperties: Array<PointerProperties>, pointerCoords: Array<PointerCoords>,
            metaState: Int, buttonState: Int, xPrecision: Float, yPrecision: Float,
            deviceId: Int, edgeFlags: Int, source: Int, flags: Int
        ): MotionEvent {
            check(source == InputDevice.SOURCE_TOUCHSCREEN && pointerProperties.all { it.toolType == TOOL_TYPE_FINGER })
            check(pointerCount == pointerProperties.size && pointerCount == pointerCoords.size)
            return MotionEvent(downTime, eventTime, action, pointerProperties, pointerCoords)
        }
    }
}
