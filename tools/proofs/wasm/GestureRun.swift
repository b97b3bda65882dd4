/// A model's results for the gestures, one after the other: offset and velocity at every millisecond, the raw position in
/// place of the velocity under a finger; then what is solved of the last motion.
struct GestureRun {
  /// Gestures of each model.
  static var gestures: UInt64 { 160 }
  static var resultsOfGesture: UInt64 { 2 * ProofGesture.milliseconds + figures }
  static var results: UInt64 { gestures * resultsOfGesture }
  private static var figures: UInt64 { 8 }

  private let model: ScrollModel
  private var number: UInt64
  private var gesture: ProofGesture
  private var scroller: Scroller
  private var step: UInt64 = 0

  /// The results from number `first` on.
  init(_ model: ScrollModel, from first: UInt64) {
    self.model = model
    number = first / Self.resultsOfGesture
    gesture = ProofGesture(number)
    scroller = Scroller(model: model, extent: gesture.extent, offset: gesture.start)
    while step < first % Self.resultsOfGesture { _ = next() }
  }

  /// The next result.
  mutating func next() -> Double {
    if step == Self.resultsOfGesture { self = GestureRun(model, from: (number + 1) &* step) }
    defer { step += 1 }
    let millisecond = step / 2
    guard millisecond < ProofGesture.milliseconds else {
      return figure(step - 2 * ProofGesture.milliseconds)
    }
    let time = Double(millisecond) / 1000
    if step & 1 == 0 {
      move(by: gesture.drag, toMillisecond: millisecond)
      move(by: gesture.secondDrag, toMillisecond: millisecond)
      if millisecond == gesture.insetChange { changeInset(at: time) }
      return scroller.offset(at: time)
    }
    return scroller.isMoving ? scroller.velocity(at: time) : scroller.raw
  }

  private mutating func move(by drag: FingerDrag, toMillisecond millisecond: UInt64) {
    guard millisecond >= drag.start, millisecond <= drag.lift else { return }
    let time = Double(millisecond) / 1000
    if millisecond == drag.start { return scroller.beginContact(at: time) }
    let isLift = millisecond == drag.lift
    guard isLift || (millisecond - drag.start) % FingerDrag.eventInterval == 0 else { return }
    scroller.moveFinger(to: drag.travel(atMillisecond: millisecond), at: time)
    if isLift { scroller.endContact(at: time) }
  }

  /// As a refresh that begins; the content under a finger stays where it is for an even gesture, jumps for an odd one.
  private mutating func changeInset(at time: Double) {
    scroller.setTopInset(gesture.newInset, at: time, closingDuration: 0.3, rebase: number & 1 == 0)
  }

  /// Rest, its time, the edges' crossings either way, the extremes; NaN for what there is not.
  private func figure(_ index: UInt64) -> Double {
    guard let motion = scroller.motion?.trajectory else { return .nan }
    let (lowest, highest) = (scroller.extent.lowestOffset, scroller.extent.highestOffset)
    switch index {
    case 0: return scroller.restTime ?? .nan
    case 1: return motion.limit
    case 2: return motion.firstCrossing(of: lowest, rising: false, after: 0) ?? .nan
    case 3: return motion.firstCrossing(of: lowest, rising: true, after: 0) ?? .nan
    case 4: return motion.firstCrossing(of: highest, rising: true, after: 0) ?? .nan
    case 5: return motion.firstCrossing(of: highest, rising: false, after: 0) ?? .nan
    case 6: return motion.lowestOffset(from: 0, to: .infinity)
    default: return motion.highestOffset(from: 0, to: .infinity)
    }
  }
}
