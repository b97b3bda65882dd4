/// A 32-bit number truncated towards 0, like Java's and C's conversions to `int`.
///
/// `rounded(.towardZero)` on a `Float` calls a C library on processors without an instruction for it. NaN gives NaN.
func wholePixels(_ pixels: Float) -> Double {
  // From 2²³ on every Float is whole.
  pixels.magnitude < 8_388_608 ? Double(Int32(pixels)) : Double(pixels)
}

/// The nearest whole number, halves rounded up, like JavaScript's `Math.round` for numbers ≥ 0. NaN gives NaN.
func nearestPixel(_ pixels: Double) -> Double {
  let below = pixelBelow(pixels)
  // The difference is 0 for whole numbers and NaN for NaN and infinity, which stay as they are.
  return pixels - below >= 0.5 ? below + 1 : below
}

/// The smallest whole number ≥ `pixels`, like JavaScript's `Math.ceil`. NaN gives NaN.
func pixelAbove(_ pixels: Double) -> Double { -pixelBelow(-pixels) }

/// The largest whole number ≤ `pixels`. NaN gives NaN.
private func pixelBelow(_ pixels: Double) -> Double {
  // From 2⁵² on every Double is whole.
  guard pixels.magnitude < 4_503_599_627_370_496 else { return pixels }
  let whole = Double(Int64(pixels))
  return whole > pixels ? whole - 1 : whole
}
