import GestureTraces
import TestSamples
import Testing

@Suite("Properties of grades")
struct GradePropertyTests {
  /// A flaw put into a whole take.
  enum Flaw: CaseIterable {
    case dropped, unplugged, suspended, unknownLoss, stray, noLift, secondDown, gap, lost, manyContacts, late

    func put(into events: inout [TraceEvent], at index: Int) {
      let layer = events[index].layer
      let time = events[index].timeMicroseconds
      func insert(_ kinds: TraceEvent.Kind...) {
        events.insert(
          contentsOf: kinds.map { TraceEvent(timeMicroseconds: time, layer: layer, kind: $0) }, at: index)
      }
      switch self {
      case .dropped: insert(.gap(.dropped))
      case .unplugged: insert(.gap(.unplugged))
      case .suspended: insert(.gap(.suspended))
      case .unknownLoss: insert(.gap(.other("eaten")))
      case .stray: insert(.up(slot: 30))
      case .noLift: insert(.down(slot: 31, x: 0, y: 0))
      case .secondDown: insert(.down(slot: 32, x: 0, y: 0), .down(slot: 32, x: 0, y: 0), .up(slot: 32))
      case .gap: for later in events.indices.dropFirst(index) { events[later].timeMicroseconds += 20_000 }
      case .lost: for later in events.indices.dropFirst(index) { events[later].timeMicroseconds += 90_000 }
      case .manyContacts:
        for slot in 40..<51 { insert(.down(slot: slot, x: 0, y: 0)) }
        for slot in 40..<51 {
          events.append(
            TraceEvent(
              timeMicroseconds: events.last?.timeMicroseconds ?? 0, layer: layer, kind: .up(slot: slot)))
        }
      case .late: for later in events.indices { events[later].arrivalMicroseconds = time + 5_000_000 }
      }
    }
  }

  private func grade(_ events: [TraceEvent], isTruncated: Bool = false) -> TraceGrade {
    var integrity = TraceIntegrity()
    for event in events { integrity.follow(event) }
    return integrity.grade(
      endedAtMicroseconds: events.last?.timeMicroseconds ?? 0, isTruncated: isTruncated)
  }

  /// A take with uneven stamps and steps, from a seed.
  private func take(_ layer: TraceLayer, seed: UInt64) -> [TraceEvent] {
    var random = SeededRandom(seed: seed)
    var finger = ScriptedFinger(layer)
    for _ in 0..<60 {
      finger.move(after: 7000 + Int64(random.next() % 2000), by: 0.5 + Double(random.next() % 100) / 100)
    }
    finger.lift()
    return finger.events
  }

  @Test("a flaw more never gives a better grade", arguments: TraceLayer.allCases, Flaw.allCases)
  func flaws(layer: TraceLayer, flaw: Flaw) {
    for seed in 0..<UInt64(Rounds.some(of: 5)) {
      var random = SeededRandom(seed: seed ^ 0x5EED)
      var events = take(layer, seed: seed)
      var letter = grade(events).letter
      #expect(letter == .a, "seed \(seed)")
      for next in [flaw] + (0..<3).map({ _ in Flaw.allCases[Int(random.next() % 11)] }) {
        next.put(into: &events, at: 5 + Int(random.next() % 40))
        let worse = grade(events).letter
        #expect(worse >= letter, "seed \(seed), \(next)")
        letter = worse
      }
    }
  }

  @Test("a take that is cut off is never better than a C, and never better than whole")
  func cutOff() {
    for seed: UInt64 in 0..<5 {
      let events = take(.evdev, seed: seed)
      for count in stride(from: 0, through: events.count, by: 7) {
        let cut = Array(events.prefix(count))
        #expect(grade(cut, isTruncated: true).letter >= .c)
        #expect(grade(cut, isTruncated: true).letter >= grade(cut).letter)
      }
    }
  }

  @Test("followed in two halves by value it is the same as in one go")
  func values() {
    let events = take(.libinput, seed: 7)
    var first = TraceIntegrity()
    for event in events.prefix(30) { first.follow(event) }
    _ = first.grade(endedAtMicroseconds: 0)
    var second = first
    for event in events.dropFirst(30) { second.follow(event) }
    var whole = TraceIntegrity()
    for event in events { whole.follow(event) }
    #expect(second == whole)
  }
}
