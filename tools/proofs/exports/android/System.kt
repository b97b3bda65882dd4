package android.os

class SystemClock {
    companion object {
        // A clock that only sleeping moves on: a minute's trace takes no time.
        private var now = 1000L

        fun uptimeMillis() = now

        fun sleep(ms: Long) {
            now += ms
        }
    }
}
