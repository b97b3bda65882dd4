package android.content.res

class DisplayMetrics {
    @JvmField val density = 2f
}

class Resources {
    val displayMetrics = DisplayMetrics()

    companion object {
        fun getSystem() = Resources()
    }
}
