/// Watches the overscroll of one motion: once it has turned back, it must not grow again.
///
/// Springs are exempt, because they are checked by their energy.
struct BounceWatch {
  private var before = 0.0
  /// The least overscroll since the motion turned back, in points; infinite while the overscroll still grows.
  private var least = Double.infinity
  /// The edge that content passed and then left, as the sign of the overscroll there; 0 if there is none.
  private var left = 0.0

  /// How far the overscroll at the given moment exceeds the least one since the motion turned back, in points, ≥ 0.
  mutating func growth(at moment: MotionMoment) -> Double {
    let past = abs(moment.overscroll)
    defer { before = past }
    if past == 0 { (left, least) = (before > 0 ? side : left, .infinity) }
    if past > 0 { side = moment.overscroll < 0 ? -1 : 1 }
    if past < before, past > 0 { least = min(least, past) }
    guard moment.spring == nil, past > 0 else { return past.isNaN ? .nan : 0 }
    return side == left ? past : max(0, past - least)
  }

  /// The edge that content passed last, as the sign of the overscroll there.
  private var side = 0.0
}
