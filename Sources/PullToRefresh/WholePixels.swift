/// The whole part of a 32-bit number, towards 0, as Java's and C's conversions to `int` have it.
///
/// `rounded(.towardZero)` on a `Float` calls a C library where the processor has no instruction for it. NaN gives NaN.
func wholePixels(_ pixels: Float) -> Double {
  // From 2²³ on a Float is whole already.
  pixels.magnitude < 8_388_608 ? Double(Int32(pixels)) : Double(pixels)
}

/// The nearest whole number, halves upwards, as JavaScript's `Math.round` has it for what is not negative. NaN gives NaN.
func nearestPixel(_ pixels: Double) -> Double {
  let below = pixelBelow(pixels)
  // Nothing is left over of a number without a fraction, NaN and infinity among them.
  return pixels - below >= 0.5 ? below + 1 : below
}

/// The least whole number that is not less, as JavaScript's `Math.ceil` has it. NaN gives NaN.
func pixelAbove(_ pixels: Double) -> Double { -pixelBelow(-pixels) }

/// The greatest whole number that is not more.
private func pixelBelow(_ pixels: Double) -> Double {
  // From 2⁵² on a Double is whole already.
  guard pixels.magnitude < 4_503_599_627_370_496 else { return pixels }
  let whole = Double(Int64(pixels))
  return whole > pixels ? whole - 1 : whole
}
