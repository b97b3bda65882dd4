import GestureTraces
import Testing

@Suite("Grades of contacts")
struct ContactGradesTests {
  private func grade(
    _ told: [(Int64, TraceEvent.Kind)], layer: TraceLayer, ended: Int64? = nil
  ) -> TraceGrade {
    var integrity = TraceIntegrity()
    for (time, kind) in told {
      integrity.follow(TraceEvent(timeMicroseconds: time, layer: layer, kind: kind))
    }
    return integrity.grade(endedAtMicroseconds: ended ?? told.last?.0 ?? 0)
  }

  private func down(_ slot: Int) -> TraceEvent.Kind { .down(slot: slot, x: Double(slot), y: 0) }

  @Test("a contact that comes down twice lacks a lift: D", arguments: TraceLayer.allCases)
  func twice(layer: TraceLayer) {
    #expect(
      grade([(0, down(0)), (8000, down(0)), (16_000, .up(slot: 0))], layer: layer)
        == TraceGrade(.d, "1 contact came down again without a lift"))
  }

  @Test("a contact that is still for over ten seconds while another comes down is stuck: D")
  func stuck() {
    func grade(_ lift: Int64) -> TraceGrade {
      self.grade(
        [(0, down(0)), (5000, down(1)), (9000, .up(slot: 1)), (lift, .up(slot: 0))], layer: .evdev)
    }
    #expect(grade(10_000_000) == TraceGrade())
    #expect(
      grade(10_000_001)
        == TraceGrade(.d, "a contact was stuck: still for 10 s while others came down"))
  }

  @Test("a contact that never lifts is stuck too, and lacks its lift")
  func stuckAtTheEnd() {
    let told: [(Int64, TraceEvent.Kind)] = [(0, down(0)), (5000, down(1)), (9000, .up(slot: 1))]
    #expect(grade(told, layer: .evdev, ended: 9_000_000).letter == .c)
    #expect(grade(told, layer: .evdev, ended: 12_000_000).letter == .d)
  }

  @Test("a finger that rests alone, or one of two that came together, is not stuck")
  func resting() {
    #expect(grade([(0, down(0)), (60_000_000, .up(slot: 0))], layer: .evdev) == TraceGrade())
    let together: [(Int64, TraceEvent.Kind)] = [
      (0, down(0)), (0, down(1)), (30_000_000, .up(slot: 0)), (30_000_000, .up(slot: 1)),
    ]
    #expect(grade(together, layer: .evdev) == TraceGrade())
  }

  @Test("ten contacts at once are two hands, eleven a B")
  func many() {
    func grade(_ count: Int) -> TraceGrade {
      self.grade(
        (0..<count).map { (0, down($0)) } + (0..<count).map { (9000, .up(slot: $0)) }, layer: .evdev)
    }
    #expect(grade(10) == TraceGrade())
    #expect(grade(11) == TraceGrade(.b, "11 contacts at once, more than two hands have fingers"))
    // A lift that is missing as well weighs more.
    var again: [(Int64, TraceEvent.Kind)] = (0..<11).map { (0, down($0)) }
    again.append((4000, down(0)))
    again += (0..<11).map { (9000, .up(slot: $0)) }
    #expect(self.grade(again, layer: .evdev).letter == .d)
  }

  @Test("a second finger that comes or goes makes no gap of the first")
  func arriving() {
    var told: [(Int64, TraceEvent.Kind)] = [(0, down(0))]
    for step in 1...30 { told.append((Int64(step) * 8000, .move(slot: 0, x: 0, y: Double(step)))) }
    told.append((248_000, down(1)))
    told.append((300_000, .move(slot: 0, x: 0, y: 40)))
    told.append((308_000, .up(slot: 1)))
    told.append((360_000, .move(slot: 0, x: 0, y: 52)))
    told.append((368_000, .up(slot: 0)))
    #expect(grade(told, layer: .evdev) == TraceGrade())
  }
}
