import Testing

@testable import TouchCapture

@Suite("Inferred ranges")
struct InferredDeviceTests {
  private typealias Axis = EvdevCode.Absolute

  /// A screen that does not know its ranges, touched at these places.
  private func device(_ positions: [(Int32, Int32)]) -> EvdevDevice {
    var device = EvdevDevice(name: "Screen", axes: [Axis.x: EvdevAxis(0, 0), Axis.y: EvdevAxis(0, 0)])
    for (x, y) in positions {
      device.append(at: 0, EvdevCode.Kind.absolute, Axis.x, x)
      device.append(at: 0, EvdevCode.Kind.absolute, Axis.y, y)
    }
    return device
  }

  @Test("given ranges count, without them the extremes of the recording, at least one apart")
  func ranges() {
    var given = device([(5, 7)])
    #expect(given.fillRanges(SurfaceRange("0,1079,0,1919")) == false)
    #expect(given.axes[Axis.x] == EvdevAxis(0, 1079) && given.axes[Axis.y] == EvdevAxis(0, 1919))
    var guessed = device([(5, 7), (-2, 7)])
    #expect(guessed.fillRanges(nil) == true)
    #expect(guessed.axes[Axis.x] == EvdevAxis(-2, 5) && guessed.axes[Axis.y] == EvdevAxis(7, 8))
  }

  @Test("ranges that the source has stay as they are")
  func kept() {
    var device = Recordings.touchscreen()
    #expect(device.fillRanges(SurfaceRange("0,1,0,1")) == false)
    #expect(device == Recordings.touchscreen())
  }

  @Test(
    "events that place contacts tell a device: a touchpad by its tools, else a screen; keys and pressures are left out"
  )
  func inferred() throws {
    typealias Button = EvdevCode.Button
    var screen = EvdevDevice(name: "")
    screen.contact(at: 0, slot: 0, id: 1, x: 5, y: 7)
    screen.append(at: 0, EvdevCode.Kind.key, 30, 1)
    screen.append(at: 0, EvdevCode.Kind.absolute, Axis.pressure, 40)
    screen.buttons(at: 0, [Button.touch], 1)
    screen.report(at: 0)
    let found = try #require(screen.inferred())
    #expect(found.isInferred && found.properties == [EvdevCode.Property.direct] && found.events.count == 6)
    #expect(found.codes[EvdevCode.Kind.key] == [Button.touch])
    #expect(found.axes[Axis.slot] == EvdevAxis(0, 9) && InputClass(of: found).contains(.touchscreen))
    var pad = screen
    pad.buttons(at: 0, [Button.twoFingers], 1)
    let tools = try #require(pad.inferred())
    #expect(InputClass(of: tools).contains(.touchpad) && tools.codes[EvdevCode.Kind.key]?.count == 3)
    #expect(Recordings.clicks([1]).inferred() == nil)
  }

  @Test("two fingers' tool alone makes no touchpad of a device without slots, as N-Trig's screen sends it")
  func toolOfScreen() throws {
    var screen = EvdevDevice(name: "")
    screen.append(at: 0, EvdevCode.Kind.absolute, EvdevCode.Absolute.contactX, 205)
    screen.append(at: 0, EvdevCode.Kind.absolute, EvdevCode.Absolute.contactY, 183)
    screen.append(at: 0, EvdevCode.Kind.synchronise, EvdevCode.Synchronise.contact, 0)
    screen.buttons(at: 0, [EvdevCode.Button.twoFingers, EvdevCode.Button.touch], 1)
    screen.report(at: 0)
    let found = try #require(screen.inferred())
    #expect(InputClass(of: found).contains(.touchscreen) && !InputClass(of: found).contains(.touchpad))
    screen.buttons(at: 1, [EvdevCode.Button.finger], 1)
    screen.report(at: 1)
    #expect(InputClass(of: try #require(screen.inferred())).contains(.touchpad))
  }
}
