#if Capture
  import GestureTraces
  import Testing

  @testable import TouchCapture

  /// One of each class of device, through the real libinput.
  @Suite("Classes of devices")
  struct DeviceClassTests {
    private typealias Code = EvdevCode.Absolute
    private typealias Kind = EvdevCode.Kind
    private typealias Button = EvdevCode.Button

    private func scrolls(_ contents: [TraceEvent.Kind]) -> [TraceScroll] {
      contents.compactMap { if case .scroll(let scroll) = $0 { scroll } else { nil } }
    }

    @Test("an old touchpad of one finger scrolls at its right edge, as fingers do")
    func edge() throws {
      var device = EvdevDevice(
        name: "Old Touchpad", bus: 0x11, properties: [EvdevCode.Property.pointer],
        codes: [Kind.key: [Button.left, Button.left + 1, Button.finger, Button.touch]],
        axes: [Code.x: EvdevAxis(0, 3000, resolution: 30), Code.y: EvdevAxis(0, 1800, resolution: 30)])
      for step: Int32 in 0...30 {
        let time = Int64(step) * 12_000
        device.append(at: time, Kind.absolute, Code.x, 2960)
        device.append(at: time, Kind.absolute, Code.y, 300 + 30 * step)
        if step == 0 { device.buttons(at: time, [Button.touch, Button.finger], 1) }
        device.report(at: time)
      }
      device.buttons(at: 380_000, [Button.touch, Button.finger], 0)
      device.report(at: 380_000)
      let played = try Played([device])
      #expect(played.takes.map(\.device.scrollMethod) == ["edge"])
      let scrolls = scrolls(played.contents)
      #expect(scrolls.count > 10 && scrolls.allSatisfy { $0.source == .finger && ($0.dy ?? 0) > 0 })
      #expect(played.contents.last == .stop)
      #expect(played.takes[0].gestures == 1)
    }

    @Test("a clickpad that is pressed in mid-scroll stores no button")
    func clickpad() throws {
      var device = Recordings.twoFingerScroll(frames: 30, step: 9, lifts: false)
      device.buttons(at: 244_000, [Button.left], 1)
      device.report(at: 244_000)
      device.buttons(at: 300_000, [Button.left], 0)
      device.report(at: 300_000)
      device.liftBoth(at: 340_000)
      let played = try Played([device])
      #expect(played.contents.allSatisfy { !"\($0)".contains("button") })
      #expect(scrolls(played.contents).count > 20)
      #expect(played.contents.last == .stop)
    }

    @Test("a pointing stick scrolls with its middle button held: a continuous scroll, never a drag")
    func stick() throws {
      var device = Recordings.mouse()
      device.name = "Stick"
      device.properties = [EvdevCode.Property.pointer, EvdevCode.Property.pointingStick]
      device.codes[Kind.relative] = [EvdevCode.Relative.x, EvdevCode.Relative.y]
      device.buttons(at: 0, [0x112], 1)
      device.report(at: 0)
      for step: Int64 in 1...40 {
        // libinput takes a button held for 200 ms for scrolling.
        device.append(at: 200_000 + step * 10_000, Kind.relative, EvdevCode.Relative.y, 6)
        device.report(at: 200_000 + step * 10_000)
      }
      device.buttons(at: 700_000, [0x112], 0)
      device.report(at: 700_000)
      let played = try Played([device])
      #expect(played.takes.map(\.device.kind) == [.wheel])
      let scrolls = scrolls(played.contents)
      #expect(!scrolls.isEmpty && scrolls.allSatisfy { $0.source == .continuous && ($0.dy ?? 0) > 0 })
      #expect(played.takes[0].gestures == 0)
    }

    @Test("several devices at once: each its own trace, at its own times")
    func several() throws {
      let devices = [
        Recordings.twoFingerScroll(frames: 20, step: 12), Recordings.touchDrag(frames: 20),
        Recordings.clicks([-1, 1]),
      ]
      let together = try Played(devices)
      for (index, device) in devices.enumerated() {
        let alone = try Played([device])
        #expect(together.events[index]?.map(\.kind) == alone.contents)
        #expect(together.events[index]?.map(\.timeMicroseconds) == alone.times)
      }
    }
  }
#endif
