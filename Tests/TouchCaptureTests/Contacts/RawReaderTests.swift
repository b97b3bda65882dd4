@testable import FileAccess

#if Capture
  import GestureTraces
  import Testing

  @testable import TouchCapture

  /// Raw contacts read through the real libevdev, beside libinput.
  @Suite("Raw contacts beside libinput")
  struct RawReaderTests {
    /// The layers of the first device, in the order they were stored.
    private func events(
      _ device: EvdevDevice, faults: [VirtualFault] = []
    ) throws -> [TraceEvent] {
      let player = try VirtualPlayer(EvdevRecording(devices: [device]), faults: [0: faults])
      var sink = TakeCollector()
      _ = try player.play(.seat("seat0"), readsRaw: true, into: &sink)
      return sink.events[0] ?? []
    }

    private func raw(_ device: EvdevDevice, faults: [VirtualFault] = []) throws -> [TraceEvent] {
      try events(device, faults: faults).filter { $0.layer == .evdev }
    }

    @Test("a touchscreen gives the same contacts in both layers, the raw ones first")
    func touchscreen() throws {
      for resolution: Int32 in [100, 0] {
        let events = try events(Recordings.touchDrag(frames: 10, resolution: resolution))
        let raw = events.filter { $0.layer == .evdev }
        let heard = events.filter { $0.layer == .libinput }
        #expect(raw.map(\.kind) == heard.map(\.kind))
        #expect(raw.map(\.timeMicroseconds) == heard.map(\.timeMicroseconds))
        #expect(events.first?.layer == .evdev)
      }
    }

    @Test("a touchpad's true touch-down stands there, and the travel that libinput swallows")
    func firstMillimetre() throws {
      // 0.1 mm every 8 ms: libinput begins to scroll after about a millimetre.
      let events = try events(Recordings.twoFingerScroll(frames: 60, step: 3))
      let raw = events.filter { $0.layer == .evdev }
      let downs: [TraceEvent.Kind] = [
        .down(slot: 0, x: 40, y: 1300 / 30.0), .down(slot: 1, x: 1700 / 30.0, y: 1300 / 30.0),
      ]
      #expect(raw.prefix(2).map(\.kind) == downs)
      #expect(raw.first?.timeMicroseconds == 0)
      guard let scroll = events.first(where: { if case .scroll = $0.kind { true } else { false } }) else {
        Issue.record("no scroll")
        return
      }
      let moved = raw.filter { $0.timeMicroseconds < scroll.timeMicroseconds }.compactMap { event in
        if case .move(0, _, let y) = event.kind { y } else { nil }
      }
      #expect(1300 / 30.0 - (moved.last ?? 0) > 0.5)
    }

    @Test("one finger on a touchpad is there too")
    func oneFinger() throws {
      var device = Recordings.touchpad()
      device.contact(at: 0, slot: 0, id: 1, x: 300, y: 600)
      device.buttons(at: 0, [EvdevCode.Button.touch, EvdevCode.Button.finger], 1)
      device.report(at: 0)
      device.append(at: 50_000, EvdevCode.Kind.absolute, EvdevCode.Absolute.trackingID, -1)
      device.buttons(at: 50_000, [EvdevCode.Button.touch, EvdevCode.Button.finger], 0)
      device.report(at: 50_000)
      #expect(try raw(device).map(\.kind) == [.down(slot: 0, x: 10, y: 20), .up(slot: 0)])
    }

    /// The reader of recordings is a second implementation: it never saw libevdev.
    @Test("what libevdev reads is what the recording's own reader makes of it")
    func asImported() throws {
      for device in [
        Recordings.touchDrag(frames: 30), Recordings.touchDrag(frames: 3, lifts: false),
        Recordings.twoFingerScroll(frames: 40, step: 7), Self.restarted(), Self.anonymous(), Self.single(),
        Self.beganDown(),
      ] {
        let scale = try #require(ContactScale(device))
        let take = RawContactTake(device, scale: scale)
        let found = try raw(device)
        #expect(found.map(\.kind) == take.events.map(\.kind), "\(device.name)")
        // A take of a recording counts from its first report, which may say nothing of a contact.
        let zero = take.events.first?.timeMicroseconds ?? 0
        #expect(found.map(\.timeMicroseconds) == take.events.map { $0.timeMicroseconds - zero })
      }
    }

    /// Recordings by others, read where they lie; never part of this project.
    private static let shared = "../shared/recordings"

    @Test(
      "so it is with every real recording that libinput takes",
      .enabled(if: FileIO.exists(shared), "../shared/recordings is not here"))
    func asImportedShared() throws {
      var compared = 0
      for path in try FileIO.files(under: Self.shared) {
        guard let recording = try? RecordingFile(path).recording, recording.devices.count == 1 else {
          continue
        }
        let device = recording.devices[0]
        guard let scale = ContactScale(device) else { continue }
        let player = try VirtualPlayer(recording)
        var sink = TakeCollector()
        let outcome = try player.play(.seat("seat0"), readsRaw: true, into: &sink)
        guard outcome.takes.first?.device.layers.contains(.evdev) == true else { continue }
        let take = RawContactTake(device, scale: scale)
        let found = (sink.events[0] ?? []).filter { $0.layer == .evdev }
        #expect(found.map(\.kind) == take.events.map(\.kind), "\(path)")
        compared += 1
      }
      #expect(compared > 30)
    }

    @Test("lost events are a gap, and libevdev tells how things stand after it")
    func lost() throws {
      let device = Recordings.touchDrag(frames: 20)
      // Events 0 to 5 are the first frame, two more each: frames 5 to 9 are lost.
      let found = try raw(device, faults: [.lost(events: 16..<26)])
      let gap = try #require(found.firstIndex { $0.kind == .gap(.dropped) })
      // Each frame is 1.5 mm on: five of them, ten of them.
      #expect(found[gap - 1].kind == .move(slot: 0, x: 150, y: 142.5))
      // Where it is now, with the loss's own stamp: nothing was waited for.
      #expect(found[gap + 1].kind == .move(slot: 0, x: 150, y: 135))
      #expect(found.count { $0.kind == .gap(.dropped) } == 1)
      #expect(found.last?.kind == .up(slot: 0))
    }

    @Test("a loss after which all is as it was before is told at its own time, not with the next frame")
    func lostWithoutTrace() throws {
      var device = Recordings.touchDrag(frames: 3, lifts: false)
      let count = device.events.count
      // The last place once more, a touch to the side and back in between: x goes, and comes back.
      device.append(at: 50_000, EvdevCode.Kind.absolute, EvdevCode.Absolute.contactX, 15_100)
      device.report(at: 50_000)
      device.append(at: 58_000, EvdevCode.Kind.absolute, EvdevCode.Absolute.contactX, 15_000)
      device.report(at: 58_000)
      let lost = count..<device.events.count
      device.append(at: 900_000, EvdevCode.Kind.absolute, EvdevCode.Absolute.contactX, 15_200)
      device.report(at: 900_000)
      let found = try raw(device, faults: [.lost(events: lost)])
      #expect(found.suffix(2).map(\.kind).first == .gap(.dropped))
      #expect(found.suffix(2).map(\.timeMicroseconds) == [58_000, 900_000])
    }

    @Test("a lift that was lost is a lift, and a contact that came meanwhile comes down")
    func lostLift() throws {
      let device = Recordings.touchDrag(frames: 5)
      let count = device.events.count
      let found = try raw(device, faults: [.lost(events: (count - 3)..<count)])
      #expect(found.suffix(2).map(\.kind) == [.gap(.dropped), .up(slot: 0)])
    }

    @Test("fingers that are down when the device is opened are met where they move")
    func alreadyDown() throws {
      var device = Recordings.touchscreen()
      for step: Int32 in 1...3 {
        device.append(
          at: Int64(step) * 8000, EvdevCode.Kind.absolute, EvdevCode.Absolute.contactX, 1000 * step)
        device.append(at: Int64(step) * 8000, EvdevCode.Kind.absolute, EvdevCode.Absolute.contactY, 2000)
        device.report(at: Int64(step) * 8000)
      }
      device.append(at: 40_000, EvdevCode.Kind.absolute, EvdevCode.Absolute.trackingID, -1)
      device.report(at: 40_000)
      #expect(
        try raw(device).map(\.kind) == [
          .move(slot: 0, x: 10, y: 20), .move(slot: 0, x: 20, y: 20), .move(slot: 0, x: 30, y: 20),
          .up(slot: 0),
        ])
    }

    @Test("a device that is pulled out leaves a gap in both layers, and no lift that nobody made")
    func unplugged() throws {
      var device = Recordings.touchDrag(frames: 5, lifts: false)
      // What newer kernels do first: they let go of the contacts.
      device.append(at: 48_000, EvdevCode.Kind.absolute, EvdevCode.Absolute.trackingID, -1)
      device.buttons(at: 48_000, [EvdevCode.Button.touch], 0)
      device.report(at: 48_000)
      let events = try events(device, faults: [.unplugged(atMicroseconds: 60_000)])
      #expect(events.suffix(2).map(\.kind) == [.gap(.unplugged), .gap(.unplugged)])
      #expect(events.suffix(2).map(\.layer) == [.libinput, .evdev])
      #expect(!events.contains { $0.kind == .up(slot: 0) })
    }

    @Test("wheels have no contacts to read")
    func wheel() throws {
      let player = try VirtualPlayer(EvdevRecording(devices: [Recordings.clicks([1])]))
      var sink = TakeCollector()
      _ = try player.play(.seat("seat0"), readsRaw: true, into: &sink)
      #expect(player.openCount(0) == 1)
    }

    /// A slot used again at once, and two fingers that come and go one by one.
    private static func restarted() -> EvdevDevice {
      var device = Recordings.touchDrag(frames: 4)
      for (index, start) in [100_000, 140_000].enumerated() {
        let time = Int64(start)
        device.contact(at: time, slot: Int32(index), id: 20 + Int32(index), x: 500, y: 700)
        device.buttons(at: time, [EvdevCode.Button.touch], index == 0 ? 1 : 0)
        device.report(at: time)
      }
      for slot: Int32 in [0, 1] {
        device.append(
          at: 200_000 + Int64(slot) * 9000, EvdevCode.Kind.absolute, EvdevCode.Absolute.slot, slot)
        device.append(
          at: 200_000 + Int64(slot) * 9000, EvdevCode.Kind.absolute, EvdevCode.Absolute.trackingID, -1)
        device.report(at: 200_000 + Int64(slot) * 9000)
      }
      return device
    }

    /// A contact from before the start, of which first one axis is told and then the other.
    private static func beganDown() -> EvdevDevice {
      var device = Recordings.touchscreen()
      let steps = [(EvdevCode.Absolute.contactY, 700), (EvdevCode.Absolute.contactX, 500)]
      for (index, step) in steps.enumerated() {
        let time = Int64(index) * 10_000
        device.append(at: time, EvdevCode.Kind.absolute, step.0, Int32(step.1))
        device.report(at: time)
      }
      device.append(at: 20_000, EvdevCode.Kind.absolute, EvdevCode.Absolute.trackingID, -1)
      device.buttons(at: 20_000, [EvdevCode.Button.touch], 0)
      device.report(at: 20_000)
      return device
    }

    @Test("a contact from before the start is nowhere until both its axes are told")
    func beganDownElsewhere() throws {
      // 500 and 700 units at 100 a millimetre.
      let found = try raw(Self.beganDown())
      #expect(found.map(\.kind) == [.move(slot: 0, x: 5, y: 7), .up(slot: 0)])
      #expect(found.first?.timeMicroseconds == 0)
    }

    /// Protocol A: two contacts listed in every frame, then none.
    private static func anonymous() -> EvdevDevice {
      var device = Recordings.touchscreen()
      for code in [EvdevCode.Absolute.slot, EvdevCode.Absolute.trackingID] {
        device.axes[code] = nil
        device.codes[EvdevCode.Kind.absolute]?.remove(code)
      }
      for step: Int32 in 0..<5 {
        let time = Int64(step) * 10_000
        for contact: Int32 in 0...1 {
          device.append(at: time, EvdevCode.Kind.absolute, EvdevCode.Absolute.contactX, 5000 + 9000 * contact)
          device.append(at: time, EvdevCode.Kind.absolute, EvdevCode.Absolute.contactY, 2000 + 300 * step)
          device.append(at: time, EvdevCode.Kind.synchronise, EvdevCode.Synchronise.contact, 0)
        }
        if step == 0 { device.buttons(at: time, [EvdevCode.Button.touch], 1) }
        device.report(at: time)
      }
      device.append(at: 60_000, EvdevCode.Kind.synchronise, EvdevCode.Synchronise.contact, 0)
      device.buttons(at: 60_000, [EvdevCode.Button.touch], 0)
      device.report(at: 60_000)
      return device
    }

    /// One position, and `BTN_TOOL_DOUBLETAP` for the second finger.
    private static func single() -> EvdevDevice {
      var device = Recordings.touchpad()
      for code in [
        EvdevCode.Absolute.slot, EvdevCode.Absolute.trackingID, EvdevCode.Absolute.contactX,
        EvdevCode.Absolute.contactY,
      ] {
        device.axes[code] = nil
        device.codes[EvdevCode.Kind.absolute]?.remove(code)
      }
      for step: Int32 in 0..<8 {
        let time = Int64(step) * 12_000
        device.append(at: time, EvdevCode.Kind.absolute, EvdevCode.Absolute.x, 900)
        device.append(at: time, EvdevCode.Kind.absolute, EvdevCode.Absolute.y, 300 + 40 * step)
        if step == 0 { device.buttons(at: time, [EvdevCode.Button.touch, EvdevCode.Button.twoFingers], 1) }
        device.report(at: time)
      }
      device.buttons(at: 96_000, [EvdevCode.Button.touch, EvdevCode.Button.twoFingers], 0)
      device.report(at: 96_000)
      return device
    }
  }
#endif
