import GestureTraces
import Testing

@testable import TouchCapture

@Suite("Raw contacts of a take")
struct RawContactTakeTests {
  private func take(_ device: EvdevDevice) throws -> RawContactTake {
    RawContactTake(device, scale: try #require(ContactScale(device)))
  }

  @Test("millimetres by the resolution, else shares of the axes as libinput has them")
  func units() throws {
    // 15000 units of 1/100 mm; 15000 of 30001 and of 20001 values.
    let measured = try take(Recordings.touchDrag(frames: 1, resolution: 100))
    #expect(measured.events.first?.kind == .down(slot: 0, x: 150, y: 150))
    let normalised = try take(Recordings.touchDrag(frames: 1, resolution: 0))
    #expect(normalised.events.first?.kind == .down(slot: 0, x: 15000 / 30001.0, y: 15000 / 20001.0))
  }

  @Test("dropped events are a gap")
  func dropped() throws {
    var device = Recordings.touchDrag(frames: 1, lifts: false)
    device.append(at: 9000, EvdevCode.Kind.synchronise, EvdevCode.Synchronise.dropped, 0)
    device.report(at: 9000)
    device.append(at: 10_000, EvdevCode.Kind.absolute, EvdevCode.Absolute.trackingID, -1)
    device.report(at: 10_000)
    let take = try take(device)
    #expect(take.events.suffix(2).map(\.kind) == [.gap(.dropped), .up(slot: 0)])
  }

  @Test("a slot that is used again without a lift is a lift and a contact of the same time")
  func reused() throws {
    var device = Recordings.touchDrag(frames: 1, lifts: false)
    device.append(at: 20_000, EvdevCode.Kind.absolute, EvdevCode.Absolute.trackingID, 9)
    device.append(at: 20_000, EvdevCode.Kind.absolute, EvdevCode.Absolute.contactY, 100)
    device.report(at: 20_000)
    #expect(
      try take(device).events.suffix(2)
        == [
          TraceEvent(timeMicroseconds: 20_000, layer: .evdev, kind: .up(slot: 0)),
          TraceEvent(timeMicroseconds: 20_000, layer: .evdev, kind: .down(slot: 0, x: 150, y: 1)),
        ])
  }

  #if Capture
    @Test("a touchscreen's contacts are those that the real libinput gives, to the bit")
    func asLibinput() throws {
      for resolution: Int32 in [100, 0] {
        let device = Recordings.touchDrag(frames: 30, resolution: resolution)
        let played = try Played([device])
        let take = try take(device)
        #expect(take.events.map(\.kind) == played.contents)
        #expect(take.events.map(\.timeMicroseconds) == played.times)
      }
    }
  #endif
}
