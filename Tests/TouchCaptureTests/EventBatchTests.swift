import GestureTraces
import Testing

@testable import TouchCapture

@Suite("Events of one dispatch")
struct EventBatchTests {
  private func event(_ time: Int64, _ content: InputEvent.Content, device: Int = 0) -> InputEvent {
    InputEvent(device: device, time: time, content: content)
  }

  private let removal = InputEvent(device: 0, time: nil, content: .removed)

  @Test("a lift before the dispatch began stays, though the device leaves in the same one")
  func realLift() {
    let batch = EventBatch([event(90, .stop), removal], dropped: [], began: 100, ended: 110)
    #expect(batch.entries.map(\.content) == [.input(.stop), .gap(.unplugged)])
  }

  @Test("what libinput makes up at a removal is replaced by the gap, of that device only")
  func madeUp() {
    let events = [
      event(90, .down(slot: 0, x: 1, y: 2)), event(105, .stop, device: 1), event(105, .cancel(slot: 0)),
      removal,
    ]
    let batch = EventBatch(events, dropped: [], began: 100, ended: 110)
    #expect(
      batch.entries.map(\.content) == [
        .input(.down(slot: 0, x: 1, y: 2)), .input(.stop), .gap(.unplugged),
      ])
    #expect(batch.entries.last?.time == 110)
  }

  @Test("a loss stands before what its device did next, or at the end where nothing came")
  func loss() {
    let batch = EventBatch(
      [event(5, .stop, device: 1), event(6, .stop)], dropped: [0, 2], began: 0, ended: 9)
    #expect(batch.entries.map(\.device) == [1, 0, 0, 2])
    #expect(batch.entries.map(\.time) == [5, 6, 6, 9])
    #expect(batch.entries[1].content == .gap(.dropped))
  }
}
