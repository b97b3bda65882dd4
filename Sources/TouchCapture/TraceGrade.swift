/// How whole a recording is, A to F, with its reasons.
///
/// A: nothing missing. B: a lift is missing. C: the device was pulled out. D: events were dropped, so that movements may be
/// wrong. F: no events, or events dropped more than `mostDrops` times. The worst counts; every reason is told.
struct TraceGrade: Equatable {
  /// The letter.
  let letter: String
  /// Why it is not an A, a phrase each.
  let reasons: [String]

  /// More drops than this leave nothing to trust.
  static let mostDrops = 5

  /// The grade of a take.
  ///
  /// - Parameters:
  ///   - integrity: What happened in it.
  ///   - count: Its events.
  init(_ integrity: TakeIntegrity, count: Int) {
    guard count > 0 else {
      (letter, reasons) = ("F", ["no events"])
      return
    }
    var found: [(String, String)] = []
    let drops = integrity.drops
    if drops > 0 {
      let times = drops == 1 ? "once" : "\(drops) times"
      found.append((drops > Self.mostDrops ? "F" : "D", "events dropped \(times)"))
    }
    if integrity.isUnplugged { found.append(("C", "unplugged")) }
    if !integrity.strays.isEmpty { found.append(("B", "a contact was down before the start")) }
    if !integrity.slots.isEmpty || integrity.isScrolling || integrity.isHolding {
      found.append(("B", "no lift at the end"))
    }
    letter = found.map(\.0).max() ?? "A"
    reasons = found.map(\.1)
  }
}
