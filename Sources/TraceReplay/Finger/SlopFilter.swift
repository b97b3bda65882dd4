/// Takes the first `slop` points off a finger's travel: nothing moves until they are used up.
struct SlopFilter {
  let slop: Double
  /// True once the finger has gone beyond the slop.
  private(set) var isThrough = false
  /// The travel subtracted from then on, in points, signed.
  private(set) var taken = 0.0

  init(slop: Double) {
    self.slop = slop
    isThrough = slop == 0
  }

  /// The travel that moves the content when the finger's own is `raw`.
  mutating func travel(after raw: Double) -> Double {
    if !isThrough, abs(raw) > slop {
      isThrough = true
      taken = raw > 0 ? slop : -slop
    }
    return isThrough ? raw - taken : 0
  }
}
