import GestureTraces
import Testing

@testable import TouchCapture

/// A log's events as a trace's: when gestures begin and end, and which rows have which intent.
@Suite("A take from a log")
struct LoggedTakeTests {
  /// Scrolls of `intent`, `step` microseconds apart, on a device.
  private func scroll(
    _ device: inout LoggedDevice, from: Int64, _ count: Int = 4, step: Int64 = 10_000, intent: Intent? = .pull
  ) {
    for index in 0..<count {
      device.add(
        .scroll(TraceScroll(source: .finger, dy: 3)), at: from + Int64(index) * step, intent: intent)
    }
  }

  private func labels(_ make: (inout LoggedDevice) -> Void) -> [LabelledSpan] {
    var device = LoggedDevice()
    make(&device)
    return LoggedTake(device, ScrollOptions()).labels
  }

  // The log begins at 7 s, the trace at 0.
  @Test("a label begins where two fingers came to rest before the scroll")
  func rest() {
    let rested = labels {
      $0.add(.hold(fingers: 2), at: 7_000_000, intent: .pull)
      $0.add(.unhold(fingers: 2, cancelled: true), at: 7_200_000, intent: .pull)
      scroll(&$0, from: 7_200_000)
      $0.add(.stop, at: 7_230_000)
    }
    #expect(rested == [LabelledSpan(from: 0, to: 230_000, intent: .pull)])
  }

  @Test("where one or three fingers rested, or two that lifted again, it begins with the scroll")
  func otherRests() {
    for fingers in [1, 3] {
      let other = labels {
        $0.add(.hold(fingers: fingers), at: 7_000_000, intent: .pull)
        $0.add(.unhold(fingers: fingers, cancelled: true), at: 7_200_000, intent: .pull)
        scroll(&$0, from: 7_200_000)
        $0.add(.stop, at: 7_230_000)
      }
      #expect(other == [LabelledSpan(from: 200_000, to: 230_000, intent: .pull)])
    }
    let lifted = labels {
      $0.add(.hold(fingers: 2), at: 7_000_000, intent: .pull)
      $0.add(.unhold(fingers: 2, cancelled: false), at: 7_100_000, intent: .pull)
      scroll(&$0, from: 7_200_000)
      $0.add(.stop, at: 7_230_000)
    }
    #expect(lifted == [LabelledSpan(from: 200_000, to: 230_000, intent: .pull)])
  }

  @Test("a rest before one scroll is not the beginning of the next")
  func next() {
    let both = labels {
      $0.add(.hold(fingers: 2), at: 7_000_000, intent: .pull)
      $0.add(.unhold(fingers: 2, cancelled: true), at: 7_200_000, intent: .pull)
      scroll(&$0, from: 7_200_000)
      $0.add(.stop, at: 7_230_000)
      scroll(&$0, from: 7_500_000, intent: .fling)
      $0.add(.stop, at: 7_540_000)
    }
    #expect(
      both == [
        LabelledSpan(from: 0, to: 230_000, intent: .pull),
        LabelledSpan(from: 500_000, to: 540_000, intent: .fling),
      ])
  }

  @Test("without ends in the log a pause ends a scroll: as long as the option is none, longer is one")
  func pause() {
    func ends(after pause: Int64) -> [Int64] {
      var device = LoggedDevice()
      scroll(&device, from: 5_000_000, 2)
      scroll(&device, from: 5_010_000 + pause, 2)
      let take = LoggedTake(device, ScrollOptions())
      #expect(take.endsByPause)
      return take.events.filter { $0.kind == .stop }.map(\.timeMicroseconds)
    }
    let pause = ScrollOptions().pause
    #expect(ends(after: pause) == [pause + 20_000])
    #expect(ends(after: pause + 1) == [10_000, pause + 20_001])
  }

  @Test("a direction is guessed for fingers alone, and stated only where a scroll needs it")
  func direction() {
    var device = LoggedDevice()
    device.isLikelyNatural = true
    device.add(.scroll(TraceScroll(source: .wheel, dy: 15, v120y: 120)), at: 0)
    let wheel = LoggedTake(device, ScrollOptions())
    #expect(!wheel.hasDirection && !wheel.isNatural)
    scroll(&device, from: 10_000, 1)
    let both = LoggedTake(device, ScrollOptions())
    #expect(both.hasDirection && both.isNatural)
    #expect(
      both.events.map(\.kind) == [
        .scroll(TraceScroll(source: .wheel, dy: 15, v120y: 120)),
        .scroll(TraceScroll(source: .finger, dy: -3)), .stop,
      ])
    var options = ScrollOptions()
    options.isNatural = true
    #expect(
      LoggedTake(device, options).events.first?.kind
        == .scroll(TraceScroll(source: .wheel, dy: -15, v120y: -120)))
  }

  @Test("a second contact in one slot cancels the first; a lift of none counts as a stray, not as an event")
  func contacts() {
    var device = LoggedDevice()
    device.add(.down(slot: 1, x: 0, y: 0), at: 3_000_000)
    device.add(.down(slot: 1, x: 0, y: 5), at: 3_010_000)
    device.add(.up(slot: 1), at: 3_020_000)
    device.add(.up(slot: 1), at: 3_030_000)
    device.add(.cancel(slot: 2), at: 3_040_000)
    let take = LoggedTake(device, ScrollOptions())
    #expect(
      take.events == [
        TraceEvent(timeMicroseconds: 0, kind: .down(slot: 1, x: 0, y: 0)),
        TraceEvent(timeMicroseconds: 10_000, kind: .cancel(slot: 1)),
        TraceEvent(timeMicroseconds: 10_000, kind: .down(slot: 1, x: 0, y: 5)),
        TraceEvent(timeMicroseconds: 20_000, kind: .up(slot: 1)),
      ])
    #expect(take.end.timeMicroseconds == 20_000 && take.end.events == 4)
  }
}
