import GestureTraces
import Testing

@testable import TouchCapture

@Suite("Events of one dispatch")
struct EventBatchTests {
  private func event(_ time: Int64, _ kind: TraceEvent.Kind, device: Int = 0) -> InputEvent {
    InputEvent(device: device, time: time, content: .event(kind))
  }

  private let removal = InputEvent(device: 0, time: nil, content: .removed)

  @Test("a removal is a gap after everything the device did, stamped when it was noticed")
  func removed() {
    let batch = EventBatch([event(90, .stop), removal], dropped: [], ended: 110)
    #expect(batch.entries.map(\.content) == [.stop, .gap(.unplugged)])
    #expect(batch.entries.last?.time == 110)
    #expect(batch.removed == [0])
  }

  @Test("a loss stands before what its device did next, or at the end where nothing came")
  func loss() {
    let batch = EventBatch(
      [event(5, .stop, device: 1), event(6, .stop)], dropped: [0, 2], ended: 9)
    #expect(batch.entries.map(\.device) == [1, 0, 0, 2])
    #expect(batch.entries.map(\.time) == [5, 6, 6, 9])
    #expect(batch.entries[1].content == .gap(.dropped))
  }
}
