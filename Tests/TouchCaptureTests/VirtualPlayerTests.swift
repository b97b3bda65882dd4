#if Capture
  import GestureTraces
  import Testing

  @testable import TouchCapture

  /// Keeps what a recorder stores.
  struct TakeCollector: TakeSink {
    var events: [Int: [TraceEvent]] = [:]
    var ends: [Int: Int64] = [:]
    /// Takes as they ended: the recorder keeps only counts of devices that were pulled out.
    var ended: [Int: DeviceTake] = [:]

    mutating func begin(_ device: InputDevice, zero: Int64) throws -> Bool {
      events[device.id] = []
      return true
    }
    mutating func store(_ event: TraceEvent, of device: InputDevice) throws {
      events[device.id]?.append(event)
    }
    mutating func end(_ take: DeviceTake, at time: Int64) throws {
      (ends[take.device.id], ended[take.device.id]) = (time, take)
    }
  }

  /// What a play gave.
  struct Played {
    let takes: [DeviceTake]
    let events: [Int: [TraceEvent]]
    let denied: [String: Int32]
    let refused: [String: String]
    let opens: [Int]

    init(
      _ devices: [EvdevDevice], faults: [Int: [VirtualFault]] = [:],
      backend: InputContext.Backend = .seat("seat0")
    ) throws {
      let player = try VirtualPlayer(EvdevRecording(devices: devices), faults: faults)
      var sink = TakeCollector()
      let outcome = try player.play(backend, into: &sink)
      (takes, events) = (outcome.takes.map { sink.ended[$0.device.id] ?? $0 }, sink.events)
      (denied, refused) = (outcome.denied, outcome.refused)
      opens = devices.indices.map { player.openCount($0) }
    }

    /// The contents of the first device's events.
    var contents: [TraceEvent.Kind] { (events[0] ?? []).map(\.kind) }
    /// Their times.
    var times: [Int64] { (events[0] ?? []).map(\.timeMicroseconds) }
  }

  @Suite("Virtual devices through the real libinput")
  struct VirtualPlayerTests {
    /// libinput's units for a millimetre of finger: 1000 dpi normalised, 0.2968 touchpad slow-down, 0.9 magic
    /// (libinput 1.22 src/evdev-mt-touchpad.c, filter-touchpad.c).
    private let unitsPerMillimetre = 1000 / 25.4 * 0.2968 * 0.9

    @Test("two fingers on a touchpad scroll, and the lift ends it", arguments: [true, false])
    func twoFingers(throughSeat: Bool) throws {
      let device = Recordings.twoFingerScroll(frames: 20, step: 12)
      let played = try Played([device], backend: throughSeat ? .seat("seat0") : .node("/dev/input/event0"))
      #expect(played.takes.map(\.device.kind) == [.touchpad])
      #expect(played.contents.last == .stop)
      let moved = played.contents.dropLast().map { content -> Double in
        guard case .scroll(let scroll) = content, scroll.dx == nil, scroll.source == .finger else {
          return .nan
        }
        return scroll.dy ?? .nan
      }
      // 12 units of 1/30 mm every 8 ms; the first of them are what libinput takes to know a scroll.
      #expect(moved.allSatisfy { abs($0 + 0.4 * unitsPerMillimetre) < 1e-12 })
      #expect(moved.count >= 16)
      #expect(zip(played.times.dropFirst(), played.times).allSatisfy { $0 - $1 == 8000 })
      #expect(played.takes[0].end(at: played.takes[0].last).grade == "A")
    }

    @Test("fingers that rest before they move are a hold, cancelled by the movement")
    func rest() throws {
      var device = Recordings.touchpad()
      device.contact(at: 0, slot: 0, id: 1, x: 1200, y: 900)
      device.contact(at: 0, slot: 1, id: 2, x: 1700, y: 900)
      device.buttons(at: 0, [EvdevCode.Button.touch, EvdevCode.Button.twoFingers], 1)
      device.report(at: 0)
      device.liftBoth(at: 300_000)
      let played = try Played([device])
      // libinput 1.22 says so 40 ms after the contact; the first event is the zero of time.
      #expect(played.contents == [.hold(fingers: 2), .unhold(fingers: 2, cancelled: false)])
      #expect(played.times == [0, 260_000])
      #expect(played.takes[0].gestures == 1)
    }

    @Test("a touchscreen gives contacts in millimetres from the top left")
    func touchscreen() throws {
      let played = try Played([Recordings.touchDrag(frames: 5)])
      var expected: [TraceEvent.Kind] = [.down(slot: 0, x: 150, y: 150)]
      for frame in 1...5 { expected.append(.move(slot: 0, x: 150, y: 150 - 1.5 * Double(frame))) }
      expected.append(.up(slot: 0))
      #expect(played.contents == expected)
      #expect(played.times == (0...6).map { $0 * 8000 })
    }

    @Test("without resolution positions are shares of the axes")
    func noResolution() throws {
      let played = try Played([Recordings.touchDrag(frames: 1, resolution: 0)])
      #expect(played.takes[0].device.size == nil)
      // (value − minimum) / (maximum − minimum + 1), as libinput has it (Replaying.md).
      #expect(played.contents.first == .down(slot: 0, x: 15000 / 30001.0, y: 15000 / 20001.0))
    }

    @Test("a touchpad whose size the kernel does not know has none, whatever libinput takes it for")
    func unknownSize() throws {
      var device = Recordings.touchpad(resolution: 0)
      device.contact(at: 0, slot: 0, id: 1, x: 1500, y: 900)
      device.report(at: 0)
      let player = try VirtualPlayer(EvdevRecording(devices: [device]))
      var sink = TakeCollector()
      let outcome = try player.play(.seat("seat0"), readsRaw: true, into: &sink)
      #expect(outcome.takes[0].device.size == nil)
      // (value − minimum) / (maximum − minimum + 1), as libinput has it (Replaying.md).
      #expect(sink.events[0]?.first?.kind == .down(slot: 0, x: 1500 / 3001.0, y: 900 / 1801.0))
      let header = HeaderWriter(source: TraceSource(origin: .recorded), labels: TraceLabels())
        .header(of: outcome.takes[0].device, started: nil)
      #expect(header.units == .normalised && header.device.size == .unknown)
    }

    @Test("contacts keep their slots, and events of one frame have equal times")
    func slots() throws {
      var device = Recordings.touchscreen()
      device.contact(at: 0, slot: 0, id: 1, x: 1000, y: 2000)
      device.contact(at: 0, slot: 1, id: 2, x: 3000, y: 4000)
      device.buttons(at: 0, [EvdevCode.Button.touch], 1)
      device.report(at: 0)
      device.append(at: 10_000, EvdevCode.Kind.absolute, EvdevCode.Absolute.contactY, 4100)
      device.report(at: 10_000)
      device.append(at: 20_000, EvdevCode.Kind.absolute, EvdevCode.Absolute.trackingID, -1)
      device.report(at: 20_000)
      let played = try Played([device])
      #expect(
        played.contents == [
          .down(slot: 0, x: 10, y: 20), .down(slot: 1, x: 30, y: 40),
          .move(slot: 1, x: 30, y: 41), .up(slot: 1),
        ])
      #expect(played.times == [0, 0, 10_000, 20_000])
      #expect(played.takes[0].end(at: 20_000).reasons == ["no lift at the end"])
      #expect(played.takes[0].gestures == 0)
    }

    @Test("a wheel gives its clicks in 120ths, down positive")
    func wheel() throws {
      let played = try Played([Recordings.clicks([-1, -1, 1])])
      func click(_ sign: Double) -> TraceEvent.Kind {
        .scroll(TraceScroll(source: .wheel, dy: 15 * sign, v120y: 120 * sign))
      }
      // 15 degrees a click; the kernel counts away from the hand, libinput and traces down.
      #expect(played.contents == [click(1), click(1), click(-1)])
      #expect(played.times == [0, 60_000, 120_000])
    }

    @Test("pulling out a touchpad writes a gap, not the zero scroll that libinput makes up")
    func unplugTouchpad() throws {
      let device = Recordings.twoFingerScroll(frames: 20, step: 12, lifts: false)
      let played = try Played([device], faults: [0: [.unplugged(atMicroseconds: 260_000)]])
      #expect(played.contents.last == .gap(.unplugged))
      #expect(!played.contents.contains(.stop))
      let end = played.takes[0].end(at: played.takes[0].last)
      #expect(end.grade == "C" && end.reasons == ["unplugged"])
    }

    @Test("the buttons the kernel lets go of, before it tells that the device is gone, are no lift")
    func unplugAsTheKernelDoes() throws {
      var device = Recordings.twoFingerScroll(frames: 20, step: 12, lifts: false)
      // The order and the 15 ms as tools/prove kernel met them.
      device.buttons(at: 240_000, [EvdevCode.Button.touch, EvdevCode.Button.twoFingers], 0)
      device.report(at: 240_000)
      let played = try Played([device], faults: [0: [.unplugged(atMicroseconds: 255_000)]])
      #expect(played.contents.last == .gap(.unplugged))
      #expect(!played.contents.contains(.stop))
      let scrolls = try Played([device]).contents.filter { $0 != .stop }.count
      #expect(played.contents.count == scrolls + 1)
    }

    @Test("pulling out a touchscreen writes a gap, not the cancel that libinput makes up")
    func unplugTouchscreen() throws {
      let device = Recordings.touchDrag(frames: 5, lifts: false)
      for backend in [InputContext.Backend.seat("seat0"), .node("/dev/input/event0")] {
        let played = try Played(
          [device], faults: [0: [.unplugged(atMicroseconds: 140_000)]], backend: backend)
        #expect(played.contents.count == 7)
        #expect(played.contents.last == .gap(.unplugged))
        #expect(played.times.last == 140_000)
      }
    }

    @Test("lost events are a gap, and contacts go on from where they really are")
    func lost() throws {
      let device = Recordings.touchDrag(frames: 20)
      // Events 0 to 5 are the first frame, two more each: frames 5 to 9 are lost.
      let played = try Played([device], faults: [0: [.lost(events: 16..<26)]])
      #expect(played.contents.contains(.gap(.dropped)))
      #expect(played.contents.last == .up(slot: 0))
      let end = played.takes[0].end(at: played.takes[0].last)
      #expect(end.grade == "D" && end.reasons == ["events dropped once"])
      #expect(played.contents.contains(.move(slot: 0, x: 150, y: 150 - 1.5 * 10)))
    }

    @Test("losses that libinput no longer tells of are told as one more, and leave nothing to trust")
    func untoldLosses() throws {
      var device = Recordings.touchDrag(frames: 2, lifts: false)
      for loss: Int64 in 1...9 {
        let time = 20_000 + loss * 20_000
        device.append(at: time, EvdevCode.Kind.synchronise, EvdevCode.Synchronise.dropped, 0)
        device.report(at: time)
        device.append(
          at: time + 8000, EvdevCode.Kind.absolute, EvdevCode.Absolute.contactY, 100 * Int32(loss))
        device.report(at: time + 8000)
      }
      let played = try Played([device])
      // libinput 1.22, evdev.c: five messages in half an hour; the sixth gap stands for all that may follow.
      #expect(played.contents.count { $0 == .gap(.dropped) } == 6)
      #expect(played.takes[0].integrity.grade(endedAtMicroseconds: played.times.last ?? 0).letter == .f)
    }

    @Test("a contact lifted among lost events is lifted, by the state the kernel tells")
    func lostLift() throws {
      let device = Recordings.touchDrag(frames: 5)
      let count = device.events.count
      // All of the last frame: the lift and its report.
      let played = try Played([device], faults: [0: [.lost(events: (count - 3)..<count)]])
      #expect(played.contents.last == .up(slot: 0))
      #expect(played.takes[0].end(at: 0).reasons == ["events dropped once"])
    }

    @Test("a keyboard is never opened, and neither is what has keys and a wheel on one node")
    func keyboard() throws {
      var receiver = Recordings.clicks([1])
      receiver.codes[EvdevCode.Kind.key]?.formUnion(1...127)
      let devices = [Recordings.keyboard(), Recordings.touchDrag(frames: 2), receiver]
      let played = try Played(devices)
      #expect(played.opens == [0, 1, 0])
      #expect(played.refused == ["/dev/input/event0": "a keyboard", "/dev/input/event2": "a keyboard"])
      #expect(played.takes.map(\.device.name) == ["Test Touchscreen"])
    }

    @Test("a keyboard that got the node of a touchscreen between the look and the opening is not read")
    func keyboardInBetween() throws {
      let devices = [Recordings.touchDrag(frames: 2), Recordings.keyboard()]
      let taken = try Played(devices, faults: [0: [.nodeTaken(by: 1)]])
      #expect(taken.takes.isEmpty && taken.contents.isEmpty)
      #expect(taken.refused == ["/dev/input/event0": "a keyboard", "/dev/input/event1": "a keyboard"])
      // Of a touchscreen with keys the contacts would be read.
      var receiver = Recordings.touchDrag(frames: 5)
      receiver.codes[EvdevCode.Kind.key]?.formUnion(1...127)
      let player = try VirtualPlayer(
        EvdevRecording(devices: [devices[0], receiver]), faults: [0: [.nodeTaken(by: 1, afterOpens: 1)]])
      var sink = TakeCollector()
      _ = try player.play(.seat("seat0"), readsRaw: true, into: &sink)
      #expect(sink.events[0]?.isEmpty == false && sink.events[0]?.contains { $0.layer == .evdev } == false)
    }

    @Test("asking for a keyboard by its node is refused before it is opened")
    func keyboardByNode() throws {
      let player = try VirtualPlayer(EvdevRecording(devices: [Recordings.keyboard()]))
      var sink = TakeCollector()
      #expect(throws: CaptureError.neverOpened(node: "/dev/input/event0", what: "a keyboard")) {
        _ = try player.play(.node("/dev/input/event0"), into: &sink)
      }
      #expect(player.openCount(0) == 0)
    }

    @Test("a node that may not be read is told with the system's error")
    func noPermission() throws {
      let device = Recordings.touchDrag(frames: 2)
      let faults: [Int: [VirtualFault]] = [0: [.openFails(errno: SystemError.permission)]]
      let played = try Played([device], faults: faults)
      #expect(played.takes.isEmpty)
      #expect(played.denied == ["/dev/input/event0": SystemError.permission])
      let player = try VirtualPlayer(EvdevRecording(devices: [device]), faults: faults)
      var sink = TakeCollector()
      #expect(throws: CaptureError.refused(node: "/dev/input/event0", errno: SystemError.permission)) {
        _ = try player.play(.node("/dev/input/event0"), into: &sink)
      }
    }

    @Test("a device of another seat is not taken")
    func otherSeat() throws {
      let device = Recordings.touchDrag(frames: 2)
      #expect(try Played([device], faults: [0: [.seat("seat1")]]).takes.isEmpty)
      #expect(try Played([device], faults: [0: [.seat("seat1")]], backend: .seat("seat1")).takes.count == 1)
    }

    @Test("a grabbed device is there and gives nothing")
    func grabbed() throws {
      let played = try Played([Recordings.touchDrag(frames: 2)], faults: [0: [.silent]])
      #expect(played.takes.count == 1)
      #expect(played.takes[0].count == 0)
      #expect(played.takes[0].end(at: played.takes[0].last).grade == "F")
    }

    @Test("two plays of a recording give the same, also at once on two threads")
    func repeats() async throws {
      let device = Recordings.twoFingerScroll(frames: 60, step: 9)
      let once = try Played([device]).events
      let others = try await withThrowingTaskGroup(of: [Int: [TraceEvent]].self) { group in
        for _ in 0..<8 { group.addTask { try Played([device]).events } }
        return try await group.reduce(into: []) { $0.append($1) }
      }
      #expect(others.allSatisfy { $0 == once })
    }

    @Test("devices play together, each on its own zero of time")
    func several() throws {
      var late = Recordings.touchDrag(frames: 3)
      for index in late.events.indices { late.events[index].timeMicroseconds += 1000 }
      let played = try Played([Recordings.touchDrag(frames: 3), late])
      #expect(played.events[0] == played.events[1])
    }

    @Test("a recording ends after a day, which is the most a trace may hold")
    func oneDay() throws {
      var device = Recordings.touchDrag(frames: 1, lifts: false)
      let day: Int64 = 24 * 3600 * 1_000_000
      for time in [day - 1_000_000, day, day + 5_000_000] {
        device.append(
          at: time, EvdevCode.Kind.absolute, EvdevCode.Absolute.contactX, 100 + Int32(time % 7))
        device.report(at: time)
      }
      let played = try Played([device])
      #expect(played.times == [0, 8000, day - 1_000_000])
    }

    @Test(
      "a device with more touch slots than any has is refused, not given to libinput",
      arguments: [-1, 1024, .max])
    func slots(last: Int32) throws {
      var device = Recordings.touchDrag(frames: 3)
      device.axes[EvdevCode.Absolute.slot] = EvdevAxis(0, last)
      #expect(throws: CaptureError.self) {
        _ = try VirtualWorld.playing(EvdevRecording(devices: [device]))
      }
      device.axes[EvdevCode.Absolute.slot] = EvdevAxis(0, 1023)
      _ = try VirtualWorld.playing(EvdevRecording(devices: [device]))
    }
  }
#endif
