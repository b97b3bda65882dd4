import PullToRefresh
import ScrollPhysics

/// Recognises samples that a run can skip, because the engine, which last saw the finger like this, would not react.
struct FingerLook {
  /// The offsets, in points, that the engine need not be notified of.
  let offsets: QuietInterval
  /// The finger travel, as the engine sees it, of which the engine need not be notified, in points.
  let travel: QuietInterval
  /// True once the finger has moved; its first movement must be shown to the engine.
  let hasDragged: Bool
  /// True if the engine sees the finger's own travel instead of the scroll view's.
  let hearsTouches: Bool
  /// Number of fingers down as the engine last saw it; a sample with another number must be shown.
  let contacts: Int32

  /// True if the engine ignores all movements, so that only a sample's offset and number of fingers must be checked.
  var hearsNothing: Bool { hasDragged && travel == .everything }

  /// True if the engine would not react to this sample's travel, so that it can be skipped if its offset allows.
  @inline(__always)
  func isQuiet(_ sample: borrowing ReplayInput) -> Bool {
    guard sample.kind == .sample, sample.contacts == contacts else { return false }
    let heard = hearsTouches ? sample.touch : sample.travel
    guard hasDragged || heard == 0 else { return false }
    return !sample.isMove || travel.contains(heard)
  }
}

extension ReplayContent {
  /// The index of the first input from `start` on that may matter to the engine; the index of the last input if none does.
  ///
  /// On a model that adds up movements, each sample up to `due` is applied on the way. An event at that time may change what later samples
  /// do.
  mutating func look(
    ahead inputs: Span<ReplayInput>, from start: Int, _ look: FingerLook, until due: Double
  ) -> Int {
    let last = inputs.count - 1
    return isIncremental
      ? lookByFeeding(inputs, from: start, to: last, look, until: due)
      : lookByMapping(inputs, from: start, to: last, look)
  }

  private mutating func lookByFeeding(
    _ inputs: Span<ReplayInput>, from start: Int, to last: Int, _ look: FingerLook, until due: Double
  ) -> Int {
    var index = start
    while index < last, look.isQuiet(inputs[index]), inputs[index].time < due {
      if index == nextInput { feed(inputs[index]) }
      guard look.offsets.contains(offset(after: inputs[index], ahead: index - start)) else { break }
      index += 1
    }
    return index
  }

  private mutating func lookByMapping(
    _ inputs: Span<ReplayInput>, from start: Int, to last: Int, _ look: FingerLook
  )
    -> Int
  {
    let sure = sureTravel(look.offsets)
    var index = start
    if look.hearsNothing {
      while index < last, inputs[index].kind == .sample, inputs[index].contacts == look.contacts,
        inputs[index].travel >= sure.low, inputs[index].travel <= sure.high
      {
        index += 1
      }
    }
    while index < last, look.isQuiet(inputs[index]) {
      let travel = inputs[index].travel
      if travel < sure.low || travel > sure.high,
        !look.offsets.contains(offset(after: inputs[index], ahead: 0))
      {
        break
      }
      index += 1
    }
    return index
  }

  /// The travel of the delivered finger for which the content's offset certainly lies in an interval; empty if there is none.
  ///
  /// The limits are mapped back: travel between them lies inside (``ScrollModel/sureRaw(forOffsetAbove:in:)``).
  private mutating func sureTravel(_ interval: QuietInterval) -> QuietInterval {
    guard let delivered, interval.low < interval.high else { return .nothing }
    let (origin, extent) = (origins[delivered.gesture], scroller.extent)
    let low = model.sureRaw(forOffsetAbove: interval.low, in: extent)
    let high = model.sureRaw(forOffsetBelow: interval.high, in: extent)
    return QuietInterval(low: origin - high, high: origin - low)
  }
}
