import PullToRefresh
import ScrollPhysics
import Testing

@testable import TraceReplay

/// Searches over frames against a look at each of them.
@Suite("Searches over frames")
struct FrameSearchTests {
  private static let clock = FrameClock(rate: 120)

  /// A fling from beyond, within or at the top, on a model, in mid-motion.
  private static func scrollers(_ model: ScrollModel) -> [Scroller] {
    let extent = ScrollExtent(contentLength: 3000, viewportLength: 600, topInset: 60)
    return [(-140.0, 0.0), (-100, 900), (400, -2500), (-60, 300), (200, -150)].map { start, velocity in
      var scroller = Scroller(model: model, extent: extent, offset: start < -60 ? -60 : start, rate: 120)
      scroller.beginContact(at: 0.1)
      let travel = start < -60 ? (-60 - start) * 3 : 0
      for step in 0...12 {
        let time = 0.1 + Double(step) * 0.008
        scroller.moveFinger(to: travel * Double(step) / 12 - velocity * (time - 0.1), at: time)
      }
      scroller.endContact(at: 0.2)
      return scroller
    }
  }

  @Test("the first frame outside an interval is never passed by", arguments: ScrollModel.all)
  func firstFrame(model: ScrollModel) {
    let (clock, last) = (Self.clock, 400)
    for scroller in Self.scrollers(model) where scroller.isMoving {
      let offsets = (25...last).map { scroller.offset(at: clock.time(of: $0)) }
      for share in [0.02, 0.3, 0.7, 0.98] {
        let bound = offsets[0] + (offsets[last - 25] - offsets[0]) * share
        for interval in [
          QuietInterval(low: bound), QuietInterval(high: bound),
          QuietInterval(low: bound - 1, high: bound + 1),
        ]
        where interval.contains(offsets[0]) {
          let first = offsets.firstIndex { !interval.contains($0) }.map { $0 + 25 } ?? last
          var found = scroller.firstFrame(
            outside: interval, after: 25, showing: scroller.offset(at: clock.time(of: 25)), before: last,
            clock)
          // A visit too many is no fault; one too few is.
          #expect(found <= first, "\(model.name)")
          while found < first {
            found = scroller.firstFrame(
              outside: interval, after: found, showing: scroller.offset(at: clock.time(of: found)),
              before: last, clock)
          }
          #expect(found == first, "\(model.name)")
        }
      }
    }
  }

  @Test(
    "the frame of rest and the last change are those that a look at each frame finds",
    arguments: ScrollModel.all)
  func restAndChange(model: ScrollModel) {
    let (clock, last) = (Self.clock, 900)
    for scroller in Self.scrollers(model) where scroller.isMoving {
      let rest = (26..<last).first { scroller.isAtRest(at: clock.time(of: $0)) } ?? last
      #expect(scroller.frameOfRest(after: 25, before: last, clock) == rest, "\(model.name)")
      let offsets = (25...last).map { scroller.offset(at: clock.time(of: $0)) }
      for end in [26, 31, 60, 200, last] {
        let change = (26...end).last { offsets[$0 - 25] != offsets[$0 - 26] }
        let found = scroller.frameOfChange(
          to: offsets[end - 25], after: 25, upTo: end, from: offsets[0], clock)
        #expect(found == change, "\(model.name) up to \(end)")
      }
    }
  }

  @Test(
    "a search asks until it has the first frame, few times", arguments: [11, 12, 18, 19, 45, 99, 100, 5000])
  func search(first: Int) {
    var (search, asked) = (FrameSearch(after: 10, before: 1000), 0)
    while let frame = search.frame {
      search.take(frame >= first)
      asked += 1
    }
    #expect(search.found == min(first, 1000))
    // Steps of 8, 16 … reach 1,000 in seven, and halving the last takes no more than ten.
    #expect(asked <= 17)
    var bounded = FrameSearch(after: 10, upTo: 6000)
    while let frame = bounded.frame { bounded.take(frame >= first) }
    #expect(bounded.found == first)
  }

  @Test("the last frame before a timer is the last that does not wait for it")
  func beforeTimer() {
    let clock = FrameClock(rate: 60)
    #expect(clock.lastFrame(before: 0.5, upTo: 100) == 29)
    #expect(clock.lastFrame(before: 0.5 + 0.9e-9, upTo: 100) == 29)
    #expect(clock.lastFrame(before: 0.5 + 1e-6, upTo: 100) == 30)
    #expect(clock.lastFrame(before: 0.5, upTo: 7) == 7)
    #expect(clock.lastFrame(before: 0, upTo: 7) == -1)
  }

  @Test("bits that differ in a log are told by the field's name")
  func differences() {
    let traits = MRefresh(originalTopInset: 0).traits
    var (one, other) = (ReplayLog(firstState: 0, traits: traits), ReplayLog(firstState: 0, traits: traits))
    #expect(one.differences(from: other).isEmpty)
    other.end = 0.1
    one.end = 0.1.nextUp
    other.enter(1, at: 0.05)
    #expect(one.differences(from: other) == ["states", "end"])
  }
}
