import Testing

@testable import GestureTraces
@testable import TraceStorage

/// What a block's columns can hold: each limit exactly at it, and beside it, by both readers.
@Suite("Limits of columns")
struct ColumnLimitsTests {
  private enum Outcome: Equatable {
    case read([TraceEvent])
    case refused(CorpusProblem)
    /// The columns do not hold the events; a corpus then stores the trace's text.
    case notHeld
  }

  /// What the careful reader gives for the columns of these events, and what the quick one gives; nil where it leaves them.
  private func outcome(_ events: [TraceEvent]) throws -> (careful: Outcome, quick: [TraceEvent]?) {
    let end = TraceReader.longestTime
    var bytes: [UInt8] = []
    guard ColumnWriter.append(events, to: &bytes) else { return (.notHeld, nil) }
    let reader = try ColumnReader(bytes.span.bytes, at: 0, events: events.count)
    let quick = reader.quickEvents(bytes.span.bytes, atMost: end)
    do throws(CorpusProblem) {
      return (.read(try reader.carefulEvents(bytes.span.bytes, atMost: end)), quick)
    } catch { return (.refused(error), quick) }
  }

  @Test("a block has 255 shapes of events, of which the quick reader takes 16")
  func shapes() throws {
    // 100 fingers, in three kinds of events.
    let all = (0..<300).map { number in
      let fingers = 1 + number % 100
      let kinds: [TraceEvent.Kind] = [
        .hold(fingers: fingers), .unhold(fingers: fingers, cancelled: false),
        .unhold(fingers: fingers, cancelled: true),
      ]
      return TraceEvent(timeMicroseconds: Int64(number), kind: kinds[number / 100])
    }
    for count in [1, 16, 17, 255] {
      let events = Array(all[..<count])
      let (careful, quick) = try outcome(events)
      #expect(careful == .read(events) && quick == (count <= 16 ? events : nil), "\(count)")
    }
    #expect(try outcome(Array(all[..<256])).careful == .notHeld)
  }

  @Test("times and arrivals go from 0 to a trace's longest time, and a position to the furthest")
  func ranges() throws {
    let last = TraceReader.longestTime
    let (late, disordered) = (
      CorpusProblem.impossible("a time is out of its range"),
      CorpusProblem.impossible("times go back, or are out of their range")
    )
    func stop(_ time: Int64, arrival: Int64? = nil) -> TraceEvent {
      TraceEvent(timeMicroseconds: time, arrivalMicroseconds: arrival, kind: .stop)
    }
    func down(x: Double, y: Double) -> TraceEvent {
      TraceEvent(timeMicroseconds: 0, kind: .down(slot: 0, x: x, y: y))
    }
    let most = TraceEvent.furthest
    for events in [
      [stop(0)], [stop(last)], [stop(5), stop(5)], [stop(last - 1, arrival: last)], [stop(5, arrival: 5)],
      [down(x: most, y: -most)], [down(x: -most, y: most)],
    ] {
      let (careful, quick) = try outcome(events)
      #expect(careful == .read(events) && quick == events, "\(events)")
    }
    // The quick reader leaves an arrival before its event, and one more than 2³² µs after it.
    for events in [[stop(5, arrival: 0)], [stop(5, arrival: last)]] {
      let (careful, quick) = try outcome(events)
      #expect(careful == .read(events) && quick == nil, "\(events)")
    }
    for (events, problem) in [
      ([stop(last + 1)], late), ([stop(-1)], late), ([stop(5), stop(4)], disordered),
      ([stop(last, arrival: last + 1)], disordered), ([stop(5, arrival: -1)], disordered),
    ] {
      let (careful, quick) = try outcome(events)
      #expect(careful == .refused(problem) && quick == nil, "\(events)")
    }
    for (x, y) in [(most.nextUp, 0), (-most.nextUp, 0), (0, most.nextUp), (0, -most.nextUp)] {
      let (careful, quick) = try outcome([down(x: x, y: y)])
      guard case .refused = careful, quick == nil else {
        Issue.record("(\(x), \(y)): \(careful), \(String(describing: quick))")
        continue
      }
    }
  }

  @Test("a move may go half as far as the furthest by the quick reader, and no farther by any, on each side")
  func moves() throws {
    for (signX, signY) in [(1.0, 1.0), (1, -1), (-1, 1), (-1, -1)] {
      func events(_ x: Double, _ y: Double) -> [TraceEvent] {
        let kinds: [TraceEvent.Kind] = [
          .down(slot: 0, x: signX, y: signY), .move(slot: 0, x: signX * x, y: signY * y),
          .move(slot: 0, x: signX * 2, y: signY * 2), .up(slot: 0),
        ]
        return kinds.enumerated().map { TraceEvent(timeMicroseconds: Int64($0.offset), kind: $0.element) }
      }
      let near = events(500_000, 400_000)
      let (careful, quick) = try outcome(near)
      #expect(careful == .read(near) && quick == near)
      for (x, y) in [(2_000_000.0, 1.0), (1, 2_000_000)] {
        let (careful, quick) = try outcome(events(x, y))
        guard case .refused = careful, quick == nil else {
          Issue.record("(\(signX * x), \(signY * y)): \(careful), \(String(describing: quick))")
          continue
        }
      }
    }
  }

  @Test("a number takes the fewest bytes that hold the column's span")
  func widths() {
    for (span, width) in [
      (0, 0), (1, 1), (0xFF, 1), (0x100, 2), (0xFFFF, 2), (0x1_0000, 4), (0xFFFF_FFFF, 4), (0x1_0000_0000, 8),
    ] as [(Int64, Int)] {
      let form = ColumnForm(of: [-7, -7 + span], decimals: 0)
      #expect(form.width == width && form.base == -7, "\(span)")
    }
  }
}
