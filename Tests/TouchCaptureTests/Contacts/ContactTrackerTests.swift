import Testing

@testable import TouchCapture

@Suite("Contact tracker")
struct ContactTrackerTests {
  private typealias Axis = EvdevCode.Absolute
  private typealias Kind = EvdevCode.Kind
  private typealias Button = EvdevCode.Button

  /// Frames of a device's events.
  private func frames(_ device: EvdevDevice) -> [TouchFrame] {
    var tracker = ContactTracker(device)
    return device.events.compactMap { tracker.take($0) }
  }

  /// Places by slot, as `[x, y]`.
  private func positions(_ device: EvdevDevice) -> [[Int: [Int32]]] {
    frames(device).map { $0.contacts.mapValues { [$0.x, $0.y] } }
  }

  /// A touchpad that knows one place only, with a count of fingers.
  private func oldTouchpad() -> EvdevDevice {
    EvdevDevice(
      name: "Old Pad", properties: [EvdevCode.Property.pointer],
      codes: [Kind.key: [Button.touch, Button.finger, Button.twoFingers]],
      axes: [Axis.x: EvdevAxis(0, 1000), Axis.y: EvdevAxis(0, 600)])
  }

  @Test("slots keep what was not sent again, also from one contact to the next")
  func slots() {
    var device = Recordings.touchscreen()
    device.contact(at: 0, slot: 0, id: 1, x: 10, y: 20)
    device.contact(at: 0, slot: 1, id: 2, x: 30, y: 40)
    device.report(at: 0)
    device.append(at: 1, Kind.absolute, Axis.trackingID, -1)
    device.report(at: 1)
    device.append(at: 2, Kind.absolute, Axis.trackingID, 3)
    device.append(at: 2, Kind.absolute, Axis.contactY, 41)
    device.report(at: 2)
    #expect(
      positions(device) == [[0: [10, 20], 1: [30, 40]], [0: [10, 20]], [0: [10, 20], 1: [30, 41]]])
    let serials = frames(device).compactMap { $0.contacts[1]?.serial }
    #expect(serials.count == 2 && serials[0] != serials[1])
  }

  @Test("a slot that moves before it came down was down before, and is met when its place is known")
  func strays() {
    var device = Recordings.touchscreen()
    device.append(at: 0, Kind.absolute, Axis.contactX, 10)
    device.report(at: 0)
    device.append(at: 1, Kind.absolute, Axis.contactY, 20)
    device.report(at: 1)
    let found = frames(device)
    #expect(found[0].contacts.isEmpty)
    #expect(found[1].contacts[0] == TouchPoint(serial: 0, x: 10, y: 20, isStray: true))
  }

  @Test("without slots a contact is followed by its number, or else by the nearest place")
  func anonymous() {
    for numbers in [[5, 6], nil] as [[Int32]?] {
      var device = EvdevDevice(
        name: "A", properties: [EvdevCode.Property.direct],
        axes: [Axis.contactX: EvdevAxis(0, 999), Axis.contactY: EvdevAxis(0, 999)])
      let list = { (device: inout EvdevDevice, time: Int64, contacts: [(Int, Int32, Int32)]) in
        for (finger, x, y) in contacts {
          if let numbers { device.append(at: time, Kind.absolute, Axis.trackingID, numbers[finger]) }
          device.append(at: time, Kind.absolute, Axis.contactX, x)
          device.append(at: time, Kind.absolute, Axis.contactY, y)
          device.append(at: time, Kind.synchronise, EvdevCode.Synchronise.contact, 0)
        }
        device.report(at: time)
      }
      list(&device, 0, [(0, 100, 100), (1, 800, 800)])
      // The list is turned round; nobody changed places.
      list(&device, 1, [(1, 790, 800), (0, 110, 100)])
      list(&device, 2, [(1, 780, 800)])
      device.append(at: 3, Kind.synchronise, EvdevCode.Synchronise.contact, 0)
      device.report(at: 3)
      #expect(
        positions(device) == [
          [0: [100, 100], 1: [800, 800]], [0: [110, 100], 1: [790, 800]], [1: [780, 800]], [:],
        ])
    }
  }

  @Test("one position and a count of two fingers is two contacts at one place")
  func counted() {
    var device = oldTouchpad()
    device.append(at: 0, Kind.absolute, Axis.x, 300)
    device.append(at: 0, Kind.absolute, Axis.y, 200)
    device.buttons(at: 0, [Button.touch, Button.finger], 1)
    device.report(at: 0)
    device.buttons(at: 1, [Button.finger], 0)
    device.buttons(at: 1, [Button.twoFingers], 1)
    device.append(at: 1, Kind.absolute, Axis.y, 210)
    device.report(at: 1)
    device.buttons(at: 2, [Button.touch, Button.twoFingers], 0)
    device.report(at: 2)
    #expect(positions(device) == [[0: [300, 200]], [0: [300, 210], 1: [300, 210]], [:]])
  }

  @Test("a touchscreen's tool for two fingers is no second contact: each contact is in its list")
  func toolOfScreen() {
    // evemu-devices, touchscreen_N-Trig_MultiTouch: codes and first frames as there. One finger, BTN_TOOL_DOUBLETAP down.
    var device = EvdevDevice(
      name: "N-Trig MultiTouch", codes: [Kind.key: [Button.touch, Button.twoFingers]],
      axes: [
        Axis.x: EvdevAxis(0, 9600), Axis.y: EvdevAxis(0, 7200), Axis.contactX: EvdevAxis(0, 9600),
        Axis.contactY: EvdevAxis(0, 7200),
      ])
    for (index, place) in [(205, 183), (203, 182), (207, 184)].enumerated() {
      let time = Int64(index) * 10_000
      device.append(at: time, Kind.absolute, Axis.contactX, Int32(place.0))
      device.append(at: time, Kind.absolute, Axis.contactY, Int32(place.1))
      device.append(at: time, Kind.synchronise, EvdevCode.Synchronise.contact, 0)
      if index == 0 { device.buttons(at: time, [Button.twoFingers, Button.touch], 1) }
      device.report(at: time)
    }
    device.buttons(at: 30_000, [Button.twoFingers, Button.touch], 0)
    device.report(at: 30_000)
    #expect(positions(device) == [[0: [205, 183]], [0: [203, 182]], [0: [207, 184]], [:]])
  }

  @Test("a finger that hovers is no contact: only the touch button says that it is down")
  func hover() {
    var device = oldTouchpad()
    device.append(at: 0, Kind.absolute, Axis.x, 300)
    device.append(at: 0, Kind.absolute, Axis.y, 200)
    device.buttons(at: 0, [Button.finger], 1)
    device.report(at: 0)
    device.buttons(at: 1, [Button.touch], 1)
    device.report(at: 1)
    #expect(positions(device) == [[:], [0: [300, 200]]])
  }

  @Test("after dropped events the rest of that frame is thrown away, and the next frame says so")
  func dropped() {
    var device = Recordings.touchscreen()
    device.contact(at: 0, slot: 0, id: 1, x: 10, y: 20)
    device.report(at: 0)
    device.append(at: 1, Kind.synchronise, EvdevCode.Synchronise.dropped, 0)
    device.append(at: 1, Kind.absolute, Axis.contactY, 999)
    device.report(at: 1)
    device.append(at: 2, Kind.absolute, Axis.contactY, 30)
    device.report(at: 2)
    let found = frames(device)
    #expect(found.map(\.timeMicroseconds) == [0, 2])
    #expect(found.map(\.isAfterLoss) == [false, true])
    #expect(found.last?.contacts[0]?.y == 30)
  }

  @Test("a frame says what it changed: lifts, then who came or moved, by slot; what stays is not told")
  func changes() {
    var device = Recordings.touchscreen()
    device.contact(at: 0, slot: 1, id: 1, x: 10, y: 20)
    device.contact(at: 0, slot: 0, id: 2, x: 30, y: 40)
    device.report(at: 0)
    device.append(at: 1, Kind.absolute, Axis.contactX, 31)
    device.append(at: 1, Kind.absolute, Axis.slot, 1)
    device.append(at: 1, Kind.absolute, Axis.trackingID, 3)
    device.append(at: 1, Kind.absolute, Axis.slot, 2)
    device.append(at: 1, Kind.absolute, Axis.contactX, 5)
    device.report(at: 1)
    device.append(at: 2, Kind.absolute, Axis.contactX, 5)
    device.report(at: 2)
    let told = frames(device).map { $0.changes.map { "\($0.kind) \($0.slot) \($0.point.x),\($0.point.y)" } }
    #expect(
      told == [
        ["arrival 0 30,40", "arrival 1 10,20"],
        ["lift 1 10,20", "move 0 31,40", "arrival 1 10,20"], [],
      ])
  }

  @Test("a finger that is only counted never stands in the slot of one that has a place")
  func countedBeside() {
    var device = EvdevDevice(
      name: "Pad", properties: [EvdevCode.Property.pointer],
      codes: [Kind.key: [Button.touch, Button.finger, Button.threeFingers, Button.twoFingers]],
      axes: [
        Axis.contactX: EvdevAxis(0, 999), Axis.contactY: EvdevAxis(0, 999), Axis.slot: EvdevAxis(0, 1),
      ])
    // The device says it has two slots, and uses a third.
    device.contact(at: 0, slot: 0, id: 1, x: 10, y: 20)
    device.contact(at: 0, slot: 2, id: 2, x: 30, y: 40)
    device.buttons(at: 0, [Button.touch, Button.threeFingers], 1)
    device.report(at: 0)
    #expect(positions(device) == [[0: [10, 20], 2: [30, 40], 3: [10, 20]]])
  }

  @Test("a slot that no device has is not chosen, at the start of a recording as in it")
  func impossibleSlots() {
    var device = Recordings.touchscreen()
    device.contact(at: 0, slot: 1, id: 1, x: 10, y: 20)
    device.append(at: 0, Kind.absolute, Axis.slot, 300)
    device.append(at: 0, Kind.absolute, Axis.contactY, 21)
    device.report(at: 0)
    #expect(positions(device) == [[1: [10, 21]]])
    #expect(InitialState(of: device).entries.isEmpty)
  }

  /// Two fingers down, then a loss.
  private func loss(_ button: UInt16 = Button.touch) -> EvdevDevice {
    var device = Recordings.touchscreen()
    device.contact(at: 0, slot: 0, id: 1, x: 10, y: 20)
    device.contact(at: 0, slot: 1, id: 2, x: 30, y: 40)
    device.buttons(at: 0, [button], 1)
    device.report(at: 0)
    device.append(at: 1, Kind.synchronise, EvdevCode.Synchronise.dropped, 0)
    return device
  }

  @Test("a lift that was lost shows when the touch button changes, in the frame of the loss as well")
  func lostLifts() {
    var late = loss()
    late.report(at: 1)
    late.buttons(at: 2, [Button.touch], 0)
    late.report(at: 2)
    #expect(positions(late) == [[0: [10, 20], 1: [30, 40]], [:]])
    var within = loss()
    within.buttons(at: 1, [Button.touch], 0)
    within.report(at: 1)
    within.report(at: 2)
    #expect(positions(within) == [[0: [10, 20], 1: [30, 40]], [:]])
    // The button went up and down again: who is down now came after the loss.
    var again = loss()
    again.report(at: 1)
    again.contact(at: 2, slot: 0, id: 3, x: 11, y: 21)
    again.buttons(at: 2, [Button.touch], 1)
    again.report(at: 2)
    #expect(positions(again) == [[0: [10, 20], 1: [30, 40]], [0: [11, 21]]])
    #expect(frames(again)[1].changes.map(\.kind) == [.lift, .lift, .arrival])
  }

  @Test("with two fingers down a place after a loss counts once its slot is told; with one it counts at once")
  func lostSlot() {
    var device = loss()
    device.report(at: 1)
    device.append(at: 2, Kind.absolute, Axis.contactX, 99)
    device.report(at: 2)
    device.append(at: 3, Kind.absolute, Axis.slot, 0)
    device.append(at: 3, Kind.absolute, Axis.contactX, 12)
    device.report(at: 3)
    #expect(positions(device).dropFirst() == [[0: [10, 20], 1: [30, 40]], [0: [12, 20], 1: [30, 40]]])
  }
}
