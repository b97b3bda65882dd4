import TouchCapture

/// The devices and movements that tests play: made here, so that every number in a test can be worked out by hand.
enum Recordings {
  private typealias Code = EvdevCode.Absolute
  private typealias Kind = EvdevCode.Kind
  private typealias Button = EvdevCode.Button

  /// A touchpad of 100 × 60 mm, 30 units a millimetre, five slots.
  static func touchpad(resolution: Int32 = 30) -> EvdevDevice {
    let x = EvdevAxis(0, 3000, resolution: resolution)
    let y = EvdevAxis(0, 1800, resolution: resolution)
    return EvdevDevice(
      name: "Test Touchpad", bus: 0x18, vendor: 0x04f3, product: 0x30ba, version: 0x100,
      properties: [EvdevCode.Property.pointer, EvdevCode.Property.buttonPad],
      codes: [
        Kind.key: [
          Button.left, Button.finger, Button.fiveFingers, Button.touch, Button.twoFingers,
          Button.threeFingers, Button.fourFingers,
        ]
      ],
      axes: [
        Code.x: x, Code.y: y, Code.slot: EvdevAxis(0, 4), Code.contactX: x, Code.contactY: y,
        Code.trackingID: EvdevAxis(0, 65535),
      ])
  }

  /// A touchscreen of 300 × 200 mm, ten slots; without `resolution` the kernel does not know its size.
  static func touchscreen(resolution: Int32 = 100) -> EvdevDevice {
    let x = EvdevAxis(0, 30000, resolution: resolution)
    let y = EvdevAxis(0, 20000, resolution: resolution)
    return EvdevDevice(
      name: "Test Touchscreen", bus: 0x03, vendor: 0x1234, product: 0x9999, version: 0x100,
      properties: [EvdevCode.Property.direct], codes: [Kind.key: [Button.touch]],
      axes: [
        Code.x: x, Code.y: y, Code.slot: EvdevAxis(0, 9), Code.contactX: x, Code.contactY: y,
        Code.trackingID: EvdevAxis(0, 65535),
      ])
  }

  /// A mouse with a wheel.
  static func mouse() -> EvdevDevice {
    EvdevDevice(
      name: "Test Mouse", bus: 0x03, vendor: 1, product: 2,
      codes: [
        Kind.key: [0x110, 0x111, 0x112],
        Kind.relative: [EvdevCode.Relative.x, EvdevCode.Relative.y, EvdevCode.Relative.wheel, 0x0b],
      ])
  }

  /// A keyboard: Escape to D and some more.
  static func keyboard() -> EvdevDevice {
    EvdevDevice(
      name: "Test Keyboard", bus: 0x11, vendor: 1, product: 1, codes: [Kind.key: Set(1...127)])
  }

  /// Two fingers down at 1300 units, `frames` steps of `step` units up every 8 ms, both lifted.
  static func twoFingerScroll(frames: Int, step: Int32, lifts: Bool = true) -> EvdevDevice {
    var device = touchpad()
    device.contact(at: 0, slot: 0, id: 100, x: 1200, y: 1300)
    device.contact(at: 0, slot: 1, id: 101, x: 1700, y: 1300)
    device.buttons(at: 0, [Button.touch, Button.twoFingers], 1)
    device.report(at: 0)
    var time: Int64 = 0
    for frame in 1...frames {
      time += 8000
      for slot: Int32 in 0...1 {
        device.append(at: time, Kind.absolute, Code.slot, slot)
        device.append(at: time, Kind.absolute, Code.contactY, 1300 - step * Int32(frame))
      }
      device.report(at: time)
    }
    if lifts { device.liftBoth(at: time + 8000) }
    return device
  }

  /// One finger down at (150, 150) mm, `frames` steps of 1.5 mm up every 8 ms, lifted.
  static func touchDrag(frames: Int, resolution: Int32 = 100, lifts: Bool = true) -> EvdevDevice {
    var device = touchscreen(resolution: resolution)
    device.contact(at: 0, slot: 0, id: 7, x: 15000, y: 15000)
    device.buttons(at: 0, [Button.touch], 1)
    device.report(at: 0)
    for frame in 1...frames {
      let time = Int64(frame) * 8000
      device.append(at: time, Kind.absolute, Code.contactY, 15000 - 150 * Int32(frame))
      device.report(at: time)
    }
    if lifts {
      let time = Int64(frames + 1) * 8000
      device.append(at: time, Kind.absolute, Code.trackingID, -1)
      device.buttons(at: time, [Button.touch], 0)
      device.report(at: time)
    }
    return device
  }

  /// Clicks of a wheel, 60 ms apart, positive away from the hand as the kernel has it.
  static func clicks(_ values: [Int32]) -> EvdevDevice {
    var device = mouse()
    for (index, value) in values.enumerated() {
      let time = Int64(index) * 60_000
      device.append(at: time, Kind.relative, EvdevCode.Relative.wheel, value)
      device.append(at: time, Kind.relative, 0x0b, value * 120)
      device.report(at: time)
    }
    return device
  }
}

extension EvdevDevice {
  /// A contact comes down.
  mutating func contact(at time: Int64, slot: Int32, id: Int32, x: Int32, y: Int32) {
    append(at: time, EvdevCode.Kind.absolute, EvdevCode.Absolute.slot, slot)
    append(at: time, EvdevCode.Kind.absolute, EvdevCode.Absolute.trackingID, id)
    append(at: time, EvdevCode.Kind.absolute, EvdevCode.Absolute.contactX, x)
    append(at: time, EvdevCode.Kind.absolute, EvdevCode.Absolute.contactY, y)
  }

  /// Buttons change.
  mutating func buttons(at time: Int64, _ codes: [UInt16], _ value: Int32) {
    for code in codes { append(at: time, EvdevCode.Kind.key, code, value) }
  }

  /// The frame is whole.
  mutating func report(at time: Int64) {
    append(at: time, EvdevCode.Kind.synchronise, EvdevCode.Synchronise.report, 0)
  }

  /// Both fingers are lifted.
  mutating func liftBoth(at time: Int64) {
    for slot: Int32 in 0...1 {
      append(at: time, EvdevCode.Kind.absolute, EvdevCode.Absolute.slot, slot)
      append(at: time, EvdevCode.Kind.absolute, EvdevCode.Absolute.trackingID, -1)
    }
    buttons(at: time, [EvdevCode.Button.touch, EvdevCode.Button.twoFingers], 0)
    report(at: time)
  }
}
