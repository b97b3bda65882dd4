import TraceStorage
@testable import FileAccess

#if Capture
  import GestureTraces
  import Glibc
  import TestSamples
  import Testing

  @testable import TouchCapture

  /// The live loop on virtual devices: all of it but the system's own nodes.
  @Suite("Live recording")
  struct LiveSessionTests {
    /// What a session did.
    private struct Ending {
      var summaries: [LiveRecording.Summary] = []
      var notes: [String] = []
    }

    /// Runs a session; `stopped` has the signal come before anything else.
    private func run(
      _ devices: [EvdevDevice], to destination: LiveRecording.Destination,
      faults: [Int: [VirtualFault]] = [:], stopped: Bool = false,
      _ change: (inout LiveRecording.Options) -> Void = { _ in }
    ) throws -> Ending {
      var options = LiveRecording.Options()
      options.duration = 3_000_000
      change(&options)
      var ends: [Int32] = [-1, -1]
      #expect(pipe(&ends) == 0)
      defer { ends.forEach { close($0) } }
      if stopped { _ = write(ends[1], [1], 1) }
      let header = HeaderWriter(source: TraceSource(origin: .recorded), labels: TraceLabels(intent: .pull))
      var sink = TraceFileSink(
        writer: header, destination: destination, takesAnyKind: options.node != nil,
        overwrites: options.overwrites)
      var ending = Ending()
      let world = try VirtualWorld.playing(EvdevRecording(devices: devices), faults: faults)
      try world.whileActive {
        try LiveSession(options: options, stop: ends[0]).run(into: &sink) { ending.notes.append($0) }
      }
      ending.summaries = sink.summaries
      return ending
    }

    @Test("a file holds the first surface that is touched, whole, with arrival times and the start")
    func file() throws {
      let scratch = TemporaryFolder()
      let path = scratch.path + "/a.trace"
      let devices = [Recordings.clicks([1, 1]), Recordings.touchDrag(frames: 5)]
      let ending = try run(devices, to: .file(path))
      let trace = try TraceReader.trace(at: path)
      #expect(trace.header.device.name == "Test Touchscreen")
      #expect(trace.header.intent == .pull)
      #expect(trace.header.started?.count == "2026-11-21T05:00:00Z".count)
      #expect(trace.header.layers == [.libinput, .evdev])
      for layer in [TraceLayer.libinput, .evdev] {
        #expect(trace.events.count { $0.layer == layer } == 7)
      }
      #expect(trace.events.allSatisfy { $0.arrivalMicroseconds == $0.timeMicroseconds })
      // Three seconds from the start, of which half a one passes before the first event.
      #expect(trace.end?.timeMicroseconds == 2_500_000)
      #expect(ending.summaries.map(\.gestures) == [1])
      #expect(ending.notes.first == "recording from Test Mouse (wheel), Test Touchscreen (touchscreen)")
    }

    @Test("a folder gets a file a device")
    func folder() throws {
      let scratch = TemporaryFolder()
      let devices = [Recordings.clicks([1, 1]), Recordings.touchDrag(frames: 5)]
      let ending = try run(devices, to: .folder(scratch.path))
      let traces = try FileIO.traces(under: scratch.path).map { try TraceReader.trace(at: $0) }
      #expect(ending.summaries.count == 2)
      #expect(Set(traces.map(\.header.device.kind)) == [.wheel, .touchscreen])
      #expect(traces.allSatisfy { !$0.isTruncated })
    }

    @Test("it ends after the gestures that were asked for")
    func count() throws {
      let scratch = TemporaryFolder()
      let path = scratch.path + "/a.trace"
      var device = Recordings.touchDrag(frames: 3)
      let first = device.events
      for event in first {
        var later = event
        later.timeMicroseconds += 100_000
        if later.code == EvdevCode.Absolute.trackingID, later.value > 0 { later.value += 1 }
        device.events.append(later)
      }
      let ending = try run([device], to: .file(path)) { $0.gestures = 1 }
      #expect(ending.summaries.first?.end.events == 5 + 5)
      #expect(try TraceReader.trace(at: path).end?.timeMicroseconds == 32_000)
    }

    @Test("no trace gets more events than a reader takes")
    func limit() throws {
      let player = try VirtualPlayer(EvdevRecording(devices: [Recordings.touchDrag(frames: 9)]))
      var sink = TakeCollector()
      var limits = TouchRecorder.Limits()
      // Both layers of five frames and of half another.
      limits.events = 11
      _ = try player.play(.seat("seat0"), limits: limits, readsRaw: true, into: &sink)
      #expect(sink.events[0]?.count == 11)
    }

    @Test("a signal ends it before anything is touched, and no file is made")
    func signal() throws {
      let scratch = TemporaryFolder()
      let path = scratch.path + "/a.trace"
      let ending = try run([Recordings.touchDrag(frames: 5)], to: .file(path), stopped: true)
      #expect(ending.summaries.isEmpty)
      #expect(!FileIO.exists(path))
    }

    @Test("raw contacts that cannot be read are told, and the rest is recorded")
    func withoutRaw() throws {
      let scratch = TemporaryFolder()
      let path = scratch.path + "/a.trace"
      let faults: [VirtualFault] = [.openFails(errno: SystemError.permission, afterOpens: 1)]
      let ending = try run([Recordings.touchDrag(frames: 5)], to: .file(path), faults: [0: faults])
      let warning = try #require(ending.notes.first { $0.hasPrefix("warning: ") })
      #expect(warning.hasPrefix("warning: /dev/input/event0: permission denied; "))
      #expect(warning.hasSuffix("; recorded without its raw contacts"))
      let trace = try TraceReader.trace(at: path)
      #expect(trace.header.layers == [.libinput] && trace.events.count == 7)
    }

    @Test("without raw contacts no node is opened a second time")
    func rawOff() throws {
      let scratch = TemporaryFolder()
      let path = scratch.path + "/a.trace"
      let faults: [VirtualFault] = [.openFails(errno: SystemError.permission, afterOpens: 1)]
      let ending = try run([Recordings.touchDrag(frames: 5)], to: .file(path), faults: [0: faults]) {
        $0.readsRaw = false
      }
      #expect(!ending.notes.contains { $0.hasPrefix("warning: ") })
      #expect(try TraceReader.trace(at: path).events.allSatisfy { $0.layer == .libinput })
    }

    @Test("a suspended machine is a gap in both layers, and the recording goes on")
    func suspended() throws {
      let scratch = TemporaryFolder()
      let path = scratch.path + "/a.trace"
      let faults: [VirtualFault] = [.suspended(atMicroseconds: 20_000, forMicroseconds: 3_600_000_000)]
      _ = try run([Recordings.touchDrag(frames: 5)], to: .file(path), faults: [0: faults])
      let trace = try TraceReader.trace(at: path)
      let gaps = trace.events.filter { $0.kind == .gap(.suspended) }
      #expect(gaps.map(\.layer) == [.libinput, .evdev])
      // The frame at 16 ms was the last before it.
      #expect(gaps.allSatisfy { $0.timeMicroseconds == 16_000 })
      #expect(trace.events.last?.kind == .up(slot: 0))
      #expect(trace.end != nil)
    }

    @Test("a device that is pulled out ends the recording of its node whole")
    func unplugged() throws {
      let scratch = TemporaryFolder()
      let path = scratch.path + "/a.trace"
      let device = Recordings.touchDrag(frames: 5, lifts: false)
      _ = try run([device], to: .file(path), faults: [0: [.unplugged(atMicroseconds: 90_000)]]) {
        $0.node = "/dev/input/event0"
      }
      let trace = try TraceReader.trace(at: path)
      #expect(trace.events.last?.kind == .gap(.unplugged))
      #expect(trace.end?.grade == "C" && trace.end?.timeMicroseconds == 90_000)
    }

    /// A sink that notes when takes end, on the virtual clock.
    private struct EndingSink: TakeSink {
      var ends: [Int: (now: Int64, end: Int64)] = [:]
      mutating func begin(_ device: InputDevice, zero: Int64) throws -> Bool { true }
      mutating func store(_ event: TraceEvent, of device: InputDevice) throws {
        #expect(ends[device.id] == nil)
      }
      mutating func end(_ take: DeviceTake, at time: Int64) throws {
        #expect(ends[take.device.id] == nil)
        ends[take.device.id] = (MonotonicClock.now - (take.zero ?? 0), time)
      }
    }

    @Test("the trace of a device that is pulled out ends there and then, and the rest goes on")
    func leaving() throws {
      let devices = [Recordings.touchDrag(frames: 5, lifts: false), Recordings.touchDrag(frames: 30)]
      let faults: [Int: [VirtualFault]] = [0: [.unplugged(atMicroseconds: 90_000)]]
      let world = try VirtualWorld.playing(EvdevRecording(devices: devices), faults: faults)
      var sink = EndingSink()
      try world.whileActive {
        var options = LiveRecording.Options()
        options.duration = 3_000_000
        try LiveSession(options: options, stop: -1).run(into: &sink) { _ in }
      }
      #expect(sink.ends[0]?.end == 90_000 && sink.ends[0]?.now == 90_000)
      #expect(sink.ends[1]?.end ?? 0 > 200_000)
    }

    @Test(
      "devices of one name that are touched in the same second get a file each, and --force replaces neither")
    func namesakes() throws {
      let devices = Array(repeating: Recordings.touchDrag(frames: 5), count: 3)
      for overwrites in [false, true] {
        let scratch = TemporaryFolder()
        let ending = try run(devices, to: .folder(scratch.path)) { $0.overwrites = overwrites }
        let paths = try FileIO.traces(under: scratch.path)
        #expect(ending.summaries.count == 3 && Set(ending.summaries.map(\.path)) == Set(paths))
        #expect(paths.count { $0.hasSuffix("-test-touchscreen.trace") } == 1)
        #expect(paths.count { $0.hasSuffix("-test-touchscreen-2.trace") } == 1)
        #expect(try paths.allSatisfy { try !TraceReader.trace(at: $0).isTruncated })
      }
    }

    @Test("a device that leaves makes no room in its file for another")
    func oneFile() throws {
      let scratch = TemporaryFolder()
      let path = scratch.path + "/a.trace"
      var late = Recordings.touchDrag(frames: 5).again(after: 500_000)
      late.events.removeAll { $0.timeMicroseconds < 500_000 }
      let faults: [Int: [VirtualFault]] = [0: [.unplugged(atMicroseconds: 200_000)]]
      let ending = try run([Recordings.touchDrag(frames: 5), late], to: .file(path), faults: faults) {
        $0.overwrites = true
      }
      #expect(ending.summaries.count == 1)
      #expect(try TraceReader.trace(at: path).events.last?.kind == .gap(.unplugged))
    }

    @Test("after ten silent seconds a person is told what may be wrong, once")
    func silent() throws {
      let scratch = TemporaryFolder()
      let ending = try run(
        [Recordings.touchDrag(frames: 5)], to: .file(scratch.path + "/a.trace"), faults: [0: [.silent]]
      ) { $0.duration = 60_000_000 }
      #expect(ending.notes.filter { $0.hasPrefix("no events in 10 s") }.count == 1)
      #expect(ending.notes.contains { $0.contains("grabbed") })
    }

    @Test("a seat whose devices may not be read says which group to join")
    func denied() throws {
      let scratch = TemporaryFolder()
      let denied: [VirtualFault] = [.openFails(errno: SystemError.permission)]
      let error = CaptureError.refused(node: "/dev/input/event0", errno: SystemError.permission)
      #expect(throws: error) {
        _ = try run(
          [Recordings.touchDrag(frames: 1)], to: .file(scratch.path + "/a.trace"), faults: [0: denied])
      }
      #expect("\(error)".hasPrefix("/dev/input/event0: permission denied; join group 'input'"))
    }

    @Test("nodes that cannot be opened for another reason than permission are told with that reason")
    func busy() throws {
      let scratch = TemporaryFolder()
      let faults: [Int: [VirtualFault]] = [
        0: [.openFails(errno: SystemError.busy)], 1: [.openFails(errno: SystemError.permission)],
        2: [.openFails(errno: SystemError.busy)],
      ]
      let devices = Array(repeating: Recordings.touchDrag(frames: 1), count: 3)
      #expect(
        throws: CaptureError.refused(node: "/dev/input/event0, /dev/input/event2", errno: SystemError.busy)
      ) {
        _ = try run(devices, to: .file(scratch.path + "/a.trace"), faults: faults)
      }
      let ending = try run(
        devices + [Recordings.touchDrag(frames: 1)], to: .file(scratch.path + "/b.trace"), faults: faults)
      let warnings = ending.notes.filter { $0.hasPrefix("warning: ") }
      #expect(warnings.count == 2)
      #expect(warnings.last?.contains("/dev/input/event1: permission denied") == true)
    }

    /// A sink whose first device cannot be written any more after some events, as on a disk that is full.
    private struct FullSink: TakeSink {
      var stored: [Int: Int] = [:]
      var ended: [Int] = []
      mutating func begin(_ device: InputDevice, zero: Int64) throws -> Bool { true }
      mutating func store(_ event: TraceEvent, of device: InputDevice) throws {
        stored[device.id, default: 0] += 1
        if device.id == 0, stored[0] == 6 { throw Self.error }
      }
      mutating func end(_ take: DeviceTake, at time: Int64) throws {
        if take.device.id == 0 { throw Self.error }
        ended.append(take.device.id)
      }
      static let error = FileError(path: "a", operation: .write, code: ENOSPC, description: "full")
    }

    @Test("where one file cannot be written, the others end whole, and the error is told")
    func full() throws {
      let devices = [Recordings.touchDrag(frames: 9), Recordings.touchDrag(frames: 9)]
      let world = try VirtualWorld.playing(EvdevRecording(devices: devices))
      var sink = FullSink()
      #expect(throws: FullSink.error) {
        try world.whileActive {
          var options = LiveRecording.Options()
          options.duration = 3_000_000
          try LiveSession(options: options, stop: -1).run(into: &sink) { _ in }
        }
      }
      #expect(sink.ended == [1])
    }

    @Test("a file that is there is not replaced unasked")
    func overwrite() throws {
      let scratch = TemporaryFolder()
      let path = scratch.path + "/a.trace"
      let devices = [Recordings.touchDrag(frames: 1)]
      _ = try run(devices, to: .file(path))
      let before = try FileIO.contents(of: path)
      #expect(throws: FileError.self) { _ = try run(devices, to: .file(path)) }
      #expect(try FileIO.contents(of: path) == before)
      _ = try run(devices, to: .file(path)) { $0.overwrites = true }
    }
  }
#endif
