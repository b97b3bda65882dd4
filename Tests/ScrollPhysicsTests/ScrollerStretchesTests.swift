import ScrollPhysics
import Testing

/// A motion as stretches, against offsets a millisecond apart.
@Suite("Stretches of a motion")
struct ScrollerStretchesTests {
  /// Rounding of sums of offsets below 10⁴ pt, in points.
  private static let rounding = 1e-9

  /// Content let go at 0.1 s, 150 pt past the top with 0 to 3,000 pt/s, or thrown up from within.
  private static func scroller(
    _ model: ScrollModel, speed: Double, from offset: Double, at begin: Double = 0
  ) -> Scroller {
    let extent = ScrollExtent(contentLength: 4000, viewportLength: 600)
    var scroller = Scroller(model: model, extent: extent, offset: max(0, offset))
    scroller.beginContact(at: begin)
    for step in 0...12 {
      let time = Double(step) / 120
      scroller.moveFinger(to: (offset < 0 ? 400 : 0) + speed * time, at: begin + time)
    }
    scroller.endContact(at: begin + 0.1)
    return scroller
  }

  /// Moments of a stretch, a millisecond apart; of a motion by the tick its ticks, which are the frames of 60 Hz.
  private static func moments(_ scroller: Scroller, from start: Double, to end: Double) -> [Double] {
    guard scroller.motion?.trajectory.ticks != nil else {
      return Array(stride(from: start, to: end, by: 0.001))
    }
    let slack = 1e-6
    return stride(from: (start * 60 - slack).rounded(.up), to: end * 60 - slack, by: 1).map { $0 / 60 }
  }

  @Test("the offset never turns within a stretch", arguments: ScrollModel.all)
  func monotone(model: ScrollModel) {
    var moving = 0
    for (speed, offset) in [(0.0, -1.0), (1500, -1), (-900, -1), (-2500, 300), (1800, 500)] {
      let scroller = Self.scroller(model, speed: speed, from: offset)
      guard let start = scroller.motionStart else { continue }
      moving += 1
      var (time, end) = (start, scroller.stretchEnd(after: start))
      for _ in 0..<6 {
        let isMonotone = Self.goesOneWay(scroller, from: time, to: min(end, time + 3))
        #expect(isMonotone, "\(model.name) at \(speed) from \(offset), stretch from \(time)")
        guard end < .infinity else { break }
        (time, end) = (end, scroller.stretchEnd(after: end))
      }
    }
    // Content of these two moves only under a finger.
    #expect(moving >= 3 || model == .iced || model == .useGesture, "\(model.name)")
  }

  @Test("a stretch ends later than it begins, however sums of times round", arguments: ScrollModel.all)
  func progress(model: ScrollModel) {
    for begin in stride(from: 0.0, to: 10, by: 0.37) {
      for (speed, offset) in [(0.0, -1.0), (1500, -1), (-2500, 300), (1800, 500)] {
        let scroller = Self.scroller(model, speed: speed, from: offset, at: begin)
        guard var time = scroller.motionStart else { continue }
        // A motion has five pieces; a spring turns ever again.
        for _ in 0..<12 where time < .infinity {
          let end = scroller.stretchEnd(after: time)
          #expect(end > time, "\(model.name) at \(speed) from \(offset), begun at \(begin)")
          time = end
        }
      }
    }
  }

  /// Content that is let go past the top, whose edge is put where it is while it still goes out: what is left of its velocity bounces.
  private static func slowBounce(_ model: ScrollModel, speed: Double, after delay: Double) -> Scroller {
    var scroller = Self.scroller(model, speed: speed, from: -1)
    let time = 0.1 + delay
    let inset = -scroller.offset(at: time)
    scroller.setTopInset(inset > 0 ? inset : 0, at: time, closingDuration: 0.3, rebase: false)
    return scroller
  }

  /// True if the offsets of a stretch go one way alone.
  private static func goesOneWay(_ scroller: Scroller, from start: Double, to end: Double) -> Bool {
    let offsets = moments(scroller, from: start, to: end).map { scroller.offset(at: $0) }
    guard let first = offsets.first, let last = offsets.last else { return true }
    return zip(offsets, offsets.dropFirst()).allSatisfy {
      last >= first ? $0 <= $1 + rounding : $0 >= $1 - rounding
    }
  }

  @Test(
    "of a slow bounce too, but where it may be shown at its edge and leave it again",
    arguments: ScrollModel.all)
  func slow(model: ScrollModel) {
    var (steps, all) = (0, 0)
    for speed in [600.0, 1200, 2400] {
      for delay in stride(from: 0.001, to: 0.1, by: 0.001) {
        let scroller = Self.slowBounce(model, speed: speed, after: delay)
        guard scroller.motionStart != nil else { continue }
        var time = 0.1 + delay
        for _ in 0..<4 {
          let end = min(scroller.stretchEnd(after: time), time + 1)
          let isOneWay = Self.goesOneWay(scroller, from: time, to: end)
          let maySnap = scroller.maySnap(at: time)
          all += 1
          if !isOneWay { steps += 1 }
          #expect(
            isOneWay || maySnap,
            "\(model.name), \(speed) pt/s, \(delay) s after the lift, stretch from \(time)")
          guard end < time + 1 else { break }
          time = end
        }
      }
    }
    // Flutter's own spring does it, here at a lift in a hundred or so; no other does.
    #expect(
      (steps > 0) == [.flutterIOS, .flutterDesktop].contains(model), "\(model.name): \(steps) of \(all)")
  }

  @Test("content at rest stays so until something moves it", arguments: ScrollModel.all)
  func restStays(model: ScrollModel) {
    for speed in [0.0, 30, 120, 600, 2400, -900] {
      for delay in [0.0, 0.005, 0.02, 0.04] {
        let scroller =
          delay == 0
          ? Self.scroller(model, speed: speed, from: -1) : Self.slowBounce(model, speed: speed, after: delay)
        let all = (0..<3000).map { scroller.isAtRest(at: 0.1 + delay + Double($0) / 1000) }
        let first = all.firstIndex(of: true) ?? all.count
        #expect(all[first...].allSatisfy { $0 }, "\(model.name), \(speed) pt/s, \(delay) s after the lift")
      }
    }
  }

  @Test(
    "nothing counts as at rest before the earliest rest, and what is known is the rest itself",
    arguments: ScrollModel.all)
  func rest(model: ScrollModel) throws {
    for (speed, offset) in [(1500.0, -1.0), (-2500, 300)] {
      let scroller = Self.scroller(model, speed: speed, from: offset)
      guard scroller.isMoving else { continue }
      let (earliest, rest) = (scroller.earliestRest, try #require(scroller.restTime))
      #expect(earliest <= rest)
      if scroller.isRestKnown { #expect(earliest == rest) }
      if earliest > 0.1 { #expect(!scroller.isAtRest(at: earliest.nextDown)) }
    }
  }

  @Test("content at rest and under a finger has no stretch that ends")
  func still() {
    var scroller = Scroller(
      model: .uikit, extent: ScrollExtent(contentLength: 4000, viewportLength: 600), offset: 0)
    #expect(scroller.stretchEnd(after: 0) == .infinity)
    #expect(scroller.motionStart == nil)
    #expect(scroller.earliestRest == .infinity)
    scroller.beginContact(at: 1)
    #expect(!scroller.hasMoved)
    scroller.moveFinger(to: 30, at: 1.01)
    #expect(scroller.hasMoved)
    #expect(scroller.raw(atTravel: 30) == scroller.raw)
    #expect(scroller.stretchEnd(after: 1.01) == .infinity)
  }
}
