/// Watches the overscroll of one motion, moment after moment: once it has turned back it may not grow, nor come again.
///
/// A spring may: its energy decides.
struct BounceWatch {
  private var before = 0.0
  /// The least overscroll since it turned back; infinite while it still grows.
  private var least = Double.infinity
  /// The edge that was passed and left, as the sign of its overscroll; 0 for none.
  private var left = 0.0

  /// The excess of the overscroll over what it may be at the next moment of the motion, in points ≥ 0.
  mutating func growth(at moment: MotionMoment) -> Double {
    let past = abs(moment.overscroll)
    defer { before = past }
    if past == 0 { (left, least) = (before > 0 ? side : left, .infinity) }
    if past > 0 { side = moment.overscroll < 0 ? -1 : 1 }
    if past < before, past > 0 { least = min(least, past) }
    guard moment.spring == nil, past > 0 else { return past.isNaN ? .nan : 0 }
    return side == left ? past : max(0, past - least)
  }

  /// The edge last passed, as the sign of its overscroll.
  private var side = 0.0
}
