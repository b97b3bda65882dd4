import Testing

@testable import GestureTraces

/// Losses that both layers report within a second are one.
@Suite("Counts of losses")
struct LossCountTests {
  private func count(_ losses: [(time: Int64, layer: TraceLayer)]) -> LossCount {
    var count = LossCount()
    for loss in losses { count.count(at: loss.time, layer: loss.layer) }
    return count
  }

  @Test("a second apart they may be one, a microsecond more and they are two")
  func window() {
    #expect(count([(5_000_000, .libinput), (6_000_000, .evdev)]).total == 1)
    #expect(count([(5_000_000, .libinput), (6_000_001, .evdev)]).total == 2)
    // In the order of the file a layer may be behind the other.
    #expect(count([(6_000_000, .evdev), (5_000_000, .libinput)]).total == 1)
    #expect(count([(6_000_001, .evdev), (5_000_000, .libinput)]).total == 2)
  }

  @Test("the second counts from the newest loss")
  func chain() {
    let losses: [(time: Int64, layer: TraceLayer)] = [
      (5_000_000, .libinput), (5_900_000, .libinput), (6_800_000, .evdev),
    ]
    #expect(count(losses).total == 2)
    // One that comes late does not put the clock back.
    #expect(count([(6_000_000, .libinput), (5_500_000, .evdev), (6_900_000, .evdev)]).total == 2)
  }

  @Test("of one layer each loss counts, and what was before is kept")
  func sums() {
    #expect(count([(0, .evdev), (10, .evdev), (20, .libinput)]).total == 2)
    #expect(count([(0, .evdev), (9_000_000, .evdev), (20_000_000, .libinput)]).total == 3)
    #expect(count([]).times == nil && count([(0, .evdev)]).times == "once")
    #expect(count([(0, .evdev), (1, .evdev)]).times == "2 times")
  }
}
