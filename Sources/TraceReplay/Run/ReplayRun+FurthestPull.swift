import ScrollPhysics

/// Where the furthest pull lies among frames that are left out.
extension ReplayRun {
  /// The end of the samples of the frame, among those left out, that shows the furthest pull: of equals the first.
  ///
  /// An offset never grows with the finger's travel, so the greatest travel says which frame that is. Frames at the start that show
  /// what the engine knows already are no callbacks, and do not count.
  ///
  /// - Parameters:
  ///   - inputs: All; those left out are samples.
  ///   - end: The index after the last of them, after the first.
  /// - Returns: The index after its last sample, `end` where none shows another offset; nil where another pulls as far but for what
  ///   rounding may turn.
  mutating func endOfFurthestPull(_ inputs: Span<ReplayInput>, upTo end: Int) -> Int? {
    var (best, greatest, isUnsure, hasChanged) = (end, -Double.infinity, false, false)
    var frame = clock.index(atOrAfter: inputs[nextDelivery].delivery)
    for index in nextDelivery..<end {
      // The samples of one frame show as the last of them.
      if index + 1 < end {
        let next = inputs[index + 1].delivery
        if next <= clock.time(of: frame) { continue }
        frame = next <= clock.time(of: frame + 1) ? frame + 1 : clock.index(atOrAfter: next)
      }
      let ahead = index - nextDelivery
      if !hasChanged {
        hasChanged = content.offset(after: inputs[index], ahead: ahead) != lastCallbackOffset
        guard hasChanged else { continue }
      }
      let travel = content.travel(after: inputs[index], ahead: ahead)
      let difference = travel - greatest
      if difference > 0 {
        (best, greatest, isUnsure) = (index + 1, travel, difference < Self.indistinct)
      } else if difference < 0, difference > -Self.indistinct {
        isUnsure = true
      }
    }
    return isUnsure ? nil : best
  }

  /// Travels this near, in points, may come to show in either order, by the rounding of what maps them: far more than that is.
  private static var indistinct: Double { 1e-9 }
}

extension Scroller {
  /// The frame that shows the least offset of a row; nil where only a look at each would say.
  ///
  /// It is sure where the content turns back once at the most, and the frames beside that one show clearly more.
  ///
  /// - Parameters:
  ///   - first: The first frame of the row.
  ///   - last: The last, at least `first`.
  ///   - clock: The display's frames.
  /// - Returns: The index of a frame.
  @_addressableSelf
  func frameOfFurthestPull(from first: Int, to last: Int, _ clock: FrameClock) -> Int? {
    let time = clock.time(of: first)
    if maySnap(at: time) { return nil }
    let end = stretchEnd(after: time)
    let turn = end == .infinity ? last : min(clock.index(atOrAfter: end), last)
    // Past a turn that is looked at all the rest must be one stretch.
    if turn < last {
      let rest = clock.time(of: min(turn + 1, last))
      if maySnap(at: rest) || stretchEnd(after: rest) < clock.time(of: last) { return nil }
    }
    var (furthest, least) = (first, offset(at: time))
    for frame in max(first, turn - 2)...min(turn + 1, last) {
      let offset = offset(at: clock.time(of: frame))
      if offset < least { (furthest, least) = (frame, offset) }
    }
    let newest = offset(at: clock.time(of: last))
    if newest < least { (furthest, least) = (last, newest) }
    if furthest > first, isIndistinct(from: least, at: furthest - 1, clock) { return nil }
    return furthest < last && isIndistinct(from: least, at: furthest + 1, clock) ? nil : furthest
  }

  /// True where a frame may show less than an offset, but for what rounding may turn.
  @_addressableSelf
  private func isIndistinct(from least: Double, at frame: Int, _ clock: FrameClock) -> Bool {
    offset(at: clock.time(of: frame)) < least + Self.distinct
  }

  /// Offsets this far apart, in points, are not turned by rounding.
  private static var distinct: Double { 1e-9 }
}
