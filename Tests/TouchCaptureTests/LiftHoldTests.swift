import GestureTraces
import Testing

@testable import TouchCapture

@Suite("Lifts held back")
struct LiftHoldTests {
  private func entry(_ time: Int64, _ content: TraceEvent.Kind, device: Int = 0) -> EventBatch.Entry {
    EventBatch.Entry(device: device, time: time, content: content)
  }

  private func contents(_ arrived: [LiftHold.Arrived]) -> [TraceEvent.Kind] { arrived.map(\.entry.content) }

  @Test("a lift is stored once its time is over, with its own stamp and arrival")
  func lifted() {
    var hold = LiftHold()
    #expect(hold.pass(entry(1000, .stop), arrival: 1500).isEmpty)
    #expect(hold.due == 1500 + LiftHold.patience)
    #expect(hold.takeOverdue(at: 1499 + LiftHold.patience).isEmpty)
    let expected = [LiftHold.Arrived(entry: entry(1000, .stop), arrival: 1500)]
    #expect(hold.takeOverdue(at: 1500 + LiftHold.patience) == expected)
    #expect(hold.due == nil)
  }

  @Test("what the device does next releases its lifts at once, and no other device's")
  func nextEvent() {
    var hold = LiftHold()
    _ = hold.pass(entry(1, .up(slot: 0)), arrival: 1)
    _ = hold.pass(entry(2, .stop, device: 1), arrival: 2)
    let down = TraceEvent.Kind.down(slot: 0, x: 1, y: 2)
    #expect(contents(hold.pass(entry(3, down), arrival: 3)) == [.up(slot: 0), down])
    #expect(contents(hold.takeRest()) == [.stop])
  }

  @Test("a device that is pulled out lifted nothing: a gap stands where the first made-up lift was")
  func pulledOut() {
    var hold = LiftHold()
    _ = hold.pass(entry(1000, .unhold(fingers: 2, cancelled: false)), arrival: 1100)
    _ = hold.pass(entry(9000, .cancel(slot: 0)), arrival: 9100)
    let gap = entry(1000, .gap(.unplugged))
    #expect(
      hold.pass(entry(9200, .gap(.unplugged)), arrival: 9300) == [
        LiftHold.Arrived(entry: gap, arrival: 9300)
      ])
    #expect(hold.takeRest().isEmpty)
  }

  @Test("a lift long before the device was pulled out stays")
  func liftedBefore() {
    var hold = LiftHold()
    _ = hold.pass(entry(1000, .stop), arrival: 1000 + LiftHold.patience)
    let passed = hold.pass(
      entry(1000 + LiftHold.patience, .gap(.unplugged)), arrival: 1000 + LiftHold.patience)
    #expect(contents(passed) == [.stop, .gap(.unplugged)])
    #expect(passed.last?.entry.time == 1000 + LiftHold.patience)
  }

  @Test("other losses are no end of the device")
  func dropped() {
    var hold = LiftHold()
    _ = hold.pass(entry(1, .stop), arrival: 1)
    #expect(contents(hold.pass(entry(2, .gap(.dropped)), arrival: 2)) == [.stop, .gap(.dropped)])
  }
}
