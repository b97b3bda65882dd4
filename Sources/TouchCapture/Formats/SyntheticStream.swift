import GestureTraces

extension EvdevRecording {
  /// A recording with the events that the kernel would send for a synthetic take.
  ///
  /// - Parameter take: The take; its frames contain positions in device units.
  package init(_ take: SyntheticTake) {
    var stream = SyntheticStream(surface: take.surface)
    for frame in take.frames { stream.append(frame) }
    self.init(devices: [stream.device])
  }
}

/// Encodes frames of contacts as the kernel does: with slots, tracking numbers and buttons, and only changed values.
private struct SyntheticStream {
  private typealias Axis = EvdevCode.Absolute
  private typealias Kind = EvdevCode.Kind
  private typealias Button = EvdevCode.Button

  private(set) var device: EvdevDevice
  private let isTouchpad: Bool
  private var contacts: [Int: ContactFrame.Contact] = [:]
  private var slot = 0
  private var nextID: Int32 = 1

  /// The kernel's number for a virtual bus, `BUS_VIRTUAL` in linux/input.h.
  private static let virtualBus: UInt16 = 0x06
  /// The codes of the buttons that report the number of fingers on a touchpad, from one finger on.
  private static let tools = [
    Button.finger, Button.twoFingers, Button.threeFingers, Button.fourFingers, Button.fiveFingers,
  ]

  init(surface: SyntheticSurface) {
    isTouchpad = surface.kind == "touchpad"
    let resolution = Int32(surface.resolution)
    let x = EvdevAxis(0, Int32(surface.width) * resolution, resolution: resolution)
    let y = EvdevAxis(0, Int32(surface.height) * resolution, resolution: resolution)
    device = EvdevDevice(
      name: surface.name, bus: Self.virtualBus,
      properties: isTouchpad
        ? [EvdevCode.Property.pointer, EvdevCode.Property.buttonPad] : [EvdevCode.Property.direct],
      codes: [Kind.key: isTouchpad ? Set([Button.left, Button.touch] + Self.tools) : [Button.touch]],
      axes: [
        Axis.x: x, Axis.y: y, Axis.slot: EvdevAxis(0, 9), Axis.contactX: x, Axis.contactY: y,
        Axis.trackingID: EvdevAxis(0, 65535),
      ])
  }

  mutating func append(_ frame: ContactFrame) {
    let time = frame.timeMicroseconds
    let before = contacts.count
    for contact in frame.contacts { move(contact, at: time) }
    let present = Set(frame.contacts.map(\.slot))
    for slot in contacts.keys.sorted() where !present.contains(slot) { lift(slot, at: time) }
    changeButtons(from: before, to: contacts.count, at: time)
    device.append(at: time, Kind.synchronise, EvdevCode.Synchronise.report, 0)
  }

  private mutating func select(_ wanted: Int, at time: Int64) {
    guard wanted != slot else { return }
    slot = wanted
    device.append(at: time, Kind.absolute, Axis.slot, Int32(wanted))
  }

  private mutating func move(_ contact: ContactFrame.Contact, at time: Int64) {
    let last = contacts.updateValue(contact, forKey: contact.slot)
    guard last != contact else { return }
    select(contact.slot, at: time)
    if last == nil {
      device.append(at: time, Kind.absolute, Axis.trackingID, nextID)
      nextID += 1
    }
    if last?.x != contact.x { device.append(at: time, Kind.absolute, Axis.contactX, Int32(contact.x)) }
    if last?.y != contact.y { device.append(at: time, Kind.absolute, Axis.contactY, Int32(contact.y)) }
  }

  private mutating func lift(_ lifted: Int, at time: Int64) {
    contacts[lifted] = nil
    select(lifted, at: time)
    device.append(at: time, Kind.absolute, Axis.trackingID, -1)
  }

  private mutating func changeButtons(from before: Int, to now: Int, at time: Int64) {
    guard before != now else { return }
    if isTouchpad, before > 0 { device.append(at: time, Kind.key, Self.tools[min(before, 5) - 1], 0) }
    if before == 0 || now == 0 { device.append(at: time, Kind.key, Button.touch, now > 0 ? 1 : 0) }
    if isTouchpad, now > 0 { device.append(at: time, Kind.key, Self.tools[min(now, 5) - 1], 1) }
  }
}
