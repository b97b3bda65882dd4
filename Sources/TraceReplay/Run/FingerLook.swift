import PullToRefresh
import ScrollPhysics

/// The samples of which nothing comes, of a finger as an engine saw it last.
struct FingerLook {
  /// The offsets at which nothing comes of a callback, in points.
  let offsets: QuietInterval
  /// The travel, as the engine hears of it, at which nothing comes of a movement, in points.
  let travel: QuietInterval
  /// True once the finger drags: its first movement is an event.
  let hasDragged: Bool
  /// True where the engine hears of the finger's own travel.
  let hearsTouches: Bool
  /// Fingers down.
  let contacts: Int32

  /// True where no movement can matter: beside its offset only a sample's number of fingers is left to look at.
  var hearsNothing: Bool { hasDragged && travel == .everything }

  /// True if nothing comes of hearing of this sample, whatever the offset.
  @inline(__always)
  func isQuiet(_ sample: borrowing ReplayInput) -> Bool {
    guard sample.kind == .sample, sample.contacts == contacts else { return false }
    let heard = hearsTouches ? sample.touch : sample.travel
    guard hasDragged || heard == 0 else { return false }
    return !sample.isMove || travel.contains(heard)
  }
}

extension ReplayContent {
  /// The index of the first input from `start` on of which something can come, or of the last of all inputs.
  ///
  /// A model of increments takes each sample on the way, none later than `due`: what happens then may change what they do.
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

  /// Travel of the delivered finger whose offset is certain to be in an interval; nothing where no such travel is found.
  ///
  /// The ends are mapped back: what lies between them lies inside (``ScrollModel/sureRaw(forOffsetAbove:in:)``).
  private mutating func sureTravel(_ interval: QuietInterval) -> QuietInterval {
    guard let delivered, interval.low < interval.high else { return .nothing }
    let (origin, extent) = (origins[delivered.gesture], scroller.extent)
    let low = model.sureRaw(forOffsetAbove: interval.low, in: extent)
    let high = model.sureRaw(forOffsetBelow: interval.high, in: extent)
    return QuietInterval(low: origin - high, high: origin - low)
  }
}
