import TextFormats
import Testing

@testable import SystemChecks

@Suite("When a finger was down, by a log")
struct OffsetContactsTests {
  private func contacts(
    _ fingers: [Double?] = [nil, nil, nil], touches: [Double] = [], lifts: [Double] = []
  ) -> OffsetContacts {
    let rows = fingers.enumerated().map {
      OffsetSeries.Row(time: Double($0.offset), offset: 0, finger: $0.element, location: "")
    }
    return OffsetContacts(rows, touches: touches, lifts: lifts)
  }

  @Test(
    "a contact goes from a touch to the next lift; without one of them, from the log's begin or to its end")
  func marks() {
    let cases: [(touches: [Double], lifts: [Double], spans: [ClosedRange<Double>])] = [
      ([0.5], [1.5], [0.5...1.5]), ([0.5, 2], [1, 2], [0.5...1, 2...2]), ([0.5], [], [0.5...2]),
      ([], [1], [0...1]), ([1], [0.25, 1.5], [0...0.25, 1...1.5]), ([3], [], [3...3]),
    ]
    for (touches, lifts, spans) in cases {
      let contacts = contacts(touches: touches, lifts: lifts)
      #expect(contacts.spans == spans && contacts.isKnown, "\(touches) \(lifts)")
    }
  }

  @Test("without touches, a contact is a run of rows with a finger, from its first to its last")
  func rows() {
    let known = contacts([nil, 5, 6, 7, nil, 8, nil, nil, 9, 9])
    #expect(known.isKnown && known.spans == [1...3, 5...5, 8...9])
    #expect(
      [0.9, 1, 2, 3, 3.1, 5, 5.1, 8].map(known.isDown) == [false, true, true, true, false, true, false, true])
    let unknown = contacts([nil, nil])
    #expect(!unknown.isKnown && unknown.spans.isEmpty && !unknown.isDown(at: 0))
  }

  @Test("the lift after a time is the first at it or later, the one before it the last at it or earlier")
  func lifts() {
    let log = ObservedLog(
      path: "a.log", samples: [.init(time: 10, offset: 0, location: "")],
      events: [12, 14].map { .init(time: $0, mark: .lift, location: "") } + [
        .init(time: 13, mark: .touch, location: "")
      ],
      clock: .stamps)
    #expect(
      [1, 2, 2.5, 4, 4.5].map { OffsetContacts.lift(after: $0, in: log, start: 10) } == [2, 2, 4, 4, nil])
    #expect(
      [1, 2, 3.5, 4, 4.5].map { OffsetContacts.lift(before: $0, in: log, start: 10) } == [nil, 2, 2, 4, 4])
  }
}
