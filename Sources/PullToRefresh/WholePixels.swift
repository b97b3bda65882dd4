/// The whole part of a 32-bit number, towards 0, as Java's and C's conversions to `int` have it.
///
/// `rounded(.towardZero)` on a `Float` calls a C library where the processor has no instruction for it. NaN gives NaN.
func wholePixels(_ pixels: Float) -> Double {
  // From 2²³ on a Float is whole already.
  pixels.magnitude < 8_388_608 ? Double(Int32(pixels)) : Double(pixels)
}
