import ScrollPhysics

/// Finds the furthest pull among skipped frames.
extension ReplayRun {
  /// The end of the samples of the skipped frame with the furthest pull; the first of equals.
  ///
  /// An offset never grows with the finger's travel, so the greatest travel tells which frame it is. Frames at the start that show
  /// what the engine already knows are no callbacks and do not count.
  ///
  /// - Parameters:
  ///   - inputs: All inputs; the skipped ones are samples.
  ///   - end: The index after the last skipped one, which is after the first.
  /// - Returns: The index after the frame's last sample; `end` if no frame shows another offset; nil if another frame pulls equally far
  ///   within rounding.
  mutating func endOfFurthestPull(_ inputs: Span<ReplayInput>, upTo end: Int) -> Int? {
    var (best, greatest, isUnsure, hasChanged) = (end, -Double.infinity, false, false)
    var frame = clock.index(atOrAfter: inputs[nextDelivery].delivery)
    for index in nextDelivery..<end {
      // Samples of one frame show the last of them.
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

  /// The distance of two travels, in points, below which rounding may swap the order of their offsets; far more than the rounding error of
  /// the mapping.
  private static var indistinct: Double { 1e-9 }
}

extension Scroller {
  /// The frame with the least offset in a run of frames; nil if every frame would have to be examined.
  ///
  /// It is certain if the content turns back at most once, and the neighbouring frames show clearly larger offsets.
  ///
  /// - Parameters:
  ///   - first: The first frame of the run.
  ///   - last: The last frame, at least `first`.
  ///   - clock: The display's frames.
  /// - Returns: The index of a frame.
  @_addressableSelf
  func frameOfFurthestPull(from first: Int, to last: Int, _ clock: FrameClock) -> Int? {
    let time = clock.time(of: first)
    if maySnap(at: time) { return nil }
    let end = stretchEnd(after: time)
    let turn = end == .infinity ? last : min(clock.index(atOrAfter: end), last)
    // After an examined turn, all the rest must be monotone.
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

  /// True if a frame may show an offset below `least`, within rounding.
  @_addressableSelf
  private func isIndistinct(from least: Double, at frame: Int, _ clock: FrameClock) -> Bool {
    offset(at: clock.time(of: frame)) < least + Self.distinct
  }

  /// The least distance of two offsets, in points, at which rounding cannot swap their order.
  private static var distinct: Double { 1e-9 }
}
